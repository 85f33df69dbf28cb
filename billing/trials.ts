import { createHmac } from 'node:crypto';
import { trialAggregate } from '../domain/accounts/trials/decider.ts';
import { TRIALS_KEY, trialStream } from '../domain/streams.ts';
import type { ReadModels } from '../projections/read-models.ts';
import type { Stores } from '../stores/stores.ts';
import { type BillingDeps, readAccount } from './account-news.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import { type EachDone, eachByItself } from './each.ts';

/** The key under which the numbers are hashed is lost: nobody can say who had a trial. */
class NoTrialsKey extends Error {
  override readonly name = 'NoTrialsKey';
}

/**
 * The stream that remembers the trial of a CPF or CNPJ. The number is hashed with a key that is kept with the others,
 * apart from the log, and moves with them.
 */
export const trialStreamOf = async (taxId: string, { keys }: Pick<Stores, 'keys'>): Promise<string> => {
  const state = await keys.create(TRIALS_KEY);
  if (state.status !== 'present') throw new NoTrialsKey();
  return trialStream(createHmac('sha256', state.key).update(taxId).digest('hex'));
};

interface RememberingDeps extends Omit<BillingDeps, 'stores'> {
  readonly stores: Pick<Stores, 'handle' | 'log' | 'keys'>;
  readonly views: Pick<ReadModels, 'accounts'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Remembers the trials of accounts that signed up before they were remembered, each by itself. Repeated, it has no effect;
 * an account whose payer is forgotten is left out, since nobody knows the number any more.
 */
export const rememberTrials = (deps: RememberingDeps, lost: AbortSignal): Promise<EachDone> =>
  eachByItself(
    accountsInPages(deps.views.accounts),
    async ({ id: accountId, facts }) => {
      if (facts.trialEndsAt === null || facts.signingUp) return false;
      const payer = (await readAccount(deps, accountId))?.payer ?? null;
      if (payer === null) return false;
      const { stores, now, newId } = deps;
      const stream = await trialStreamOf(payer.cpf, stores);
      // Whoever has it already keeps it.
      const metadata = { at: now(), by: null, accountId, correlationId: newId(), causationId: null };
      const claim = { type: 'ClaimTrial', accountId, instead: null } as const;
      const claimed = await stores.handle(trialAggregate, stream, claim, { metadata });
      return claimed.ok && claimed.events.length > 0;
    },
    deps.onError,
    lost,
  );
