import { mayTryAgain } from '../domain/accounts/attempts.ts';
import { chargeDue } from '../domain/accounts/charges.ts';
import { readAccount } from './account-news.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import { alone } from './alone.ts';
import { chargeAccount } from './charge.ts';
import { type EachDone, eachByItself } from './each.ts';
import type { OutsideDeps } from './outside.ts';

/**
 * Charges every account for which something is due that the provider does not charge by itself, each by itself: what one
 * of them fails of is kept with it, tried again later and later, and holds up nobody else.
 */
export const chargeAllDue = (deps: OutsideDeps, lost: AbortSignal): Promise<EachDone> =>
  eachByItself(
    accountsInPages(deps.views.accounts),
    async ({ id, facts }) => {
      if (facts.signingUp || chargeDue(facts, deps.now()) === null) return false;
      return alone(deps, id, async () => {
        // As its stream has it: the view may be behind.
        const account = await readAccount(deps, id);
        const due = account === null || account.facts.signingUp ? null : chargeDue(account.facts, deps.now());
        if (account === null || due === null) return false;
        const failed = account.facts.attempts.filter(
          ({ purpose, outcome }) => purpose === 'charge' && outcome !== 'open',
        );
        if (!failed.every((one) => mayTryAgain(one, deps.now()))) return false;
        return (await chargeAccount(deps, account, due)).ok;
      });
    },
    deps.onError,
    lost,
  );
