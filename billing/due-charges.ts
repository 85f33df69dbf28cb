import { chargeDue } from '../domain/accounts/charges.ts';
import type { ReadModels } from '../projections/read-models.ts';
import { type BillingDeps, readAccount } from './account-news.ts';
import { accountsInPages } from './accounts-in-pages.ts';
import { chargeAccount } from './charge.ts';
import type { PaymentGateway } from './port.ts';

/**
 * Charges every account for which something is due that the provider does not charge by itself. One that the provider
 * refuses does not hold up the others. Returns how many were charged. Throws GatewayUnavailable.
 */
export const chargeAllDue = async (
  deps: BillingDeps & { readonly views: Pick<ReadModels, 'accounts'> },
  gateway: PaymentGateway,
  lost: AbortSignal,
): Promise<number> => {
  let charged = 0;
  for await (const { id, facts } of accountsInPages(deps.views.accounts)) {
    if (lost.aborted) return charged;
    if (facts.signingUp || chargeDue(facts, deps.now()) === null) continue;
    // As its stream has it: the view may be behind.
    const account = await readAccount(deps, id);
    const due = account === null || account.facts.signingUp ? null : chargeDue(account.facts, deps.now());
    if (account === null || due === null) continue;
    const made = await chargeAccount(deps, gateway, account, due);
    if (made.ok) charged += 1;
  }
  return charged;
};
