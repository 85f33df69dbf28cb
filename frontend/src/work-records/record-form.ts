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
import { recordTexts as texts } from './texts.ts';

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

const NOT_ABROAD = {
  isPublicService: false,
  isTeaching: false,
  isCurrentCareer: false,
  isCurrentPosition: false,
  isSpecialTime: false,
  isPoliceTime: false,
  isDisabled: false,
  isRural: false,
  contributionPlan: 'normal',
  lateMonths: '',
  state: '',
  city: '',
  expiredVacations: '0',
  expiredPremiumLicenses: '0',
  hasExpiredPremiumLicenses: false,
} as const satisfies Partial<RecordForm>;

/** Whether the form is about time insured abroad, of which only dates and carência are asked: in the RGPS alone. */
export const isAbroad = ({ country, regimeType }: Pick<RecordForm, 'country' | 'regimeType'>): boolean =>
  regimeType === 'RGPS' && country !== '';

/** The form as it counts: of time abroad nothing that only Brazilian work can be, and no country in the RPPS. */
const asCounted = (form: RecordForm): RecordForm =>
  isAbroad(form) ? { ...form, ...NOT_ABROAD } : { ...form, country: '' };

/** What is saved; a degree is kept only of a disability. @throws for a field the form has refused */
export const recordEditOf = (typed: RecordForm): WorkRecordEdit & { companyName: string; ingressDate: string } => {
  const form = asCounted(typed);
  return {
    ...workRecordEdit.parse({
      ...form,
      specialTimeBase: Number(form.specialTimeBase),
      expiredVacations: Number(form.expiredVacations),
      expiredPremiumLicenses: Number(form.expiredPremiumLicenses),
      disabledLevel: form.isDisabled && form.disabledLevel !== '' ? form.disabledLevel : null,
    }),
    companyName: form.companyName.trim(),
    ingressDate: form.ingressDate,
  };
};

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
  typed: RecordForm,
  { asksPlace, hasRemunerations = false }: { asksPlace: boolean; hasRemunerations?: boolean },
): Partial<Record<keyof RecordForm, string>> => {
  const form = asCounted(typed);
  const abroad = isAbroad(form);
  const complaints: Partial<Record<keyof RecordForm, string>> = {};
  if (abroad && hasRemunerations) complaints.country = texts.abroadWithRemunerations;
  if (form.companyName.trim() === '') complaints.companyName = messages.required;
  if (asksPlace && !abroad && form.state === '') complaints.state = messages.required;
  if (asksPlace && !abroad && form.city.trim() === '') complaints.city = messages.required;
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
