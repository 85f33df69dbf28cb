import { historyLabels as say } from '../../words/history.ts';
import type { PackedWorkRecord } from '../event-fields.ts';
import type { CalculationEvent } from '../events.ts';
import type { NamedRecord } from './changes.ts';

/** The records, or the scenario, that an event is about; none for one about the calculation itself. */
export const recordsTouched = (event: CalculationEvent): readonly string[] => {
  switch (event.type) {
    case 'CalculationCreated':
    case 'CalculationEdited':
    case 'CalculationDeleted':
      return [];
    case 'CalculationCopied':
      return event.data.personal?.workRecords.map(({ workRecordId }) => workRecordId) ?? [];
    case 'CalculationRestored':
      return [...event.data.added, ...event.data.changed, ...event.data.removed];
    case 'WorkRecordsAdded':
    case 'CnisImported':
    case 'DeductionsReset':
      return event.data.workRecordIds;
    case 'WorkRecordDivided':
      return [event.data.workRecordId, event.data.secondWorkRecordId];
    case 'WorkRecordAdded':
    case 'WorkRecordEdited':
    case 'WorkRecordRegimeChanged':
    case 'RemunerationsChanged':
    case 'WorkRecordRemoved':
      return [event.data.workRecordId];
    case 'ScenarioKept':
    case 'ScenarioEdited':
    case 'ScenarioRemoved':
      return [event.data.scenarioId];
    default:
      return event satisfies never;
  }
};

const givenWhole = (event: CalculationEvent): readonly PackedWorkRecord[] => {
  switch (event.type) {
    case 'WorkRecordAdded':
      return event.data.personal === null ? [] : [event.data.personal];
    case 'WorkRecordsAdded':
    case 'CnisImported':
    case 'CalculationCopied':
    case 'CalculationRestored':
      return event.data.personal?.workRecords ?? [];
    default:
      return [];
  }
};

/** Every record and every scenario that ever was in a calculation, by its latest name, in the order in which they came. */
export const recordsEver = (events: readonly CalculationEvent[]): readonly NamedRecord[] => {
  const names = new Map<string, string>();
  for (const event of events) {
    for (const { workRecordId, companyName } of givenWhole(event)) names.set(workRecordId, companyName);
    if ((event.type === 'ScenarioKept' || event.type === 'ScenarioEdited') && event.data.personal !== null) {
      names.set(event.data.scenarioId, say.scenarioNamed(event.data.personal.name));
    }
    if (event.type === 'WorkRecordEdited' && event.data.personal?.companyName !== undefined) {
      names.set(event.data.workRecordId, event.data.personal.companyName);
    }
    if (event.type === 'WorkRecordDivided') {
      const name = names.get(event.data.workRecordId);
      if (name !== undefined) names.set(event.data.secondWorkRecordId, name);
    }
  }
  return [...names].map(([id, name]) => ({ id, name }));
};
