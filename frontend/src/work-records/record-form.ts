import { type WorkRecord, type WorkRecordEdit, workRecordEdit } from '../../../domain/api/work-records.ts';
import { isIsoDay } from '../../../domain/units/day.ts';
import { messages } from '../../../domain/words/messages.ts';
import { unitCodes } from '../../../domain/words/units.ts';

/** What the form of a work record holds: texts as typed, dates as `YYYY-MM-DD` or ''. */
export interface RecordForm {
  companyName: string;
  regimeType: WorkRecord['regimeType'];
  state: string;
  city: string;
  ingressDate: string;
  egressDate: string;
  isPublicService: boolean;
  isTeaching: boolean;
  isCurrentCareer: boolean;
  isCurrentPosition: boolean;
  isSpecialTime: boolean;
  specialTimeBase: '15' | '20' | '25';
  isPoliceTime: boolean;
  isDisabled: boolean;
  disabledLevel: '' | 'low' | 'medium' | 'high';
  isQualifyingPeriod: boolean;
  isRural: boolean;
  contributionPlan: WorkRecord['contributionPlan'];
  expiredVacations: number;
  hasExpiredPremiumLicenses: boolean;
  expiredPremiumLicenses: number;
}

const bases = { 15: '15', 20: '20', 25: '25' } as const;

export const emptyRecord = (regimeType: WorkRecord['regimeType']): RecordForm => ({
  companyName: '',
  regimeType,
  state: '',
  city: '',
  ingressDate: '',
  egressDate: '',
  isPublicService: false,
  isTeaching: false,
  isCurrentCareer: false,
  isCurrentPosition: false,
  isSpecialTime: false,
  specialTimeBase: '25',
  isPoliceTime: false,
  isDisabled: false,
  disabledLevel: '',
  isQualifyingPeriod: true,
  isRural: false,
  contributionPlan: 'normal',
  expiredVacations: 0,
  hasExpiredPremiumLicenses: false,
  expiredPremiumLicenses: 0,
});

export const recordFormOf = (record: WorkRecord): RecordForm => ({
  companyName: record.companyName,
  regimeType: record.regimeType,
  state: record.state ?? '',
  city: record.city ?? '',
  ingressDate: record.ingressDate,
  egressDate: record.egressDate ?? '',
  isPublicService: record.isPublicService,
  isTeaching: record.isTeaching,
  isCurrentCareer: record.isCurrentCareer,
  isCurrentPosition: record.isCurrentPosition,
  isSpecialTime: record.isSpecialTime,
  specialTimeBase: bases[record.specialTimeBase],
  isPoliceTime: record.isPoliceTime,
  isDisabled: record.isDisabled,
  disabledLevel: record.disabledLevel ?? '',
  isQualifyingPeriod: record.isQualifyingPeriod,
  isRural: record.isRural,
  contributionPlan: record.contributionPlan,
  expiredVacations: record.expiredVacations,
  hasExpiredPremiumLicenses: record.hasExpiredPremiumLicenses,
  expiredPremiumLicenses: record.expiredPremiumLicenses,
});

const baseOf = (base: RecordForm['specialTimeBase']): 15 | 20 | 25 => {
  if (base === '15') return 15;
  return base === '20' ? 20 : 25;
};

export const recordEditOf = (form: RecordForm): WorkRecordEdit & { companyName: string; ingressDate: string } => ({
  ...form,
  companyName: form.companyName.trim(),
  state: stateOf(form.state),
  city: form.city.trim() === '' ? null : form.city.trim(),
  egressDate: form.egressDate === '' ? null : form.egressDate,
  specialTimeBase: baseOf(form.specialTimeBase),
  disabledLevel: form.isDisabled && form.disabledLevel !== '' ? form.disabledLevel : null,
});

/** Only what was changed since `started`: what somebody else changed meanwhile in other fields stays. */
export const changedEditOf = (started: RecordForm, form: RecordForm): WorkRecordEdit => {
  const before = new Map<string, unknown>(Object.entries(recordEditOf(started)));
  return workRecordEdit.parse(
    Object.fromEntries(Object.entries(recordEditOf(form)).filter(([field, value]) => before.get(field) !== value)),
  );
};

type State = NonNullable<WorkRecordEdit['state']>;
const stateOf = (code: string): State | null => unitCodes.find((unit) => unit === code) ?? null;

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
  if (form.isDisabled && form.disabledLevel === '') complaints.disabledLevel = messages.required;
  return complaints;
};

/** New dates can make the deductions of a record impossible, so they are asked about. */
export const datesChangeUnderDeductions = (record: WorkRecord | null, form: RecordForm): boolean =>
  record !== null &&
  record.deduction1 + record.deduction2 + record.deduction3 > 0 &&
  (record.ingressDate !== form.ingressDate || (record.egressDate ?? '') !== form.egressDate);
