import type { Calculation } from '../../../domain/api/calculations.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { formatDate, formatSpan } from '../../../domain/words/format.ts';
import { recordTexts as texts } from './texts.ts';

/** '03/02/2014 – 20/11/2019', or '– hoje' while the record is running. */
export const periodText = ({ ingressDate, egressDate }: Pick<WorkRecord, 'ingressDate' | 'egressDate'>): string =>
  `${formatDate(ingressDate)} – ${egressDate === null ? texts.openEnd : formatDate(egressDate)}`;

/**
 * '34 anos, 3 meses e 28 dias · 12.528 dias': what the record adds to the total, as the calculation counts. By the calendar
 * a span says no number of days.
 */
export const durationText = (
  { days, grossDays, time, country }: Pick<WorkRecord, 'days' | 'grossDays' | 'time' | 'country'>,
  method: Calculation['countingMethod'],
): string => {
  if (country !== null) return texts.daysAbroad;
  if (days === 0 && grossDays === 0) return '—';
  return method === 'days365' ? `${formatSpan(time)} · ${texts.days(days)}` : formatSpan(time);
};
