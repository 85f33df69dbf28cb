import { DateTime } from 'luxon';
import { TIME_ZONE } from '../words/today.ts';
import type { AccountFacts } from './account.ts';

/** Offered on what was paid by PIX, as long as the trial lasts. */
export const isRefundable = ({ paymentType, trialEndsAt, invoices }: AccountFacts, now: string): boolean =>
  paymentType === 'PIX' &&
  trialEndsAt !== null &&
  now < trialEndsAt &&
  invoices.some(({ status }) => status === 'paid' || status === 'received');

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
