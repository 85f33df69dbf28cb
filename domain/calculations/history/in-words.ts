import { isNumberOfOffice } from '../../law/places/described/of-office.ts';
import { regimeEntry } from '../../law/places/regimes.ts';
import { INFORMED_BY_THE_OFFICE } from '../../words/described-places.ts';
import { asIs, type FieldWords } from '../../words/field-words.ts';
import { choiceWords, workRecordLabels, yesOrNo } from '../../words/fields.ts';
import { formatDate, formatMoney, formatSpan } from '../../words/format.ts';
import { historyLabels as say } from '../../words/history.ts';
import { unitInWords } from '../../words/units.ts';
import type { CalculationFields } from '../calculation.ts';
import type { WorkRecordFields } from '../work-records/work-record.ts';

/** A regime that the list no longer has is named by its number; an office's own may be called otherwise by now. */
const regime = (regimeId: number): string => {
  if (isNumberOfOffice(regimeId)) return `Ente ${INFORMED_BY_THE_OFFICE}`;
  return regimeEntry(regimeId)?.name ?? String(regimeId);
};

export const calculationWords: FieldWords<CalculationFields> = {
  name: asIs,
  state: unitInWords,
  regimeType: asIs,
  regimeId: regime,
  calculationDate: formatDate,
  registrationDate: formatDate,
  retiredSince: formatDate,
  publicServiceIngressDate: formatDate,
  countingMethod: (method) => choiceWords.countingMethod[method],
  optedForRPC: yesOrNo,
  rpcOptedOn: formatDate,
  specialBenefit: formatMoney,
  specialBenefitAverage: formatMoney,
  specialBenefitContributions: String,
  specialBenefitYears: say.years,
  workAfter: (after) => choiceWords.workAfter[after],
  publicServiceTime: formatSpan,
  teachingTime: formatSpan,
  carreerTime: formatSpan,
  positionTime: formatSpan,
  contributionTime: formatSpan,
  specialTime: formatSpan,
  policeTime: formatSpan,
  disabledTime: formatSpan,
  disabledLowTime: formatSpan,
  disabledModerateTime: formatSpan,
};

/** All but the remunerations, which are told month by month. */
export type PlainRecordFields = Omit<WorkRecordFields, 'salaries'>;

export const workRecordWords: FieldWords<PlainRecordFields> = {
  companyName: asIs,
  regimeType: asIs,
  state: unitInWords,
  city: asIs,
  ingressDate: formatDate,
  egressDate: formatDate,
  isPublicService: yesOrNo,
  isTeaching: yesOrNo,
  isCurrentCareer: yesOrNo,
  isCurrentPosition: yesOrNo,
  isSpecialTime: yesOrNo,
  isPoliceTime: yesOrNo,
  isDisabled: yesOrNo,
  disabledLevel: (level) => choiceWords.disabledLevel[level].toLowerCase(),
  isQualifyingPeriod: yesOrNo,
  expiredVacations: say.days,
  expiredPremiumLicenses: say.days,
  hasExpiredPremiumLicenses: yesOrNo,
  deduction1: say.days,
  deduction2: say.days,
  deduction3: say.days,
  addition: say.days,
  specialTimeBase: say.years,
  isRural: yesOrNo,
  contributionPlan: (plan) => choiceWords.contributionPlan[plan].toLowerCase(),
  country: asIs,
  lateMonths: asIs,
};

/** The labels as they read without the dialog's title above them. */
export const recordLabels = {
  ...workRecordLabels,
  deduction1: say.deduction(workRecordLabels.deduction1),
  deduction2: say.deduction(workRecordLabels.deduction2),
  deduction3: say.deduction(workRecordLabels.deduction3),
  addition: say.addition(workRecordLabels.addition),
} as const;
