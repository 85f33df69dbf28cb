import { edited } from '../calculations/work-records/edit.ts';
import { toWorkRecord } from '../calculations/work-records/packing.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { extractBeside, outcomeOf } from './choices.ts';
import type { RegisterChoice } from './records.ts';
import type { CnisRegister } from './register.ts';

interface Extract {
  readonly registers: readonly CnisRegister[];
  readonly includeMissing: boolean;
}

/**
 * The records of a calculation as an import would leave them, to be counted before anything is saved. Pay stands as
 * printed, without the limits of its regime, which no count asks for; a choice that would be refused changes nothing.
 */
export const recordsForeseen = (
  choices: readonly RegisterChoice[],
  { registers, includeMissing }: Extract,
  known: readonly WorkRecord[],
): readonly WorkRecord[] => {
  const extract = extractBeside(registers, known, includeMissing);
  return choices.reduce<readonly WorkRecord[]>((records, choice) => {
    const outcome = outcomeOf(choice, extract, records);
    if (!outcome.ok) return records;
    const kept = records.map((record) => {
      const edit = outcome.edits.get(record.id);
      return edit === undefined ? record : edited(record, edit);
    });
    const made = outcome.records.map((record, place) => toWorkRecord(`foreseen-${kept.length + place}`, record));
    return [...kept, ...made];
  }, known);
};
