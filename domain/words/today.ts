import { DateTime } from 'luxon';

/** The product's calendar: today is the day in São Paulo. */
export const TIME_ZONE = 'America/Sao_Paulo';

/** The day of an instant (ISO 8601) in São Paulo, `YYYY-MM-DD`. */
export const dayInSaoPaulo = (instant: string): string =>
  DateTime.fromISO(instant, { zone: TIME_ZONE }).toFormat('yyyy-MM-dd');
