import { DateTime } from 'luxon';
import { dayOf, isoOf } from '../units/day.ts';
import { dayInSaoPaulo } from '../words/today.ts';
import type { AccountFacts } from './account.ts';

/** From the sign-up on, 24 hours each. */
export const TRIAL_DAYS = 7;

/** When the trial of somebody who signs up on `now` ends (ISO 8601). */
export const trialEndOf = (now: string): string =>
  DateTime.fromISO(now, { zone: 'utc' }).plus({ days: TRIAL_DAYS }).toJSDate().toISOString();

type Beginning = Pick<AccountFacts, 'trialEndsAt' | 'signedUpOn'>;

/**
 * The day (`YYYY-MM-DD`, in São Paulo) on which the first charge to a card is due: the one after the day on which the
 * trial ends, so that nothing is charged within it; without a trial the day of the sign-up. Null: of an account that
 * nobody signed up for. Every charge, mail and screen that names the day asks here.
 */
export const firstChargeOn = ({ trialEndsAt, signedUpOn }: Beginning): string | null =>
  trialEndsAt === null ? signedUpOn : isoOf(dayOf(dayInSaoPaulo(trialEndsAt)) + 1);

/** Whether an account may be used without having paid: to the end of the day on which its first charge is due. */
export const isTrying = (facts: Beginning, now: string): boolean => {
  const day = firstChargeOn(facts);
  return facts.trialEndsAt !== null && day !== null && dayInSaoPaulo(now) <= day;
};
