import { newCalculation } from '../../domain/calculations/calculation.ts';
import type { CalculationEvent } from '../../domain/calculations/events.ts';
import { idOfStream } from '../../domain/streams.ts';
import { foldedName } from '../../domain/words/format.ts';
import { calculationTargets, isOfCalculation } from '../calculations/project.ts';
import type { Projection } from '../projection.ts';
import { caseSearchView, type SearchedCase, type SearchedCaseField } from './schema.ts';

/** Fed by the calculation's stream and by the deletion of its customer. */
export const caseSearchProjection: Projection<SearchedCase, SearchedCaseField> = {
  view: caseSearchView,
  guardedBy: 'position',
  targets: calculationTargets,

  evolve: (found, { event, streamId }) => {
    if (event.type === 'CustomerDeleted') return null;
    if (!isOfCalculation(event)) return found;
    if (event.type === 'CalculationCreated' || event.type === 'CalculationCopied') {
      const { customerId, accountId } = event.data;
      const fields = event.type === 'CalculationCreated' ? event.data.personal : event.data.personal?.fields;
      const copied = event.type === 'CalculationCopied' ? (event.data.personal?.workRecords ?? []) : [];
      const { name, regimeType } = { ...newCalculation, ...fields };
      const employers = copied.map(employerOf);
      return { id: idOfStream(streamId), customerId, accountId, ...searched({ name, regimeType, employers }) };
    }
    if (found === null) return null;
    const after = changed(found, event);
    if (after === null) return null;
    return after === found ? found : { ...found, ...searched(after) };
  },
};

type Shown = Pick<SearchedCase, 'name' | 'regimeType' | 'employers'>;

const searched = ({ name, regimeType, employers }: Shown) => ({
  name,
  regimeType,
  employers,
  foldedName: foldedName(name),
  foldedEmployers: employers.map(({ companyName }) => foldedName(companyName)).join('\n'),
});

const employerOf = ({ workRecordId, companyName }: { workRecordId: string; companyName: string }) => ({
  workRecordId,
  companyName,
});

type LaterEvent = Exclude<CalculationEvent, { type: 'CalculationCreated' | 'CalculationCopied' }>;

const changed = (found: SearchedCase, event: LaterEvent): Shown | null => {
  const { employers } = found;
  switch (event.type) {
    case 'CalculationEdited': {
      const { name = found.name, regimeType = found.regimeType } = event.data.personal ?? {};
      return { name, regimeType, employers };
    }
    case 'CalculationDeleted':
      return null;
    case 'WorkRecordAdded': {
      const { personal } = event.data;
      return personal === null ? found : { ...found, employers: [...employers, employerOf(personal)] };
    }
    case 'WorkRecordsAdded':
    case 'CnisImported':
      return { ...found, employers: [...employers, ...(event.data.personal?.workRecords ?? []).map(employerOf)] };
    case 'WorkRecordEdited': {
      const { workRecordId, personal } = event.data;
      const companyName = personal?.companyName;
      if (companyName === undefined) return found;
      return {
        ...found,
        employers: employers.map((of) => (of.workRecordId === workRecordId ? { ...of, companyName } : of)),
      };
    }
    case 'WorkRecordRemoved':
      return { ...found, employers: employers.filter(({ workRecordId }) => workRecordId !== event.data.workRecordId) };
    case 'WorkRecordDivided': {
      const { workRecordId, secondWorkRecordId } = event.data;
      const second = employers
        .filter((of) => of.workRecordId === workRecordId)
        .map((of) => ({ ...of, workRecordId: secondWorkRecordId }));
      return { ...found, employers: [...employers, ...second] };
    }
    case 'CalculationRestored': {
      const { workRecordIds, personal } = event.data;
      const { name = found.name, regimeType = found.regimeType } = personal?.fields ?? {};
      const known = new Map(employers.map((of) => [of.workRecordId, of]));
      for (const record of personal?.workRecords ?? []) known.set(record.workRecordId, employerOf(record));
      return { name, regimeType, employers: workRecordIds.flatMap((id) => known.get(id) ?? []) };
    }
    case 'WorkRecordRegimeChanged':
    case 'RemunerationsChanged':
    case 'DeductionsReset':
    case 'ScenarioKept':
    case 'ScenarioEdited':
    case 'ScenarioRemoved':
      return found;
    default:
      return event satisfies never;
  }
};
