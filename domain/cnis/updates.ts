import type { NotedIndicator } from '../api/indicator.ts';
import type { Salary, WorkRecordEdit } from '../api/work-records.ts';
import type { RecordEdit } from '../calculations/work-records/edit.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { formatMonthRanges, monthOfPay, readMonthRanges, THIRTEENTH } from '../units/month.ts';
import { messages } from '../words/messages.ts';
import type { CnisLink } from './link.ts';
import { type RegisterChoice, remunerationsOf } from './records.ts';
import type { CnisRegister } from './register.ts';

/** What a register adds to a record that is there already, or the refused fields of the choice with their sentences. */
export type RegisterUpdate =
  | { readonly ok: true; readonly edits: ReadonlyMap<string, RecordEdit> }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

interface KnownLink {
  /** The record that the adviser named. */
  readonly record: WorkRecord;
  /** All records of the link, oldest first, the named one among them: several after a division. */
  readonly parts: readonly WorkRecord[];
  readonly link: CnisLink;
  readonly includeMissing: boolean;
}

/**
 * What a register adds to the record that the adviser named: months that no part of the link has, each to the part in
 * whose period it lies, and a later end. What stands there stays, unless the choice itself says otherwise. An end that
 * neither extract nor adviser tells, and a plan that would be mixed with another, are refused rather than guessed.
 */
export const updateOf = (
  register: CnisRegister,
  choice: RegisterChoice,
  { record, parts, link, includeMissing }: KnownLink,
): RegisterUpdate => {
  const known = new Set(parts.flatMap(({ salaries }) => salaries.map(keyOf)));
  const given = remunerationsOf(register, choice, includeMissing);
  const news = choice.salaries === undefined ? given.filter((salary) => !known.has(keyOf(salary))) : given;
  const byPart = new Map<WorkRecord, Salary[]>();
  for (const salary of news) {
    const part = partOf(salary, parts) ?? record;
    byPart.set(part, [...(byPart.get(part) ?? []), salary]);
  }
  const refused = refusalOf(register, choice, record, byPart);
  if (refused !== null) return { ok: false, fields: refused };
  const { register: _place, workRecordId: _known, salaries: _salaries, ...said } = choice;
  const edits = new Map<string, RecordEdit>();
  for (const [part, added] of byPart) edits.set(part.id, { salaries: merged(part.salaries, added) });
  edits.set(record.id, {
    ...edits.get(record.id),
    ...laterEnd(register, record, parts),
    ...said,
    ...(record.cnisLink === null ? { cnisLink: link } : {}),
    ...lateIn(register, record, byPart.get(record) ?? []),
  });
  // Of every part: what a later extract no longer notes is settled.
  for (const part of parts) {
    if (isNotedAlike(part.cnisIndicators, register.noted)) continue;
    edits.set(part.id, { ...edits.get(part.id), cnisIndicators: register.noted });
  }
  return { ok: true, edits };
};

/** Whether the same codes are noted of the same months, in whatever order. */
const isNotedAlike = (some: readonly NotedIndicator[], others: readonly NotedIndicator[]): boolean => {
  const said = (noted: readonly NotedIndicator[]): string =>
    noted
      .map(({ code, months }) => [code, ...months.map(({ from, to }) => `${from}/${to}`)].join(' '))
      .sort()
      .join();
  return said(some) === said(others);
};

/** Of the months that are new to it: what somebody said of the others stays. */
const lateIn = (
  register: CnisRegister,
  { lateMonths }: WorkRecord,
  added: readonly Salary[],
): Pick<WorkRecordEdit, 'lateMonths'> => {
  const isNew = new Set(added.filter(({ month }) => month !== THIRTEENTH).map(monthOfPay));
  const late = (readMonthRanges(register.lateMonths ?? '') ?? []).filter((month) => isNew.has(month));
  if (late.length === 0) return {};
  const all = new Set([...(readMonthRanges(lateMonths ?? '') ?? []), ...late]);
  return { lateMonths: formatMonthRanges([...all].sort((one, other) => one - other)) };
};

const keyOf = ({ year, month }: Pick<Salary, 'year' | 'month'>): string => `${year}-${month}`;

/** The part that holds a month, the first where it was divided; a 13th is of the part that was the last of its year. */
const partOf = ({ year, month }: Salary, parts: readonly WorkRecord[]): WorkRecord | undefined => {
  if (month === THIRTEENTH) return parts.findLast((part) => lasts(part, `${year}-01`, `${year}-12`));
  return parts.find((part) => lasts(part, `${year}-${month}`, `${year}-${month}`));
};

const lasts = ({ ingressDate, egressDate }: WorkRecord, from: string, to: string): boolean =>
  ingressDate.slice(0, 7) <= to && (egressDate === null || egressDate.slice(0, 7) >= from);

const merged = (before: readonly Salary[], added: readonly Salary[]): Salary[] => {
  const replaced = new Set(added.map(keyOf));
  return [...before.filter((salary) => !replaced.has(keyOf(salary))), ...added];
};

/** An end that the record lacks, or a later one; only the last part of a link ends with it. */
const laterEnd = (
  { egressDate }: CnisRegister,
  record: WorkRecord,
  parts: readonly WorkRecord[],
): Pick<WorkRecordEdit, 'egressDate'> => {
  const isLast = parts.every(({ ingressDate }) => ingressDate <= record.ingressDate);
  if (egressDate === null || !isLast) return {};
  return record.egressDate === null || record.egressDate < egressDate ? { egressDate } : {};
};

const refusalOf = (
  register: CnisRegister,
  { egressDate, regimeType, contributionPlan }: RegisterChoice,
  record: WorkRecord,
  byPart: ReadonlyMap<WorkRecord, readonly Salary[]>,
): Record<string, string> | null => {
  const end = record.egressDate?.slice(0, 7) ?? null;
  const paidAfterEnd =
    end !== null && byPart.get(record)?.some(({ year, month }) => endsAfter(year, month, end)) === true;
  if (register.egressDate === null && egressDate === undefined && paidAfterEnd)
    return { egressDate: messages.required };
  const isRgps = (part: WorkRecord) =>
    (part === record && regimeType !== undefined ? regimeType : part.regimeType) === 'RGPS';
  const mixes = [...byPart].some(
    ([part, added]) =>
      isRgps(part) &&
      !(part === record && contributionPlan !== undefined) &&
      added.some((salary) => (planOf(register, salary) ?? part.contributionPlan) !== part.contributionPlan),
  );
  return mixes ? { contributionPlan: messages.otherPlan } : null;
};

const endsAfter = (year: number, month: string, end: string): boolean =>
  month === THIRTEENTH ? String(year) > end.slice(0, 4) : `${year}-${month}` > end;

const planOf = ({ contributionPlans }: CnisRegister, salary: Salary) =>
  contributionPlans.find(({ from, to }) => from <= keyOf(salary) && keyOf(salary) <= to)?.plan;
