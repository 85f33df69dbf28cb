import { emptyOf, type FormValues, fieldNames, formValues } from '../../../domain/api/field.ts';
import {
  type WorkRecord,
  type WorkRecordEdit,
  workRecordEdit,
  workRecordFields,
} from '../../../domain/api/work-records.ts';
import { isIsoDay } from '../../../domain/units/day.ts';
import { readMonthRanges } from '../../../domain/units/month.ts';
import { messages } from '../../../domain/words/messages.ts';

const {
  // Each has a dialog of its own.
  salaries: _salaries,
  deduction1: _deduction1,
  deduction2: _deduction2,
  deduction3: _deduction3,
  addition: _addition,
  ...asked
} = workRecordFields;

/** What the form of a work record holds: texts as typed, dates as `YYYY-MM-DD` or '', numbers by their digits. */
export type RecordForm = FormValues<typeof asked>;

export const recordFieldNames = fieldNames(asked);

/** `period`: the dates it starts with, `YYYY-MM-DD`. */
export const emptyRecord = (regimeType: WorkRecord['regimeType'], period?: { from: string; to: string }): RecordForm =>
  formValues(asked, {
    ...emptyOf(asked),
    regimeType,
    ...(period === undefined ? {} : { ingressDate: period.from, egressDate: period.to }),
  });

type FlagName = { [Name in keyof RecordForm]: RecordForm[Name] extends boolean ? Name : never }[keyof RecordForm];

const startsAs = emptyRecord('RGPS');

/** What is ticked, in the order of the table; premium leave stands with its days. */
export const flagNames = recordFieldNames.filter(
  (name): name is FlagName => typeof startsAs[name] === 'boolean' && name !== 'hasExpiredPremiumLicenses',
);

export const recordFormOf = (record: WorkRecord): RecordForm => formValues(asked, record);

/** What is saved; a degree is kept only of a disability. @throws for a field the form has refused */
export const recordEditOf = (form: RecordForm): WorkRecordEdit & { companyName: string; ingressDate: string } => ({
  ...workRecordEdit.parse({
    ...form,
    specialTimeBase: Number(form.specialTimeBase),
    expiredVacations: Number(form.expiredVacations),
    expiredPremiumLicenses: Number(form.expiredPremiumLicenses),
    disabledLevel: form.isDisabled && form.disabledLevel !== '' ? form.disabledLevel : null,
  }),
  companyName: form.companyName.trim(),
  ingressDate: form.ingressDate,
});

/** Only what was changed since `started`: what somebody else changed meanwhile in other fields stays. */
export const changedEditOf = (started: RecordForm, form: RecordForm): WorkRecordEdit => {
  const before = new Map<string, unknown>(Object.entries(recordEditOf(started)));
  return workRecordEdit.parse(
    Object.fromEntries(Object.entries(recordEditOf(form)).filter(([field, value]) => before.get(field) !== value)),
  );
};

/**
 * What the form asks for, field → sentence. State and city are asked for by the form only, and only of a record that is
 * typed in: an extract holds neither, and nobody should have to invent them.
 */
export const recordComplaints = (
  form: RecordForm,
  { asksPlace }: { asksPlace: boolean },
): Partial<Record<keyof RecordForm, string>> => {
  const complaints: Partial<Record<keyof RecordForm, string>> = {};
  if (form.companyName.trim() === '') complaints.companyName = messages.required;
  if (asksPlace && form.state === '') complaints.state = messages.required;
  if (asksPlace && form.city.trim() === '') complaints.city = messages.required;
  if (form.ingressDate === '') complaints.ingressDate = messages.required;
  else if (!isIsoDay(form.ingressDate)) complaints.ingressDate = messages.invalidDate;
  if (form.egressDate !== '' && !isIsoDay(form.egressDate)) complaints.egressDate = messages.invalidDate;
  if (isIsoDay(form.egressDate) && isIsoDay(form.ingressDate) && form.egressDate < form.ingressDate) {
    complaints.egressDate = messages.invalidRecordDates;
  }
  if (form.lateMonths.trim() !== '' && readMonthRanges(form.lateMonths) === null)
    complaints.lateMonths = messages.invalidMonths;
  if (form.isDisabled && form.disabledLevel === '') complaints.disabledLevel = messages.required;
  return complaints;
};

/** New dates can make the deductions of a record impossible, so they are asked about. */
export const datesChangeUnderDeductions = (record: WorkRecord | null, form: RecordForm): boolean =>
  record !== null &&
  record.deduction1 + record.deduction2 + record.deduction3 > 0 &&
  (record.ingressDate !== form.ingressDate || (record.egressDate ?? '') !== form.egressDate);
