import { DateTime } from 'luxon';

/** The product's calendar: today is the day in São Paulo. */
export const TIME_ZONE = 'America/Sao_Paulo';

const dayOfInstant = (instant: string): string => DateTime.fromISO(instant, { zone: TIME_ZONE }).toFormat('yyyy-MM-dd');

/** As the clock writes it. All minutes of an hour have one day: São Paulo's offsets are whole hours. */
const ofTheClock = /^(20\d\d-\d\d-\d\dT\d\d):[0-5]\d:[0-5]\d\.\d{3}Z$/;
const HOURS_KEPT = 1_000;
const daysOfHours = new Map<string, string>();

/** The day of an instant (ISO 8601) in São Paulo, `YYYY-MM-DD`. */
export const dayInSaoPaulo = (instant: string): string => {
  const hour = ofTheClock.exec(instant)?.[1];
  if (hour === undefined) return dayOfInstant(instant);
  const known = daysOfHours.get(hour);
  if (known !== undefined) return known;
  if (daysOfHours.size >= HOURS_KEPT) daysOfHours.clear();
  const day = dayOfInstant(instant);
  daysOfHours.set(hour, day);
  return day;
};
