import { historyLabels as labels, historySentences as say } from '../../words/history.ts';
import { type CalculationState, newCalculation, type OpenCalculation } from '../calculation.ts';
import type { CalculationEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { scenarioInWords } from '../scenarios/in-words.ts';
import type { KeptScenario } from '../scenarios/scenario.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import {
  arrival,
  type Change,
  type Contents,
  changesBetween,
  fieldChanges,
  monthChanges,
  monthsSaid,
  type NamedRecord,
  nameIn,
  recordChanges,
  removal,
  stated,
} from './changes.ts';

/** A fact with when and by whom. */
export interface CalculationFact {
  readonly revision: number;
  /** ISO 8601 */
  readonly at: string;
  /** Id of the user, null for the program itself. */
  readonly by: string | null;
  readonly event: CalculationEvent;
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

/** What facts of a calculation say, one after another; `before` is what it was before the first of them. */
export const calculationHistory = (
  facts: readonly CalculationFact[],
  before: CalculationState = { phase: 'unknown' },
): readonly HistoryEntry[] => {
  let state = before;
  return facts.map(({ revision, at, by, event }) => {
    const earlier = contentsOf(state);
    state = evolve(state, event);
    return { revision, at, by, event: event.type, ...told(event, earlier, contentsOf(state)) };
  });
};

const contentsOf = (state: CalculationState): WithScenarios =>
  state.phase === 'open' ? state : { fields: newCalculation, workRecords: [], scenarios: [] };

type WithScenarios = Contents & Pick<OpenCalculation, 'scenarios'>;
type Told = Pick<HistoryEntry, 'summary' | 'changes'>;

const told = (event: CalculationEvent, before: WithScenarios, after: WithScenarios): Told => {
  switch (event.type) {
    case 'CalculationCreated':
      return { summary: say.created, changes: stated(before, after) };
    case 'CalculationCopied': {
      const { sourceCalculationId } = event.data;
      const count = after.workRecords.length;
      const summary = sourceCalculationId === null ? say.broughtInFile(count) : say.copied(count);
      return { summary, changes: [...stated(before, after), ...arrived(after.workRecords, after)] };
    }
    case 'CalculationEdited': {
      const changes = fieldChanges(before, after);
      return { summary: say.edited(labelsOf(changes)), changes };
    }
    case 'CalculationRestored': {
      const { revision, at } = event.data.restored;
      return { summary: say.restored(revision, at), changes: changesBetween(before, after) };
    }
    case 'CalculationDeleted':
      return { summary: say.deleted, changes: [] };
    case 'WorkRecordAdded': {
      const changes = arrivedBy([event.data.workRecordId], after);
      return { summary: say.recordAdded(nameOf(changes[0]?.record)), changes };
    }
    case 'WorkRecordsAdded': {
      const { workRecordIds } = event.data;
      return { summary: say.recordsAdded(workRecordIds.length), changes: arrivedBy(workRecordIds, after) };
    }
    case 'CnisImported': {
      const { workRecordIds } = event.data;
      return { summary: say.cnisImported(workRecordIds.length), changes: arrivedBy(workRecordIds, after) };
    }
    case 'WorkRecordEdited': {
      const [record, changes] = ofRecord(event.data.workRecordId, before, after, recordChanges);
      return { summary: say.recordEdited(nameOf(record), labelsOf(changes)), changes };
    }
    case 'WorkRecordRegimeChanged': {
      const { workRecordId, regimeType } = event.data;
      const [record, fields] = ofRecord(workRecordId, before, after, recordChanges);
      const [, months] = ofRecord(workRecordId, before, after, monthChanges);
      return { summary: say.regimeChanged(nameOf(record), regimeType), changes: [...fields, ...months] };
    }
    case 'RemunerationsChanged': {
      const [record, changes] = ofRecord(event.data.workRecordId, before, after, monthChanges);
      return { summary: say.remunerationsChanged(nameOf(record), remunerationsOf(changes)), changes };
    }
    case 'WorkRecordRemoved': {
      const record = before.workRecords.find(({ id }) => id === event.data.workRecordId);
      const named = record === undefined ? null : nameIn(record, before.workRecords);
      const changes = record === undefined || named === null ? [] : [removal(record, named)];
      return { summary: say.recordRemoved(nameOf(named)), changes };
    }
    case 'WorkRecordDivided': {
      const { workRecordId, secondWorkRecordId, personal } = event.data;
      const divided = before.workRecords.find(({ id }) => id === workRecordId);
      const [, changes] = ofRecord(workRecordId, before, after, recordChanges);
      const summary = say.recordDivided(divided?.companyName ?? say.unknownCompany, personal?.firstEgressDate ?? null);
      return { summary, changes: [...changes, ...arrivedBy([secondWorkRecordId], after)] };
    }
    case 'DeductionsReset': {
      const parts = event.data.workRecordIds.map((id) => ofRecord(id, before, after, recordChanges));
      const summary = say.deductionsReset(parts.map(([record]) => nameOf(record)));
      return { summary, changes: parts.flatMap(([, changes]) => changes) };
    }
    case 'ScenarioKept':
      return ofScenario(event.data.scenarioId, before, after, say.scenarioKept);
    case 'ScenarioEdited':
      return ofScenario(event.data.scenarioId, before, after, say.scenarioEdited);
    case 'ScenarioRemoved':
      return ofScenario(event.data.scenarioId, before, after, say.scenarioRemoved);
    default:
      return event satisfies never;
  }
};

/** What a scenario said before, and says now. */
const ofScenario = (
  id: string,
  before: WithScenarios,
  after: WithScenarios,
  sentence: (name: string) => string,
): Told => {
  const [earlier, later] = [before, after].map(({ scenarios }) => scenarios.find((kept) => kept.id === id));
  const name = later?.name ?? earlier?.name ?? say.unknownCompany;
  const words = (kept: KeptScenario | undefined, { workRecords }: Contents): string | null =>
    kept === undefined ? null : [kept.name, ...scenarioInWords(kept, workRecords)].join(' · ');
  const [from, to] = [words(earlier, before), words(later, after)];
  const change = { field: 'scenario', label: labels.scenario, record: { id, name }, from, to };
  return { summary: sentence(name), changes: from === to ? [] : [change] };
};

const nameOf = (record: NamedRecord | null | undefined): string => record?.name ?? say.unknownCompany;
const labelsOf = (changes: readonly Change[]): string[] => changes.map(({ label }) => label);

const arrived = (records: readonly WorkRecord[], { workRecords }: Contents): Change[] =>
  records.map((record) => arrival(record, nameIn(record, workRecords)));

const arrivedBy = (ids: readonly string[], after: Contents): Change[] => {
  const came = new Set(ids);
  return arrived(
    after.workRecords.filter(({ id }) => came.has(id)),
    after,
  );
};

type ChangesOf = (before: WorkRecord, after: WorkRecord, named: NamedRecord) => Change[];

/** A record that is there before and after, by its name, with what changed in it. */
const ofRecord = (
  id: string,
  before: Contents,
  after: Contents,
  changesOf: ChangesOf,
): readonly [NamedRecord | null, Change[]] => {
  const earlier = before.workRecords.find((record) => record.id === id);
  const later = after.workRecords.find((record) => record.id === id);
  if (earlier === undefined || later === undefined) return [null, []];
  const named = nameIn(later, after.workRecords);
  return [named, changesOf(earlier, later, named)];
};

const remunerationsOf = (changes: readonly Change[]) => {
  const said = (chosen: (change: Change) => boolean) => monthsSaid(changes.filter(chosen).map(monthOf));
  return {
    added: said(({ from }) => from === null),
    altered: said(({ from, to }) => from !== null && to !== null),
    removed: said(({ to }) => to === null),
  };
};

/** `salaries.2000-01` → {year: 2000, month: '01'} */
const monthOf = ({ field }: Change) => ({ year: Number(field.slice(9, 13)), month: field.slice(14) });
