import type { Invoice } from '../accounts/account.ts';
import { planChanged, planRefused, received, welcome } from './money/bought.ts';
import { goesOn, isAmong, statusOf } from './money/invoices.ts';
import { cancelled, differencePaid, ended, erasureWithdrawn, refunded } from './money/leaving.ts';
import type { MoneyNotice } from './money/notice.ts';
import { ahead, failed, unpaid } from './money/to-pay.ts';
import type { NoticedAccount } from './noticed.ts';

/** What an office is to be told of its money now, whether or not it was; `now` an instant. */
export const moneyNotices = (account: NoticedAccount, now: string): readonly MoneyNotice[] => [
  ...welcome(account, now),
  ...planChanged(account.facts, now),
  ...planRefused(account.facts, now),
  ...received(account, now),
  ...disputed(account, now).map(
    ({ invoiceId, value }) =>
      ({
        id: `disputed-${invoiceId}`,
        kind: 'paymentDisputed',
        value,
        status: statusOf(account.facts, now),
        goesOn: goesOn(account.facts),
      }) as const,
  ),
  ...failed(account.facts, now),
  ...unpaid(account, now),
  ...ahead(account.facts, now),
  ...cancelled(account, now),
  ...refunded(account, now),
  ...differencePaid(account.facts, now),
  ...erasureWithdrawn(account, now),
  ...ended(account, now),
];

/** What the administrators of the installation are to be told of an account: a dispute has a few days to be answered. */
export const administratorNotices = (account: NoticedAccount, now: string): readonly MoneyNotice[] =>
  disputed(account, now).map(({ invoiceId, value, originalDueDate: dueOn }) => ({
    id: `chargeback-${invoiceId}`,
    kind: 'chargeback',
    account: account.name,
    value,
    dueOn,
  }));

const disputed = ({ facts, disputes }: NoticedAccount, now: string): readonly Invoice[] =>
  facts.invoices.filter(({ status }) => status === 'disputed').filter(isAmong(disputes, now));
