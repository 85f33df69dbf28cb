import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream } from '../domain/streams.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import { type Behalf, run } from './commands.ts';

/** Notes an unpaid invoice as given up, once the provider has done so. */
export const noteGivenUp = async (behalf: Behalf, accountId: string, invoiceId: string): Promise<void> => {
  await run({ ...behalf, expectedRevision: undefined }, accountAggregate, accountStream(accountId), {
    type: 'NotePayment',
    invoiceId,
    status: 'cancelled',
    reportedAt: null,
    paidOn: dayInSaoPaulo(behalf.deps.now()),
  });
};
