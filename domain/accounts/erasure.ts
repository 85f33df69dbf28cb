import { DateTime } from 'luxon';
import { dayInSaoPaulo, TIME_ZONE } from '../words/today.ts';
import type { AccountFacts } from './account.ts';

/** How long the data of a cancelled account are kept after its access ended. */
export const MONTHS_AFTER_CANCELLATION = 3;
/** How long before the end of those months the office is warned. */
export const DAYS_ANNOUNCED = 15;
/** How long an office may take back that everything be erased. */
export const HOURS_TO_WITHDRAW = 48;
/** By when it is done, as the terms promise: the rest of the time is for what is in the way. */
export const HOURS_UNTIL_ERASED = 72;

type Ending = Pick<AccountFacts, 'isAdministrators' | 'cancellation' | 'erasureRequestedAt' | 'attempts'>;

/** What an office asked for: until when it may take it back, and by when it is done. Instants, ISO 8601. */
export interface RequestedErasure {
  readonly requestedAt: string;
  readonly withdrawUntil: string;
  readonly doneBy: string;
}

const after = (instant: string, hours: number): string =>
  DateTime.fromISO(instant, { zone: 'utc' }).plus({ hours }).toJSDate().toISOString();

export const requestedErasure = ({ isAdministrators, erasureRequestedAt: at }: Ending): RequestedErasure | null =>
  at === null || isAdministrators
    ? null
    : { requestedAt: at, withdrawUntil: after(at, HOURS_TO_WITHDRAW), doneBy: after(at, HOURS_UNTIL_ERASED) };

/** The day, in São Paulo, three months after a cancelled account lost access; null: it was not cancelled. */
export const endOfKeeping = ({ isAdministrators, cancellation }: Ending): string | null =>
  cancellation === null || isAdministrators
    ? null
    : DateTime.fromISO(cancellation.accessUntil, { zone: TIME_ZONE })
        .plus({ months: MONTHS_AFTER_CANCELLATION })
        .toFormat('yyyy-MM-dd');

/** The first day (`YYYY-MM-DD`, in São Paulo) on which everything of an account may be erased; null: it is not to be. */
export const eraseOn = (facts: Ending): string | null => {
  const requested = requestedErasure(facts);
  const days = [endOfKeeping(facts), requested === null ? null : dayInSaoPaulo(requested.withdrawUntil)];
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
};

/** Money that goes back and is not there yet: nobody would know afterwards to whom. */
const isRefunding = ({ attempts }: Ending): boolean => attempts.some(({ purpose }) => purpose === 'refund');

/** Whether everything of an account is to be erased on `now` (ISO 8601); a refund under way is finished first. */
export const isErasureDue = (facts: Ending, now: string): boolean => {
  const requested = requestedErasure(facts);
  const day = endOfKeeping(facts);
  const isTime = (requested !== null && now >= requested.withdrawUntil) || (day !== null && day <= dayInSaoPaulo(now));
  return isTime && !isRefunding(facts);
};
