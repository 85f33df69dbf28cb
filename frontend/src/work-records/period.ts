import type { Calculation } from '../../../domain/api/calculations.ts';
import type { Span } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { countPeriods } from '../../../domain/law/time/count.ts';
import { formatCount, formatDate, formatSpan } from '../../../domain/words/format.ts';
import { recordTexts as texts } from './texts.ts';

/** '03/02/2014 – 20/11/2019', or '– hoje' while the record is running. */
export const periodText = ({ ingressDate, egressDate }: Pick<WorkRecord, 'ingressDate' | 'egressDate'>): string =>
  `${formatDate(ingressDate)} – ${egressDate === null ? texts.openEnd : formatDate(egressDate)}`;

/** The contribution time that the record brings by itself up to `asOf`, counted as the calculation counts. */
export const timeOf = (record: WorkRecord, asOf: string, method: Calculation['countingMethod']): Span =>
  countPeriods([record], { until: asOf, method }).contributionTime;

/** A span of the 365-day count names its days exactly; a calendar span does not. */
const daysOf = ({ years, months, days }: Span): number => years * 365 + months * 30 + days;

/** '34 anos, 3 meses e 28 dias · 12.528 dias', so that a single record says what the totals say. */
export const durationText = (record: WorkRecord, asOf: string, method: Calculation['countingMethod']): string => {
  if ((record.egressDate ?? asOf) < record.ingressDate || record.ingressDate > asOf) return '—';
  const time = timeOf(record, asOf, method);
  return method === 'days365' ? `${formatSpan(time)} · ${texts.days(daysOf(time))}` : formatSpan(time);
};

/** What was added to the days of the period and taken off them; null where neither was. */
export const includedText = ({ addition, deduction1, deduction2, deduction3 }: WorkRecord): string | null => {
  const deducted = deduction1 + deduction2 + deduction3;
  const parts = [
    addition > 0 ? texts.withAddition(formatCount(2 * addition), formatCount(addition)) : null,
    deducted > 0 ? texts.withDeductions(texts.days(deducted)) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
};
