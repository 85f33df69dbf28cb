/** The border of the library: nothing that is not a date, a span or a number passes, so that no answer is ever NaN. */
import { LawError } from './errors.ts';
import type { LawInput, StatedSpans } from './input.ts';
import type { PeriodToCount } from './time/count.ts';
import { dayOf, isoOf } from './time/day.ts';
import type { Span } from './time/span.ts';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && ISO_DATE.test(value) && isoOf(dayOf(value)) === value;

/** A day of the civil calendar, `YYYY-MM-DD`. */
export function checkDate(value: string, field: string): void {
  if (!isDate(value)) throw new LawError('InvalidDate', field, `data inválida (${String(value)}); use AAAA-MM-DD`);
}

const checkDateOrNull = (value: string | null, field: string): void => {
  if (value !== null) checkDate(value, field);
};

/** A finite number, not below zero unless `least` says so. */
export function checkNumber(value: number, field: string, least = 0): void {
  if (!Number.isFinite(value) || value < least) {
    throw new LawError('InvalidNumber', field, `número inválido (${String(value)})`);
  }
}

/** Amounts in BRL, none below zero. */
export function checkAmounts(values: readonly number[], field = 'values'): void {
  values.forEach((value, index) => {
    checkNumber(value, `${field}.${index}`);
  });
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** Whole years, months and days, none below zero. */
export function checkSpan(span: Span, field: string): void {
  if (!isCount(span?.years) || !isCount(span.months) || !isCount(span.days)) {
    throw new LawError('InvalidSpan', field, 'anos, meses e dias devem ser inteiros não negativos');
  }
}

const STATED: readonly (keyof StatedSpans)[] = [
  'contributionTime',
  'publicServiceTime',
  'teachingTime',
  'carreerTime',
  'positionTime',
  'specialTime',
  'policeTime',
  'disabledTime',
  'disabledModerateTime',
  'disabledLowTime',
];

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

const isMonth = (month: string): boolean => /^(0[1-9]|1[0-3])$/.test(month);

/** The dates, deductions and salaries of a record; what is absent is not looked at. */
export function checkPeriod(record: PeriodToCount, field: string): void {
  checkDate(record.ingressDate, `${field}.ingressDate`);
  checkDateOrNull(record.egressDate, `${field}.egressDate`);
  checkNumber(record.deduction1 ?? 0, `${field}.deduction1`);
  checkNumber(record.deduction2 ?? 0, `${field}.deduction2`);
  checkNumber(record.deduction3 ?? 0, `${field}.deduction3`);
  checkNumber(record.addition ?? 0, `${field}.addition`);
  for (const { month, year, value, readValue } of record.salaries ?? []) {
    if (!isMonth(month) || !isCount(year)) {
      throw new LawError('InvalidInput', `${field}.salaries`, `mês inválido (${month}/${year}); use 01 a 12, ou 13`);
    }
    const read = readValue ?? 0;
    // A name for each of a thousand months is only made when one is refused.
    if (isAmount(value) && isAmount(read)) continue;
    checkNumber(value, `${field}.salaries.${month}/${year}`);
    checkNumber(read, `${field}.salaries.${month}/${year}`);
  }
}

/** Every date, span and amount of a case. Throws a `LawError` that names the first one that cannot be read. */
export function checkLawInput(input: LawInput): void {
  const { person, calculation } = input;
  checkDate(input.calculationDate, 'calculationDate');
  checkDate(input.settings.specialTimeUntil, 'settings.specialTimeUntil');
  checkDateOrNull(person.birthDate, 'person.birthDate');
  checkDateOrNull(person.disablementDate, 'person.disablementDate');
  checkDateOrNull(calculation.registrationDate, 'calculation.registrationDate');
  checkDateOrNull(calculation.publicServiceIngressDate, 'calculation.publicServiceIngressDate');
  checkDateOrNull(input.regime?.reformDate ?? null, 'regime.reformDate');
  for (const key of STATED) checkSpan(calculation[key], `calculation.${key}`);
  for (const { date } of input.earlierTotals ?? []) checkDate(date, 'earlierTotals.date');
  input.workRecords.forEach((record, index) => {
    checkPeriod(record, `workRecords.${index}`);
  });
}
