/** Which work goes on after the calculation date, and whether its pay does. */
import { type Day, dayOf } from '../units/day.ts';
import type { WorkRecord } from './work-records.ts';

export const isRunning = ({ egressDate }: Pick<WorkRecord, 'egressDate'>, on: Day): boolean =>
  egressDate === null || dayOf(egressDate) > on;

/** Unpaid work of a segurado especial: a remuneration would make time of what is none. */
const isUnpaidRural = ({ isRural, isQualifyingPeriod }: Pick<WorkRecord, 'isRural' | 'isQualifyingPeriod'>): boolean =>
  isRural && !isQualifyingPeriod;

/** A record whose pay is received until the day of asking, known or not. */
export const payGoesOn = (
  record: Pick<WorkRecord, 'egressDate' | 'isRural' | 'isQualifyingPeriod' | 'regimeType'>,
  regimeType: WorkRecord['regimeType'],
  on: Day,
): boolean => record.regimeType === regimeType && isRunning(record, on) && !isUnpaidRural(record);
