import { extractBeside, outcomeOf } from '../../cnis/choices.ts';
import { accept, type Decision, refuse } from '../../decider.ts';
import { alreadyExists, invalid, isEmpty, under } from '../../failures.ts';
import { messages } from '../../words/messages.ts';
import type { OpenCalculation } from '../calculation.ts';
import type { WorkRecordCommand } from '../commands.ts';
import type { CalculationEvent } from '../events.ts';
import type { CalculationFailure, ImportAlreadyUsed } from '../failure.ts';
import { checkedOn, impossibleInRecord } from './checks.ts';
import { edited, factsBetween } from './edit.ts';
import { settled, settledAfter } from './imported.ts';
import { tooMuch } from './limits.ts';
import { packRecord, toWorkRecord } from './packing.ts';
import type { WorkRecord } from './work-record.ts';

type ImportRegisters = Extract<WorkRecordCommand, { type: 'ImportRegisters' }>;

const alreadyUsed = refuse<ImportAlreadyUsed>({ name: 'ImportAlreadyUsed' });

/** One fact tells which records came of the extract, then those of each change tell what known records gained. */
export const importRegisters = (
  command: ImportRegisters,
  state: OpenCalculation,
): Decision<CalculationEvent, CalculationFailure> => {
  const { importId } = command;
  if (state.imports.includes(importId)) return alreadyUsed;
  const { records, refusals } = recordsAfter(command, state);
  if (!isEmpty(refusals)) return invalid(refusals);
  const known = new Map(state.workRecords.map((record) => [record.id, record]));
  const made = records.slice(state.workRecords.length);
  if (made.some(({ id }) => known.has(id))) return alreadyExists;
  const excess = tooMuch(records);
  if (excess !== null) return invalid({ registers: excess });
  const { customerId } = state;
  const imported: CalculationEvent = {
    type: 'CnisImported',
    data: {
      customerId,
      importId,
      workRecordIds: made.map(({ id }) => id),
      personal: { workRecords: made.map(packRecord) },
    },
  };
  const changes = records.flatMap((after) => {
    const before = known.get(after.id);
    return before === undefined ? [] : factsBetween(before, after, { customerId, workRecordId: after.id });
  });
  return accept(imported, ...retirementOf(command, state), ...changes);
};

/** A retirement that the extract shows as being received is kept with the calculation, unless one is said already. */
const retirementOf = (
  { registers, today }: ImportRegisters,
  { customerId, fields }: OpenCalculation,
): CalculationEvent[] => {
  const retired = registers.find(({ warnings }) => warnings.some(({ code }) => code === 'retired'));
  const since = retired?.ingressDate ?? null;
  if (since === null || since > today || fields.retiredSince !== null) return [];
  return [{ type: 'CalculationEdited', data: { customerId, personal: { retiredSince: since } } }];
};

/** The known records in their order as they stand after the import, then those that it makes. */
const recordsAfter = (
  { registers, choices, includeMissing, workRecordIds, today, limits }: ImportRegisters,
  { fields, workRecords }: OpenCalculation,
): { readonly records: readonly WorkRecord[]; readonly refusals: Record<string, string> } => {
  const extract = extractBeside(registers, workRecords, includeMissing);
  const days = checkedOn({ fields }, today);
  const ids = [...workRecordIds];
  const refusals: Record<string, string> = {};
  let records: readonly WorkRecord[] = workRecords;
  for (const [place, choice] of choices.entries()) {
    const refuseFields = (refused: Readonly<Record<string, string>>) =>
      void Object.assign(refusals, under(`registers.${place}`, refused));
    if (choices.slice(0, place).some(({ register }) => register === choice.register)) {
      refuseFields({ register: messages.repeatedRegister });
      continue;
    }
    const outcome = outcomeOf(choice, extract, records);
    if (!outcome.ok) {
      refuseFields(outcome.fields);
      continue;
    }
    const changed = records.map((record) => {
      const edit = outcome.edits.get(record.id);
      return edit === undefined ? record : settledAfter(record, edited(record, edit), limits);
    });
    const made = outcome.records.flatMap((record) => {
      const id = ids.shift();
      return id === undefined ? [] : [settled(toWorkRecord(id, record), limits)];
    });
    for (const [index, record] of changed.entries()) {
      const before = records[index];
      if (record !== before) refuseFields(impossibleInRecord(record, days, before));
    }
    for (const record of made) refuseFields(impossibleInRecord(record, days));
    records = [...changed, ...made];
  }
  return { records, refusals };
};
