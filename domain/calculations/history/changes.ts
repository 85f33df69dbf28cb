import { sameValue } from '../../changes.ts';
import type { MonthParts } from '../../units/month.ts';
import { THIRTEENTH } from '../../units/month.ts';
import { type FieldWords, inWords } from '../../words/field-words.ts';
import { calculationLabels } from '../../words/fields.ts';
import { formatDate, formatMoney, formatMonth } from '../../words/format.ts';
import { type MonthsSaid, remunerationsSaid, historyLabels as say } from '../../words/history.ts';
import type { OpenCalculation } from '../calculation.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { calculationWords, recordLabels, workRecordWords } from './in-words.ts';

export type Contents = Pick<OpenCalculation, 'fields' | 'workRecords'>;

/** A work record, by the name of its company; with its period where another record has the same name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** What says something else afterwards, in the form's words; null stands for what was not there, or is there no longer. */
export interface Change {
  /** As the contract names the field; `salaries.2000-01` for a remuneration, `workRecord` for a whole record. */
  readonly field: string;
  readonly label: string;
  /** The record that it is about, null for the calculation itself. */
  readonly record: NamedRecord | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The record as it reads in `names`, which are all those that are told of together. */
export const nameIn = (record: WorkRecord, names: readonly WorkRecord[]): NamedRecord => {
  const { id, companyName } = record;
  const isAlone = names.every((other) => other.id === id || other.companyName !== companyName);
  return { id, name: isAlone ? companyName : `${companyName} (${periodOf(record)})` };
};

const periodOf = ({ ingressDate, egressDate }: WorkRecord): string => {
  const from = formatDate(ingressDate);
  return egressDate === null ? say.since(from) : say.period(from, formatDate(egressDate));
};

const differences = <Fields extends object>(
  words: FieldWords<Fields>,
  labels: { readonly [Name in keyof Fields]: string },
  before: Fields,
  after: Fields,
  record: NamedRecord | null,
): Change[] => {
  const changes: Change[] = [];
  for (const name in words) {
    if (sameValue(before[name], after[name])) continue;
    const [from, to] = [inWords(words, name, before[name]), inWords(words, name, after[name])];
    changes.push({ field: name, label: labels[name], record, from, to });
  }
  return changes;
};

/** What the calculation itself says differently. */
export const fieldChanges = ({ fields: before }: Contents, { fields: after }: Contents): Change[] =>
  differences(calculationWords, calculationLabels, before, after, null);

/** At the beginning nothing stood there, not even the defaults. */
export const stated = (before: Contents, after: Contents): Change[] =>
  fieldChanges(before, after).map((change) => ({ ...change, from: null }));

/** What a record says differently, but for its remunerations. */
export const recordChanges = (before: WorkRecord, after: WorkRecord, named: NamedRecord): Change[] =>
  differences(workRecordWords, recordLabels, before, after, named);

type Salary = WorkRecord['salaries'][number];

const keyOf = ({ year, month }: MonthParts): string => `${year}-${month}`;

const monthLabel = ({ year, month }: MonthParts): string =>
  month === THIRTEENTH ? say.thirteenth(year) : say.remuneration(formatMonth(month, year));

const sumOf = (salary: Salary | undefined): string | null => (salary === undefined ? null : formatMoney(salary.value));

/** The months of a record that came, changed or went, in their order. */
export const monthChanges = (before: WorkRecord, after: WorkRecord, record: NamedRecord): Change[] => {
  if (before.salaries === after.salaries) return [];
  const earlier = new Map(before.salaries.map((salary) => [keyOf(salary), salary]));
  const later = new Map(after.salaries.map((salary) => [keyOf(salary), salary]));
  return [...new Map([...earlier, ...later])]
    .filter(([key]) => earlier.get(key)?.value !== later.get(key)?.value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, salary]) => ({
      field: `salaries.${key}`,
      label: monthLabel(salary),
      record,
      from: sumOf(earlier.get(key)),
      to: sumOf(later.get(key)),
    }));
};

/** As the bound of a stretch of months: the 13th salary is paid in December. */
const monthSaid = ({ month, year }: MonthParts): string => formatMonth(month === THIRTEENTH ? '12' : month, year);

/** How many months, from which to which; null for none. In order, as {@link monthChanges} has them. */
export const monthsSaid = (months: readonly MonthParts[]): MonthsSaid | null => {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { count: months.length, first: monthSaid(first), last: monthSaid(last) };
};

const wholeRecord = (record: WorkRecord): string => {
  const months = monthsSaid(record.salaries);
  const paid = months === null ? [] : [remunerationsSaid(months)];
  return [record.companyName, periodOf(record), record.regimeType, ...paid].join(' · ');
};

/** A record that came. */
export const arrival = (record: WorkRecord, named: NamedRecord): Change => ({
  field: 'workRecord',
  label: say.record,
  record: named,
  from: null,
  to: wholeRecord(record),
});

/** A record that went. */
export const removal = (record: WorkRecord, named: NamedRecord): Change => ({
  ...arrival(record, named),
  from: wholeRecord(record),
  to: null,
});

/** Everything that one calculation says and the other does not: its own facts, then record by record. */
export const changesBetween = (before: Contents, after: Contents): Change[] => {
  const known = new Map(before.workRecords.map((record) => [record.id, record]));
  const kept = new Set(after.workRecords.map(({ id }) => id));
  const gone = before.workRecords.filter(({ id }) => !kept.has(id));
  const names = [...after.workRecords, ...gone];
  return [
    ...fieldChanges(before, after),
    ...gone.map((record) => removal(record, nameIn(record, names))),
    ...after.workRecords.flatMap((record) => {
      const earlier = known.get(record.id);
      if (earlier === undefined) return [arrival(record, nameIn(record, names))];
      if (earlier === record) return [];
      const named = nameIn(record, names);
      return [...recordChanges(earlier, record, named), ...monthChanges(earlier, record, named)];
    }),
  ];
};
