import { DateTime } from 'luxon';
import { dayOf, isoOf } from '../units/day.ts';
import type { AccountFacts } from './account.ts';

const earlierDay = <Day extends string | null>(day: Day, days: number): string | Day =>
  day === null ? day : isoOf(dayOf(day) - days);

const earlierInstant = <Instant extends string | null>(instant: Instant, days: number): string | Instant =>
  instant === null ? instant : (DateTime.fromISO(instant, { zone: 'utc' }).minus({ days }).toISO() ?? instant);

/** The facts as they would be had everything happened so many days earlier. */
export const aged = (facts: AccountFacts, days: number): AccountFacts => ({
  ...facts,
  planChangedAt: earlierInstant(facts.planChangedAt, days),
  trialEndsAt: earlierInstant(facts.trialEndsAt, days),
  signedUpOn: earlierDay(facts.signedUpOn, days),
  licenceExpiryDate: earlierDay(facts.licenceExpiryDate, days),
  paidUntil: earlierDay(facts.paidUntil, days),
  invoices: facts.invoices.map((invoice) => ({
    ...invoice,
    originalDueDate: earlierDay(invoice.originalDueDate, days),
    covers: { ...invoice.covers, from: earlierDay(invoice.covers.from, days) },
    paidUntil: earlierDay(invoice.paidUntil, days),
    reportedAt: earlierInstant(invoice.reportedAt, days),
    valuedAt: earlierInstant(invoice.valuedAt, days),
    payment: invoice.payment && { ...invoice.payment, on: earlierDay(invoice.payment.on, days) },
  })),
  contract: { ...facts.contract, on: earlierDay(facts.contract.on, days) },
  attempts: facts.attempts.map((attempt) => ({
    ...attempt,
    day: earlierDay(attempt.day, days),
    at: earlierInstant(attempt.at, days),
    lastAt: earlierInstant(attempt.lastAt, days),
  })),
  erasureRequestedAt: earlierInstant(facts.erasureRequestedAt, days),
  cancellation:
    facts.cancellation === null
      ? null
      : { ...facts.cancellation, accessUntil: earlierInstant(facts.cancellation.accessUntil, days) },
});
