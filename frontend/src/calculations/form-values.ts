import {
  type Calculation,
  type CalculationEdit,
  calculationName,
  type SpanName,
  spanNames,
} from '../../../domain/api/calculations.ts';
import type { RegimeType, Span } from '../../../domain/api/common.ts';
import type { ChosenRegime } from './RegimeField.tsx';

/** What the form holds: texts as typed, dates as `YYYY-MM-DD` or ''. */
export type CalculationForm = {
  name: string;
  state: string;
  regimeType: RegimeType;
  regime: ChosenRegime | null;
  calculationDate: string;
  registrationDate: string;
  publicServiceIngressDate: string;
  countingMethod: Calculation['countingMethod'];
  optedForRPC: boolean;
} & Record<SpanName, Span>;

/** The fields that are not spans, as they stand in the form. */
export const plainFields = [
  'name',
  'regimeType',
  'regime',
  'calculationDate',
  'publicServiceIngressDate',
  'registrationDate',
  'state',
] as const satisfies readonly (keyof CalculationForm)[];

/** The form holds the regime with its name; the contract knows its number. */
export const calledByServer = { regime: 'regimeId' } as const;

export const formOf = (calculation: Calculation): CalculationForm => {
  const { regimeId, regime, regimeType } = calculation;
  return {
    name: calculation.name,
    state: calculation.state ?? '',
    regimeType,
    regime: regimeId === null || regime === null || regimeType === 'RGPS' ? null : { regimeId, name: regime },
    calculationDate: calculation.calculationDate ?? '',
    registrationDate: calculation.registrationDate ?? '',
    publicServiceIngressDate: calculation.publicServiceIngressDate ?? '',
    countingMethod: calculation.countingMethod,
    optedForRPC: calculation.optedForRPC,
    publicServiceTime: calculation.publicServiceTime,
    teachingTime: calculation.teachingTime,
    carreerTime: calculation.carreerTime,
    positionTime: calculation.positionTime,
    contributionTime: calculation.contributionTime,
    specialTime: calculation.specialTime,
    policeTime: calculation.policeTime,
    disabledTime: calculation.disabledTime,
    disabledLowTime: calculation.disabledLowTime,
    disabledModerateTime: calculation.disabledModerateTime,
  };
};

const dateOrNone = (text: string): string | null => (text === '' ? null : text);

/** With work records the spans are derived, so they stay out of what is saved. */
export const editOf = (form: CalculationForm, hasRecords: boolean): Record<string, unknown> => {
  const { regime, ...rest } = form;
  const edit: Record<string, unknown> = {
    ...rest,
    state: dateOrNone(form.state),
    regimeId: form.regimeType === 'RGPS' ? null : (regime?.regimeId ?? null),
    calculationDate: dateOrNone(form.calculationDate),
    registrationDate: dateOrNone(form.registrationDate),
    publicServiceIngressDate: dateOrNone(form.publicServiceIngressDate),
  } satisfies Partial<Record<keyof CalculationEdit, unknown>>;
  if (hasRecords) for (const name of spanNames) delete edit[name];
  return edit;
};

/** The groups of which the form asks for something; zero is accepted. The RGPS knows no career and no position. */
const askedGroups: Record<RegimeType, ReadonlySet<SpanName>> = {
  RPPS: new Set(['publicServiceTime', 'teachingTime', 'carreerTime', 'positionTime', 'contributionTime']),
  RGPS: new Set(['contributionTime']),
};

/** Whether a group stands empty that the regime asks for. */
export const isAskedFor = (name: SpanName, { years, months, days }: Span, regimeType: RegimeType): boolean =>
  askedGroups[regimeType].has(name) && years + months + days === 0;

export const nameComplaint = (name: string): string | null =>
  calculationName.safeParse(name).error?.issues[0]?.message ?? null;
