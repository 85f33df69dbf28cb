import { MOST_WORK_RECORDS } from '../../api/work-records.ts';
import { accept, type Decision } from '../../decider.ts';
import { alreadyExists, invalid, isEmpty, notFound, under } from '../../failures.ts';
import { messages } from '../../words/messages.ts';
import type { OpenCalculation } from '../calculation.ts';
import type { WorkRecordCommand } from '../commands.ts';
import type { CalculationEvent } from '../events.ts';
import type { CalculationFailure } from '../failure.ts';
import { changeSeveral } from './change-several.ts';
import { checkedOn, impossibleInRecord } from './checks.ts';
import { divide, mayDivideOn } from './division.ts';
import { edited, factsBetween } from './edit.ts';
import { importRegisters } from './import.ts';
import { settled, settledAfter } from './imported.ts';
import { tooMuch } from './limits.ts';
import { packRecord, toWorkRecord } from './packing.ts';
import type { WorkRecord } from './work-record.ts';

type Decided = Decision<CalculationEvent, CalculationFailure>;
type Command<Type extends WorkRecordCommand['type']> = Extract<WorkRecordCommand, { type: Type }>;

/** What a command about work records brings about in an open calculation. */
export const decideWorkRecord = (command: WorkRecordCommand, state: OpenCalculation): Decided => {
  if (command.type === 'AddWorkRecord') return add(command, state);
  if (command.type === 'AddWorkRecords') return addAll(command, state);
  if (command.type === 'ImportRegisters') return importRegisters(command, state);
  if (command.type === 'ChangeWorkRecords') return changeSeveral(command, state);
  const { customerId } = state;
  const record = state.workRecords.find(({ id }) => id === command.workRecordId);
  if (record === undefined) return notFound;
  switch (command.type) {
    case 'EditWorkRecord':
      return edit(command, record, state);
    case 'RemoveWorkRecord':
      return accept({ type: 'WorkRecordRemoved', data: { customerId, workRecordId: record.id } });
    case 'DivideWorkRecord':
      return split(command, record, state);
    default:
      return command satisfies never;
  }
};

const isKnown = ({ workRecords }: OpenCalculation, id: string): boolean =>
  workRecords.some((record) => record.id === id);

const add = (
  { workRecordId, workRecord, today, limits }: Command<'AddWorkRecord'>,
  state: OpenCalculation,
): Decided => {
  if (isKnown(state, workRecordId)) return alreadyExists;
  const record = settled(toWorkRecord(workRecordId, workRecord), limits);
  const refusals = impossibleInRecord(record, checkedOn(state, today));
  if (!isEmpty(refusals)) return invalid(under('workRecord', refusals));
  const excess = tooMuch([...state.workRecords, record]);
  if (excess !== null) return invalid({ workRecord: excess });
  const { customerId } = state;
  return accept({ type: 'WorkRecordAdded', data: { customerId, workRecordId, personal: packRecord(record) } });
};

const addAll = ({ origin, workRecords, today, limits }: Command<'AddWorkRecords'>, state: OpenCalculation): Decided => {
  const workRecordIds = workRecords.map(({ workRecordId }) => workRecordId);
  if (new Set(workRecordIds).size < workRecordIds.length) return alreadyExists;
  if (workRecordIds.some((id) => isKnown(state, id))) return alreadyExists;
  const records = workRecords.map(({ workRecordId, workRecord }) =>
    settled(toWorkRecord(workRecordId, workRecord), limits),
  );
  const days = checkedOn(state, today);
  const refusals = Object.fromEntries(
    records.flatMap((record, index) => Object.entries(under(`workRecords.${index}`, impossibleInRecord(record, days)))),
  );
  if (!isEmpty(refusals)) return invalid(refusals);
  const excess = tooMuch([...state.workRecords, ...records]);
  if (excess !== null) return invalid({ workRecords: excess });
  if (records.length === 0) return accept();
  const { customerId } = state;
  const data = { customerId, workRecordIds, personal: { workRecords: records.map(packRecord) } };
  return origin === 'cnis'
    ? accept({ type: 'CnisImported', data: { ...data, importId: null } })
    : accept({ type: 'WorkRecordsAdded', data });
};

const edit = (
  { workRecord, today, limits }: Command<'EditWorkRecord'>,
  before: WorkRecord,
  state: OpenCalculation,
): Decided => {
  const after = settledAfter(before, edited(before, workRecord), limits);
  const refusals = impossibleInRecord(after, checkedOn(state, today), before);
  if (!isEmpty(refusals)) return invalid(under('workRecord', refusals));
  const excess = tooMuch(state.workRecords.map((record) => (record.id === before.id ? after : record)));
  if (excess !== null) return invalid({ 'workRecord.salaries': excess });
  return accept(...factsBetween(before, after, { customerId: state.customerId, workRecordId: before.id }));
};

const split = (
  { divisionDate, secondWorkRecordId }: Command<'DivideWorkRecord'>,
  record: WorkRecord,
  state: OpenCalculation,
): Decided => {
  if (isKnown(state, secondWorkRecordId)) return alreadyExists;
  if (!mayDivideOn(record, divisionDate)) return invalid({ divisionDate: messages.divisionDate });
  if (state.workRecords.length === MOST_WORK_RECORDS)
    return invalid({ divisionDate: messages.tooManyRecords(MOST_WORK_RECORDS) });
  const { customerId } = state;
  const division = divide(record, divisionDate);
  const divided: CalculationEvent = {
    type: 'WorkRecordDivided',
    data: {
      customerId,
      workRecordId: record.id,
      secondWorkRecordId,
      personal: { ...division, movedToSecond: [...division.movedToSecond] },
    },
  };
  const hasDeductions = record.deduction1 + record.deduction2 + record.deduction3 > 0;
  if (!hasDeductions) return accept(divided);
  const workRecordIds = [record.id, secondWorkRecordId];
  return accept<CalculationEvent>(divided, { type: 'DeductionsReset', data: { customerId, workRecordIds } });
};
