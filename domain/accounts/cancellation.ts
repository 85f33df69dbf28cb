import { DateTime } from 'luxon';
import { centsOf } from '../units/money.ts';
import { dayInSaoPaulo, TIME_ZONE } from '../words/today.ts';
import type { AccountFacts, OpenAccount } from './account.ts';
import type { AccountCommand } from './commands.ts';
import type { AccountEvent } from './events.ts';
import { refundOf } from './refund.ts';

/**
 * What a cancellation comes to: the contract is over, and so is access if what was paid goes back. What it asks of the
 * provider is noted with it: the end of all charges, and each refund.
 */
export const cancel = (
  { now, reason, wantsContact }: Extract<AccountCommand, { type: 'CancelSubscription' }>,
  { accountId, facts }: OpenAccount,
): readonly AccountEvent[] => {
  const refund = refundOf(facts, now);
  const refunded = refund.ground !== null;
  const what = { day: dayInSaoPaulo(now), repeatable: true, at: now } as const;
  const asked = (purpose: 'removal' | 'refund', reference: string, amountInCents: number | null): AccountEvent => ({
    type: 'OutsideAttempted',
    data: { ...what, attemptId: `${purpose}-${reference}`, purpose, reference, amountInCents },
  });
  return [
    {
      type: 'SubscriptionCancelled',
      // With the money back it ends at once, and the time for which the data are kept begins.
      data: { accessUntil: refunded ? now : accessUntil(facts, now), refunded, wantsContact, personal: { reason } },
    },
    ...(facts.customerId === null ? [] : [asked('removal', accountId, null)]),
    ...refund.invoices.map(({ invoiceId, value }) => asked('refund', invoiceId, centsOf(value))),
  ];
};

/** Whether the account bought something that was not cancelled. */
export const isUnderContract = ({ origin, cancellation }: Pick<AccountFacts, 'origin' | 'cancellation'>): boolean =>
  origin === 'registered' && cancellation === null;

/** After a cancellation access lasts to the end of the trial, of the paid time or of the licence (ISO 8601). */
export const accessUntil = (facts: AccountFacts, now: string): string => {
  const ends = [
    now,
    facts.paymentType === 'PIX' ? null : facts.trialEndsAt,
    dayAfter(facts.paidUntil),
    dayAfter(facts.licenceExpiryDate),
  ];
  return ends.reduce<string>((latest, end) => (end !== null && end > latest ? end : latest), now);
};

/** The instant at which the day after begins in São Paulo. */
const dayAfter = (day: string | null): string | null =>
  day === null
    ? null
    : DateTime.fromISO(day, { zone: TIME_ZONE }).plus({ days: 1 }).startOf('day').toJSDate().toISOString();
