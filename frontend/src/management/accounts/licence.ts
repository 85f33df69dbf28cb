import type { Account } from '../../../../domain/api/accounts.ts';
import { dayOf, elapsed } from '../../../../domain/units/day.ts';
import { formatDate, formatSpan } from '../../../../domain/words/format.ts';
import { accountTexts as texts } from './texts.ts';

/** Whether the last day of the licence is over on `today`, a 'YYYY-MM-DD'. */
export const isExpired = ({ licenceExpiryDate }: Account, today: string): boolean =>
  licenceExpiryDate !== null && licenceExpiryDate < today;

/** Until when a licence lasts, and how much of it is left. Without a day only an active one has no end. */
export const licenceLines = (account: Account, today: string): readonly string[] => {
  const { licenceExpiryDate: lastDay, status } = account;
  if (lastDay === null) return [texts.withoutDay[status]];
  if (isExpired(account, today)) {
    // Access goes on for a week after an unpaid day.
    return status === 'INACTIVE'
      ? [texts.expired(formatDate(lastDay))]
      : [texts.paidUntil(formatDate(lastDay)), texts.unpaid];
  }
  // Whatever is left of it, as of one that was cancelled or closed.
  if (status === 'INACTIVE') return [formatDate(lastDay), texts.noAccess];
  const remaining =
    lastDay === today ? texts.lastDay : texts.remaining(formatSpan(elapsed(dayOf(today), dayOf(lastDay))));
  return [formatDate(lastDay), remaining];
};
