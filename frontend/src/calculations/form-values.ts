import {
  type Calculation,
  type CalculationEdit,
  calculationEdit,
  calculationFields as of,
  type SpanName,
  spanNames,
} from '../../../domain/api/calculations.ts';
import type { Span } from '../../../domain/api/common.ts';
import { emptyOf, type FormValues, fieldNames, formValues } from '../../../domain/api/field.ts';
import { formatAmount } from '../../../domain/words/format.ts';
import { readAmount, readCount } from '../shared/forms/typed-numbers.ts';
import type { ChosenRegime } from './RegimeLine.tsx';

/** The fields that the form holds as texts and ticks; the regime stands in it with its name, and spans as they are. */
const plain = {
  name: of.name,
  regimeType: of.regimeType,
  calculationDate: of.calculationDate,
  publicServiceIngressDate: of.publicServiceIngressDate,
  registrationDate: of.registrationDate,
  retiredSince: of.retiredSince,
  state: of.state,
  countingMethod: of.countingMethod,
  optedForRPC: of.optedForRPC,
  workAfter: of.workAfter,
  rpcOptedOn: of.rpcOptedOn,
  specialBenefit: of.specialBenefit,
  specialBenefitAverage: of.specialBenefitAverage,
  specialBenefitContributions: of.specialBenefitContributions,
  specialBenefitYears: of.specialBenefitYears,
};

type Spans = Readonly<Record<SpanName, Span>>;

export type CalculationForm = FormValues<typeof plain> & Spans & { regime: ChosenRegime | null };

/** The fields under which a refusal can be shown. */
export const refusableFields = [...fieldNames(plain), 'regime'] as const;

/** The form holds the regime with its name; the contract knows its number. */
export const calledByServer = { regime: 'regimeId' } as const;

const spansOf = ({
  publicServiceTime,
  teachingTime,
  carreerTime,
  positionTime,
  contributionTime,
  specialTime,
  policeTime,
  disabledTime,
  disabledLowTime,
  disabledModerateTime,
}: Spans): Spans => ({
  publicServiceTime,
  teachingTime,
  carreerTime,
  positionTime,
  contributionTime,
  specialTime,
  policeTime,
  disabledTime,
  disabledLowTime,
  disabledModerateTime,
});

const typedAmount = (amount: number | null): string => (amount === null ? '' : formatAmount(amount));

/** A calculation of which nothing is known yet. */
export const emptyForm: CalculationForm = {
  ...formValues(plain, emptyOf(plain)),
  ...spansOf(emptyOf(of)),
  regime: null,
};

export const formOf = (calculation: Calculation): CalculationForm => {
  const { regimeId, regime, regimeType } = calculation;
  return {
    ...formValues(plain, calculation),
    specialBenefit: typedAmount(calculation.specialBenefit),
    specialBenefitAverage: typedAmount(calculation.specialBenefitAverage),
    ...spansOf(calculation),
    regime: regimeId === null || regime === null || regimeType === 'RGPS' ? null : { regimeId, name: regime },
  };
};

/** With work records the spans are derived, so they stay out of what is saved. @throws for a field the form has refused */
export const editOf = ({ regime, ...form }: CalculationForm, hasRecords: boolean): CalculationEdit => {
  const edit = calculationEdit.parse({
    ...form,
    workAfter: form.workAfter === '' ? null : form.workAfter,
    specialBenefit: readAmount(form.specialBenefit),
    specialBenefitAverage: readAmount(form.specialBenefitAverage),
    specialBenefitContributions: readCount(form.specialBenefitContributions),
    specialBenefitYears: readCount(form.specialBenefitYears),
    regimeId: form.regimeType === 'RGPS' ? null : (regime?.regimeId ?? null),
  });
  if (hasRecords) for (const name of spanNames) delete edit[name];
  return edit;
};

/** What the form asks for without insisting; zero is accepted. The RGPS knows no career, no position and no entry. */
const askedInRpps: ReadonlySet<keyof CalculationForm> = new Set([
  'state',
  'calculationDate',
  'publicServiceIngressDate',
  'regime',
  'publicServiceTime',
  'teachingTime',
  'carreerTime',
  'positionTime',
  'contributionTime',
]);
const askedInRgps: ReadonlySet<keyof CalculationForm> = new Set(['state', 'calculationDate', 'contributionTime']);

const isSpanOf = (value: unknown): value is Span => typeof value === 'object' && value !== null && 'years' in value;

const isLeftEmpty = (value: unknown): boolean =>
  isSpanOf(value)
    ? value.years + value.months + value.days === 0
    : value === '' || value === null || value === undefined;

/** What a form was saved without although its regime asks for it; the times are not among them where records say them. */
export const savedWithout = (form: CalculationForm, hasRecords: boolean): (keyof CalculationForm)[] =>
  [...(form.regimeType === 'RGPS' ? askedInRgps : askedInRpps)].filter(
    (name) => isAskedFor(name, form) && !(hasRecords && isSpanOf(form[name])),
  );

/** Whether a field stands empty that the regime asks for. */
export const isAskedFor = (
  name: keyof CalculationForm,
  form: Partial<Record<keyof CalculationForm, unknown>>,
): boolean => (form.regimeType === 'RGPS' ? askedInRgps : askedInRpps).has(name) && isLeftEmpty(form[name]);
