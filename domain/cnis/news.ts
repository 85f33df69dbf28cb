import type { LinkNews } from '../api/cnis.ts';
import type { RecordEdit } from '../calculations/work-records/edit.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { type ImportedExtract, outcomeOf } from './choices.ts';
import type { MonthLimits } from './limits.ts';
import type { CnisRegister } from './register.ts';
import { inRegime } from './salaries.ts';

type Month = { readonly year: number; readonly month: string };
const keyOf = ({ year, month }: Month): string => `${year}-${month}`;

/**
 * What each register of an extract would add to the records that are the same link, if nothing is decided; null for a
 * link that the calculation does not have yet.
 */
export const newsOf = (
  extract: ImportedExtract,
  records: readonly WorkRecord[],
  limits: MonthLimits,
): readonly (LinkNews | null)[] =>
  extract.registers.map((register, place) => {
    const parts = extract.known[place] ?? [];
    const newest = parts.at(-1);
    return newest === undefined ? null : newsOfLink({ extract, register, place, parts, newest, records, limits });
  });

interface KnownLink {
  readonly extract: ImportedExtract;
  readonly register: CnisRegister;
  readonly place: number;
  readonly parts: readonly WorkRecord[];
  readonly newest: WorkRecord;
  readonly records: readonly WorkRecord[];
  readonly limits: MonthLimits;
}

const newsOfLink = ({ extract, register, place, parts, newest, records, limits }: KnownLink): LinkNews => {
  // A plan or an end that has to be decided is asked for; with both said, the rest of the update can be foreseen.
  const said = { register: place, workRecordId: newest.id };
  const undecided = outcomeOf(said, extract, records);
  const refused = undecided.ok ? {} : undecided.fields;
  const decided = undecided.ok
    ? undecided
    : outcomeOf({ ...said, egressDate: null, contributionPlan: newest.contributionPlan }, extract, records);
  const edits: ReadonlyMap<string, RecordEdit> = decided.ok ? decided.edits : new Map();
  const known = new Set(parts.flatMap(({ salaries }) => salaries.map(keyOf)));
  const added = [...edits.values()]
    .flatMap(({ salaries }) => salaries ?? [])
    .map(keyOf)
    .filter((key) => !known.has(key))
    .sort();
  const egressDate = undecided.ok ? (undecided.edits.get(newest.id)?.egressDate ?? null) : register.egressDate;
  return {
    months: added.length,
    from: added[0] ?? null,
    to: added.at(-1) ?? null,
    egressDate: egressDate === newest.egressDate ? null : egressDate,
    knownEgressDate: newest.egressDate,
    kept: keptIn(parts, register, limits),
    asksEnd: 'egressDate' in refused,
    asksPlan: 'contributionPlan' in refused,
    indicators: [...edits.values()].some(({ cnisIndicators }) => cnisIndicators !== undefined),
  };
};

/** Months of which the record says one thing and the extract, as the record's regime has it, another. */
const keptIn = (parts: readonly WorkRecord[], { salaries }: CnisRegister, limits: MonthLimits): LinkNews['kept'] => {
  const read = new Map(salaries.map((salary) => [keyOf(salary), salary]));
  return parts.flatMap(({ salaries: known, regimeType }) =>
    known.flatMap(({ year, month, value }) => {
      const printed = read.get(keyOf({ year, month }));
      if (printed === undefined) return [];
      const due = inRegime(printed, regimeType, limits).value;
      return due === value ? [] : [{ month, year, value, read: due }];
    }),
  );
};
