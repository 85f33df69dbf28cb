/** Work insured abroad: time for a right by totalisation in the RGPS, and for nothing else. */
import type { TimeAbroad } from '../../law/input/input.ts';
import { messages } from '../../words/messages.ts';
import type { WorkRecord } from './work-record.ts';

export const isInBrazil = ({ country = null }: Partial<Pick<WorkRecord, 'country'>>): boolean => country === null;

/** The time of the records of other countries, as the law reads it. */
export const timeAbroadOf = (records: readonly WorkRecord[]): TimeAbroad[] =>
  records.flatMap(({ country, ingressDate, egressDate, isQualifyingPeriod, deduction1, deduction2, deduction3 }) =>
    country === null
      ? []
      : [{ country, ingressDate, egressDate, isQualifyingPeriod, deduction1, deduction2, deduction3 }],
  );

/** What only Brazilian work can be; each makes another kind of time or of pay of a record. */
const ONLY_IN_BRAZIL = [
  'isPublicService',
  'isTeaching',
  'isCurrentCareer',
  'isCurrentPosition',
  'isSpecialTime',
  'isPoliceTime',
  'isDisabled',
  'isRural',
] as const satisfies readonly (keyof WorkRecord)[];

/** What a record of another country says that it cannot be, field → sentence; nothing of a Brazilian one. */
export const impossibleAbroad = (record: WorkRecord): Record<string, string> => {
  if (isInBrazil(record)) return {};
  const refusals: Record<string, string> = {};
  if (record.regimeType === 'RPPS') refusals.regimeType = messages.abroadOnlyInRgps;
  if (record.salaries.length > 0) refusals.salaries = messages.noRemunerationsAbroad;
  for (const name of ONLY_IN_BRAZIL) if (record[name]) refusals[name] = messages.notOfTimeAbroad;
  if (record.contributionPlan !== 'normal') refusals.contributionPlan = messages.notOfTimeAbroad;
  if (record.lateMonths !== null) refusals.lateMonths = messages.notOfTimeAbroad;
  if (record.addition > 0) refusals.addition = messages.notOfTimeAbroad;
  return refusals;
};
