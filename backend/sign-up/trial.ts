import { trialStreamOf } from '../../billing/trials.ts';
import { accountAggregate } from '../../domain/accounts/decider.ts';
import { trialEndOf } from '../../domain/accounts/trial.ts';
import { trialAggregate } from '../../domain/accounts/trials/decider.ts';
import { accountStream } from '../../domain/streams.ts';
import { type Behalf, type Refused, run } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { loadStream } from '../streams.ts';

/** The account whose trial it is, and whether that account ever came to be. */
const holderOf = async (stream: string, { stores }: Pick<Deps, 'stores'>) => {
  const accountId = (await loadStream(stores.log, trialAggregate, stream))?.state.accountId ?? null;
  if (accountId === null) return { accountId, counts: false };
  const account = (await loadStream(stores.log, accountAggregate, accountStream(accountId)))?.state;
  return { accountId, counts: account !== undefined && account.phase !== 'unknown' && account.phase !== 'abandoned' };
};

/** Whether somebody with that CPF or CNPJ still has a trial before them. */
export const hasTrialAhead = async (taxId: string, deps: Pick<Deps, 'stores'>): Promise<boolean> =>
  !(await holderOf(await trialStreamOf(taxId, deps.stores), deps)).counts;

/**
 * Claims the trial of a CPF or CNPJ for an account about to be made. Returns when it ends; null: another account had it,
 * also one that was erased since, and the first charge is due today.
 */
export const claimTrial = async (
  behalf: Behalf,
  taxId: string,
  accountId: string,
): Promise<{ readonly ok: true; readonly endsAt: string | null } | Refused> => {
  const { deps } = behalf;
  const stream = await trialStreamOf(taxId, deps.stores);
  const holder = await holderOf(stream, deps);
  const instead = holder.counts ? null : holder.accountId;
  const claimed = await run(behalf, trialAggregate, stream, { type: 'ClaimTrial', accountId, instead });
  if (!claimed.ok) return claimed;
  return { ok: true, endsAt: claimed.state.accountId === accountId ? trialEndOf(deps.now()) : null };
};
