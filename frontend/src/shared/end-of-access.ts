import { formatDate, formatInstant } from '../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';

/** Until when there is access: '28/12/2026' where that day is the last whole one, else with the time. */
export const endOfAccess = (instant: string): string => {
  const lastDay = dayInSaoPaulo(new Date(new Date(instant).getTime() - 1).toISOString());
  return lastDay === dayInSaoPaulo(instant) ? formatInstant(instant) : formatDate(lastDay);
};
