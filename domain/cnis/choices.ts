import { workRecordFields } from '../api/work-records.ts';
import type { RecordEdit } from '../calculations/work-records/edit.ts';
import type { NewWorkRecord, WorkRecord } from '../calculations/work-records/work-record.ts';
import { messages } from '../words/messages.ts';
import { type CnisLink, linksOf } from './link.ts';
import { recordsOfLinks } from './matches.ts';
import { ingressDateOf, type RegisterChoice, recordsOfRegister } from './records.ts';
import type { CnisRegister } from './register.ts';
import { updateOf } from './updates.ts';

/** An extract beside what the calculation holds already. */
export interface ImportedExtract {
  readonly registers: readonly CnisRegister[];
  readonly links: readonly CnisLink[];
  /** For each register the records that are the same link. */
  readonly known: readonly (readonly WorkRecord[])[];
  readonly includeMissing: boolean;
}

export const extractBeside = (
  registers: readonly CnisRegister[],
  records: readonly WorkRecord[],
  includeMissing: boolean,
): ImportedExtract => ({
  registers,
  links: linksOf(registers),
  known: recordsOfLinks(registers, records),
  includeMissing,
});

/** What a choice comes to: records to be made and edits of known ones by id, or its refused fields with their sentences. */
export type ChoiceOutcome =
  | {
      readonly ok: true;
      readonly records: readonly NewWorkRecord[];
      readonly edits: ReadonlyMap<string, RecordEdit>;
    }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/**
 * From a register and the adviser's choice to what is saved.
 * @param records all of the calculation as they stand when this choice is taken
 */
export const outcomeOf = (
  choice: RegisterChoice,
  { registers, links, known, includeMissing }: ImportedExtract,
  records: readonly WorkRecord[],
): ChoiceOutcome => {
  const register = registers[choice.register];
  const link = links[choice.register];
  if (register === undefined || link === undefined) return { ok: false, fields: { register: messages.invalidValue } };
  if (choice.workRecordId === undefined) return newRecords(register, choice, { link, includeMissing });
  const record = records.find(({ id }) => id === choice.workRecordId);
  if (record === undefined) return { ok: false, fields: { workRecordId: messages.unknownRecord } };
  const ids = new Set(known[choice.register]?.map(({ id }) => id));
  const parts = ids.has(record.id) ? records.filter(({ id }) => ids.has(id)) : [record];
  const inOrder = parts.toSorted((a, b) => a.ingressDate.localeCompare(b.ingressDate));
  const update = updateOf(register, choice, { record, parts: inOrder, link, includeMissing });
  return update.ok ? { ...update, records: [] } : update;
};

const nothing: ReadonlyMap<string, RecordEdit> = new Map();

const newRecords = (
  register: CnisRegister,
  choice: RegisterChoice,
  options: { readonly link: CnisLink; readonly includeMissing: boolean },
): ChoiceOutcome => {
  const ingressDate = ingressDateOf(register, choice);
  if (ingressDate === null) return { ok: false, fields: { ingressDate: messages.required } };
  const name = workRecordFields.companyName.sent.safeParse(choice.companyName ?? register.companyName);
  if (!name.success)
    return { ok: false, fields: { companyName: name.error.issues[0]?.message ?? messages.invalidValue } };
  return { ok: true, records: recordsOfRegister(register, choice, { ...options, ingressDate }), edits: nothing };
};
