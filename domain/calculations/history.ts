import { sameValue } from '../changes.ts';
import { historySentences as say } from '../words/history.ts';
import type { CalculationState, OpenCalculation } from './calculation.ts';
import { newCalculation } from './calculation.ts';
import type { CalculationEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { WorkRecord } from './work-records/work-record.ts';

/** A fact with when and by whom. */
export interface CalculationFact {
  readonly revision: number;
  /** ISO 8601 */
  readonly at: string;
  /** Id of the user, null for the program itself. */
  readonly by: string | null;
  readonly event: CalculationEvent;
}

/** `null` stands for what was not there before, or is not there any more. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface HistoryEntry {
  readonly revision: number;
  readonly at: string;
  readonly by: string | null;
  readonly event: CalculationEvent['type'];
  /** In Portuguese. */
  readonly summary: string;
  readonly changes: readonly Change[];
}

/**
 * The history of a calculation from all its facts, oldest first; of `shown` alone, where it is given (`from` the first,
 * up to and without `to`): to tell what changed costs several times what following it does.
 */
export const calculationHistory = (
  facts: readonly CalculationFact[],
  { from, to }: { readonly from: number; readonly to: number } = { from: 0, to: facts.length },
): readonly HistoryEntry[] => {
  let state: CalculationState = { phase: 'unknown' };
  return facts.slice(0, to).flatMap(({ revision, at, by, event }, place) => {
    const before = state;
    state = evolve(before, event);
    if (place < from) return [];
    return [{ revision, at, by, event: event.type, ...told(event, contentsOf(before), contentsOf(state)) }];
  });
};

type Contents = Pick<OpenCalculation, 'fields' | 'workRecords'>;

const contentsOf = (state: CalculationState): Contents =>
  state.phase === 'open' ? state : { fields: newCalculation, workRecords: [] };

type Told = Pick<HistoryEntry, 'summary' | 'changes'>;

const told = (event: CalculationEvent, before: Contents, after: Contents): Told => {
  const recordOf = ({ workRecords }: Contents, id: string) => workRecords.find((record) => record.id === id);
  const companyOf = (contents: Contents, id: string) => recordOf(contents, id)?.companyName ?? say.unknownCompany;
  switch (event.type) {
    case 'CalculationCreated':
      return { summary: say.created, changes: stated(before.fields, after.fields) };
    case 'CalculationCopied':
      return { summary: say.copied(after.workRecords.length), changes: stated(before.fields, after.fields) };
    case 'CalculationEdited': {
      const changes = differences(before.fields, after.fields);
      return { summary: say.edited(changes.map(({ field }) => field)), changes };
    }
    case 'CalculationDeleted':
      return { summary: say.deleted, changes: [] };
    case 'WorkRecordAdded': {
      const { workRecordId } = event.data;
      return { summary: say.recordAdded(companyOf(after, workRecordId)), changes: arrived([workRecordId], after) };
    }
    case 'WorkRecordsAdded': {
      const { workRecordIds } = event.data;
      return { summary: say.recordsAdded(workRecordIds.length), changes: arrived(workRecordIds, after) };
    }
    case 'CnisImported': {
      const { workRecordIds } = event.data;
      return { summary: say.cnisImported(workRecordIds.length), changes: arrived(workRecordIds, after) };
    }
    case 'WorkRecordEdited': {
      const { workRecordId } = event.data;
      const changes = differences(recordOf(before, workRecordId), recordOf(after, workRecordId));
      const fields = changes.map(({ field }) => field);
      return { summary: say.recordEdited(companyOf(after, workRecordId), fields), changes };
    }
    case 'WorkRecordRegimeChanged': {
      const { workRecordId, regimeType } = event.data;
      const records = [recordOf(before, workRecordId), recordOf(after, workRecordId)] as const;
      const changes = [
        ...differences(...records).filter(({ field }) => field !== 'salaries'),
        ...remunerationDifferences(...records),
      ];
      return { summary: say.regimeChanged(companyOf(after, workRecordId), regimeType), changes };
    }
    case 'RemunerationsChanged': {
      const { workRecordId } = event.data;
      const changes = remunerationDifferences(recordOf(before, workRecordId), recordOf(after, workRecordId));
      return { summary: say.remunerationsChanged(companyOf(after, workRecordId), changes.length), changes };
    }
    case 'WorkRecordRemoved': {
      const company = companyOf(before, event.data.workRecordId);
      return { summary: say.recordRemoved(company), changes: [{ field: 'companyName', from: company, to: null }] };
    }
    case 'WorkRecordDivided': {
      const { workRecordId, secondWorkRecordId, personal } = event.data;
      const company = companyOf(after, workRecordId);
      const dates = differences(recordOf(before, workRecordId), recordOf(after, workRecordId)).filter(
        ({ field }) => field === 'egressDate',
      );
      const changes = [...dates, ...arrived([secondWorkRecordId], after)];
      return { summary: say.recordDivided(company, personal?.firstEgressDate ?? null), changes };
    }
    case 'DeductionsReset': {
      const changes = event.data.workRecordIds.flatMap((id) => differences(recordOf(before, id), recordOf(after, id)));
      return { summary: say.deductionsReset, changes };
    }
    default:
      return event satisfies never;
  }
};

/** Of which link of an extract a record is, no person ever said. */
const isStatedByNobody = (field: string): boolean => field === 'cnisLink' || field === 'cnisIndicators';

/** Fields that say something else afterwards. */
const differences = (before: object | undefined, after: object | undefined): Change[] => {
  const earlier = new Map(Object.entries(before ?? {}));
  return Object.entries(after ?? {})
    .filter(([field, to]) => !isStatedByNobody(field) && !sameValue(earlier.get(field), to))
    .map(([field, to]) => ({ field, from: earlier.get(field) ?? null, to }));
};

/** At the beginning nothing stood there, not even the defaults. */
const stated = (before: object, after: object): Change[] =>
  differences(before, after).map((change) => ({ ...change, from: null }));

const arrived = (ids: readonly string[], { workRecords }: Contents): Change[] =>
  workRecords
    .filter(({ id }) => ids.includes(id))
    .map(({ companyName }) => ({ field: 'companyName', from: null, to: companyName }));

const remunerationDifferences = (before: WorkRecord | undefined, after: WorkRecord | undefined): Change[] => {
  const valuesOf = (record: WorkRecord | undefined) =>
    new Map(record?.salaries.map(({ year, month, value }) => [`salaries.${year}-${month}`, value]));
  const earlier = valuesOf(before);
  const later = valuesOf(after);
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((field) => earlier.get(field) !== later.get(field))
    .sort()
    .map((field) => ({ field, from: earlier.get(field) ?? null, to: later.get(field) ?? null }));
};
