import { type CalculationState, newCalculation, type OpenCalculation } from './calculation.ts';
import type { PackedWorkRecord } from './event-fields.ts';
import type { CalculationEvent } from './events.ts';
import { dividedInto } from './work-records/division.ts';
import { settled } from './work-records/imported.ts';
import { unpackRecord } from './work-records/packing.ts';
import { applyChanges } from './work-records/remunerations.ts';
import type { WorkRecord } from './work-records/work-record.ts';

/**
 * The calculation after one more fact. Facts about a record that is not there change nothing: once the customer is
 * forgotten nobody knows any more what was in it.
 */
export const evolve = (state: CalculationState, event: CalculationEvent): CalculationState => {
  switch (event.type) {
    case 'CalculationCreated': {
      const { customerId, calculationId, accountId, spansStatedOn = null, personal } = event.data;
      const fields = { ...newCalculation, ...personal };
      return {
        phase: 'open',
        calculationId,
        customerId,
        accountId,
        fields,
        spansStatedOn,
        workRecords: [],
        imports: [],
        scenarios: [],
      };
    }
    case 'CalculationCopied': {
      const { customerId, calculationId, accountId, spansStatedOn = null, personal } = event.data;
      const fields = { ...newCalculation, ...personal?.fields };
      const workRecords = personal?.workRecords.map(settledRecord) ?? [];
      const scenarios = (personal?.scenarios ?? []).map(({ scenarioId, ...said }) => ({ id: scenarioId, ...said }));
      return {
        phase: 'open',
        calculationId,
        customerId,
        accountId,
        fields,
        spansStatedOn,
        workRecords,
        imports: [],
        scenarios,
      };
    }
    case 'CalculationDeleted':
      return { phase: 'deleted' };
    default:
      return state.phase === 'open' ? evolveOpen(state, event) : state;
  }
};

type WhileOpen = Exclude<CalculationEvent, { type: 'CalculationCreated' | 'CalculationCopied' | 'CalculationDeleted' }>;

const evolveOpen = (state: OpenCalculation, event: WhileOpen): OpenCalculation => {
  switch (event.type) {
    case 'CalculationEdited':
      return {
        ...state,
        fields: { ...state.fields, ...event.data.personal },
        spansStatedOn: event.data.spansStatedOn ?? state.spansStatedOn,
      };
    case 'WorkRecordAdded': {
      const { personal } = event.data;
      return personal === null ? state : added(state, [settledRecord(personal)]);
    }
    case 'WorkRecordsAdded':
      return added(state, event.data.personal?.workRecords.map(settledRecord) ?? []);
    case 'CnisImported': {
      const { importId, personal } = event.data;
      const imports = importId === null ? state.imports : [...state.imports, importId];
      return { ...added(state, personal?.workRecords.map(settledRecord) ?? []), imports };
    }
    case 'WorkRecordEdited':
      return replaced(state, event.data.workRecordId, (record) => [{ ...record, ...event.data.personal }]);
    case 'WorkRecordRegimeChanged': {
      const { workRecordId, regimeType } = event.data;
      return replaced(state, workRecordId, (record) => [settled({ ...record, regimeType })]);
    }
    case 'RemunerationsChanged': {
      const { workRecordId, personal } = event.data;
      if (personal === null) return state;
      return replaced(state, workRecordId, (record) => [
        { ...record, salaries: applyChanges(record.salaries, personal) },
      ]);
    }
    case 'WorkRecordRemoved':
      return replaced(state, event.data.workRecordId, () => []);
    case 'WorkRecordDivided': {
      const { workRecordId, secondWorkRecordId, personal } = event.data;
      if (personal === null) return state;
      return replaced(state, workRecordId, (record) => dividedInto(record, secondWorkRecordId, personal));
    }
    case 'DeductionsReset': {
      const reset = new Set(event.data.workRecordIds);
      const workRecords = state.workRecords.map((record) =>
        reset.has(record.id) ? { ...record, deduction1: 0, deduction2: 0, deduction3: 0 } : record,
      );
      return { ...state, workRecords };
    }
    case 'CalculationRestored':
      return restored(state, event.data);
    case 'ScenarioKept': {
      const { scenarioId, personal } = event.data;
      return personal === null ? state : { ...state, scenarios: [...state.scenarios, { id: scenarioId, ...personal }] };
    }
    case 'ScenarioEdited': {
      const { scenarioId, personal } = event.data;
      const scenarios = state.scenarios.map((kept) => (kept.id === scenarioId ? { ...kept, ...personal } : kept));
      return { ...state, scenarios };
    }
    case 'ScenarioRemoved':
      return { ...state, scenarios: state.scenarios.filter(({ id }) => id !== event.data.scenarioId) };
    default:
      return event satisfies never;
  }
};

/** What a return brings back is as this program had it then: nothing older programs wrote is to be put right. */
const restored = (
  state: OpenCalculation,
  { spansStatedOn, imports, workRecordIds, personal }: Extract<WhileOpen, { type: 'CalculationRestored' }>['data'],
): OpenCalculation => {
  const known = new Map(state.workRecords.map((record) => [record.id, record]));
  for (const record of personal?.workRecords ?? []) known.set(record.workRecordId, unpackRecord(record));
  return {
    ...state,
    fields: { ...state.fields, ...personal?.fields },
    spansStatedOn,
    imports,
    workRecords: workRecordIds.flatMap((id) => known.get(id) ?? []),
  };
};

/**
 * Older programs wrote down values that the record's regime does not have: those cut at the ceiling of the INSS in a
 * record moved to the RPPS, and the other way round. They are put right here, where everybody reads.
 */
const settledRecord = (packed: PackedWorkRecord): WorkRecord => settled(unpackRecord(packed));

const added = (state: OpenCalculation, records: readonly WorkRecord[]): OpenCalculation => ({
  ...state,
  workRecords: [...state.workRecords, ...records],
});

const replaced = (
  state: OpenCalculation,
  workRecordId: string,
  by: (record: WorkRecord) => readonly WorkRecord[],
): OpenCalculation => ({
  ...state,
  workRecords: state.workRecords.flatMap((record) => (record.id === workRecordId ? by(record) : [record])),
});
