import type { z } from 'zod';
import type { registerChoice } from '../api/cnis.ts';
import type { ContributionPlan, Salary } from '../api/work-records.ts';
import { divide, mayDivideOn } from '../calculations/work-records/division.ts';
import { takeMonths } from '../calculations/work-records/remunerations.ts';
import type { NewWorkRecord } from '../calculations/work-records/work-record.ts';
import { dayOf, isoOf, monthOf } from '../units/day.ts';
import { formatMonthRanges, readMonthRanges } from '../units/month.ts';
import type { CnisLink } from './link.ts';
import { firstMonthThatCounts, type MonthKey } from './months.ts';
import type { CnisPlanStretch, CnisRegister } from './register.ts';
import { isRuralRegister } from './rural-time.ts';

/** What the adviser decided about one register; what is not said is as read. */
export type RegisterChoice = z.output<typeof registerChoice>;

const keyOf = ({ year, month }: Pick<Salary, 'year' | 'month'>): MonthKey => `${year}-${month}`;

const missingMonths = ({ warnings }: CnisRegister): Salary[] =>
  warnings.flatMap(({ code, month, year }) =>
    code === 'missing' && month !== null && year !== null ? [{ month, year, value: 0 }] : [],
  );

/**
 * The remunerations that a record takes from a register, or from the adviser's own list: without the months before the
 * Real, which enter no average, and with the months that the extract lacks as 0,00 where that was asked for.
 */
export const remunerationsOf = (
  register: CnisRegister,
  { salaries = register.salaries }: Pick<RegisterChoice, 'salaries'>,
  includeMissing: boolean,
): Salary[] => {
  const said = new Set(salaries.map(keyOf));
  const missing = includeMissing ? missingMonths(register).filter((salary) => !said.has(keyOf(salary))) : [];
  return [...salaries, ...missing].filter((salary) => keyOf(salary) >= firstMonthThatCounts);
};

/** The first day as said or as read; null where neither says it. */
export const ingressDateOf = (register: CnisRegister, choice: RegisterChoice): string | null =>
  choice.ingressDate ?? register.ingressDate;

/** How many records the choices make at most: one for each plan by which a register was paid. */
export const mostRecordsOf = (registers: readonly CnisRegister[], choices: readonly RegisterChoice[]): number =>
  choices.reduce((sum, { register }) => sum + Math.max(1, registers[register]?.contributionPlans.length ?? 0), 0);

/**
 * The records that a register becomes: one, or one for each plan where the plan changed and nobody named one. Servants
 * know no plans.
 * @param ingressDate as {@link ingressDateOf} gives it
 */
export const recordsOfRegister = (
  register: CnisRegister,
  choice: RegisterChoice,
  { ingressDate, link, includeMissing }: { ingressDate: string; link: CnisLink; includeMissing: boolean },
): readonly NewWorkRecord[] => {
  const { register: _place, workRecordId: _known, contributionPlan, ...said } = choice;
  const regimeType = said.regimeType ?? register.regimeType;
  const salaries = remunerationsOf(register, said, includeMissing);
  const isRural = said.isRural ?? isRuralRegister(register);
  const isNoCarencia = isIncapacity(register) || (isRural && isRuralRegister(register) && salaries.length === 0);
  const whole: Whole = {
    ...(isNoCarencia ? { isQualifyingPeriod: false } : {}),
    ...(isRural ? { isRural } : {}),
    ...said,
    companyName: said.companyName ?? register.companyName,
    regimeType,
    ingressDate,
    egressDate: said.egressDate === undefined ? register.egressDate : said.egressDate,
    isPublicService: said.isPublicService ?? regimeType === 'RPPS',
    salaries,
    cnisLink: link,
    cnisIndicators: register.noted,
    lateMonths: said.lateMonths === undefined ? register.lateMonths : said.lateMonths,
  };
  if (regimeType !== 'RGPS') return [{ ...whole, lateMonths: null }];
  if (contributionPlan !== undefined) return [{ ...whole, contributionPlan }];
  return dividedByPlan(whole, register.contributionPlans).map(withOwnLateMonths);
};

/** Time, and no carência. @see Decreto 3.048/1999, art. 19-C, § 1 */
const isIncapacity = ({ warnings }: CnisRegister): boolean =>
  warnings.some(({ code }) => code === 'incapacityBetween' || code === 'incapacityLast');

/** Those of the days of the record. */
const withOwnLateMonths = (record: Part): Part => {
  const late = readMonthRanges(record.lateMonths ?? '') ?? [];
  const first = monthOf(dayOf(record.ingressDate));
  const last = record.egressDate === null ? Number.POSITIVE_INFINITY : monthOf(dayOf(record.egressDate));
  const own = late.filter((month) => first <= month && month <= last);
  return { ...record, lateMonths: own.length === 0 ? null : formatMonthRanges(own) };
};

type Whole = NewWorkRecord & { readonly egressDate: string | null; readonly salaries: Salary[] };
type Part = Whole & { readonly contributionPlan: ContributionPlan };

/** A record cut where its plan changes; months without a contribution stay with what came before them. */
const dividedByPlan = (whole: Whole, [first, ...others]: readonly CnisPlanStretch[]): readonly Part[] => {
  const parts: Part[] = [];
  let rest: Part = { ...whole, contributionPlan: first?.plan ?? 'normal' };
  for (const { from, plan } of others) {
    const dayBefore = isoOf(dayOf(`${from}-01`) - 1);
    if (rest.egressDate !== null && dayBefore >= rest.egressDate) break;
    if (mayDivideOn(rest, dayBefore)) {
      const { firstEgressDate, secondIngressDate, movedToSecond } = divide(rest, dayBefore);
      const { kept, taken } = takeMonths(rest.salaries, movedToSecond);
      parts.push({ ...rest, egressDate: firstEgressDate, salaries: kept });
      rest = { ...rest, ingressDate: secondIngressDate, salaries: taken };
    }
    rest = { ...rest, contributionPlan: plan };
  }
  return [...parts, rest];
};
