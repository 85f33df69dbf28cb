import { GatewayUnavailable } from './port.ts';

export interface EachDone {
  /** For how many the work did something. */
  readonly done: number;
  readonly failed: number;
}

/** So many accounts in a row for which the provider cannot be used: it is away for all of them. */
const MOST_IN_A_ROW = 5;

/**
 * Runs work for one account after another. What fails is reported and holds up nobody else, unless the provider is away
 * for all: its key is refused, or several in a row fail of it. Throws at the end what kept the provider from answering, so
 * that the job counts as failed.
 */
export const eachByItself = async <Account>(
  accounts: AsyncIterable<Account> | Iterable<Account>,
  work: (account: Account) => Promise<boolean>,
  onError: (error: unknown) => void,
  lost: AbortSignal,
): Promise<EachDone> => {
  let done = 0;
  let failed = 0;
  let inARow = 0;
  let trouble: GatewayUnavailable | null = null;
  for await (const account of accounts) {
    if (lost.aborted) break;
    try {
      if (await work(account)) done += 1;
      inARow = 0;
    } catch (error) {
      failed += 1;
      if (!(error instanceof GatewayUnavailable)) {
        onError(error);
        continue;
      }
      trouble ??= error;
      inARow += 1;
      if (error.trouble === 'key refused' || inARow === MOST_IN_A_ROW) break;
    }
  }
  if (trouble !== null) throw trouble;
  return { done, failed };
};
