/** Short ways to describe a person in a test: what is not said is nothing, no and never. */
import { NO_TIME, type Span } from '../../units/span.ts';
import { type Calculation, DEFAULT_SETTINGS, type LawInput, type Person, type WorkRecord } from '../input/input.ts';
import { regimeForLaw } from '../places/regimes.ts';
import type { Regime } from '../rule/regime.ts';
import type { Gender } from '../rule/requirement.ts';
import { PLAIN_PERIOD } from '../time/count.ts';

export const UNIAO: Regime = {
  regimeId: 1,
  name: 'União',
  place: 'uniao',
  reformDate: '2019-11-13',
  oldRulesUntil: '2019-11-13',
  oldTransitionsUntil: '2019-11-13',
  oldTransitionsDoubt: null,
  confirmed: true,
};

export const SEM_REFORMA: Regime = {
  regimeId: 3,
  name: 'Sem Reforma',
  place: null,
  reformDate: null,
  oldRulesUntil: null,
  oldTransitionsUntil: null,
  oldTransitionsDoubt: null,
  confirmed: true,
};

/** A regime of the list as the engine reads it. */
export const regimeOf = (regimeId: number): Regime => {
  const found = regimeForLaw(regimeId);
  if (found === null) throw new Error(`no regime ${regimeId}`);
  return found;
};

export const years = (count: number, months = 0, days = 0): Span => ({ years: count, months, days });

const EMPTY_CALCULATION: Calculation = {
  registrationDate: null,
  publicServiceIngressDate: null,
  countingMethod: 'days365',
  optedForRPC: false,
  contributionTime: NO_TIME,
  publicServiceTime: NO_TIME,
  teachingTime: NO_TIME,
  carreerTime: NO_TIME,
  positionTime: NO_TIME,
  specialTime: NO_TIME,
  policeTime: NO_TIME,
  disabledTime: NO_TIME,
  disabledModerateTime: NO_TIME,
  disabledLowTime: NO_TIME,
};

const EMPTY_RECORD: Omit<WorkRecord, 'ingressDate'> = {
  ...PLAIN_PERIOD,
  id: 'record',
  regimeType: 'RGPS',
  egressDate: null,
};

/** A record of the RGPS, still running unless an end is given. */
export const worked = (ingressDate: string, egressDate: string | null, more: Partial<WorkRecord> = {}): WorkRecord => ({
  ...EMPTY_RECORD,
  id: `${ingressDate}..${egressDate ?? ''}`,
  ...more,
  ingressDate,
  egressDate,
});

/** A record in the post from which the servant retires. */
export const served = (ingressDate: string, egressDate: string | null, more: Partial<WorkRecord> = {}): WorkRecord =>
  worked(ingressDate, egressDate, {
    regimeType: 'RPPS',
    isPublicService: true,
    isCurrentCareer: true,
    isCurrentPosition: true,
    ...more,
  });

export interface Described {
  readonly gender: Gender | null;
  readonly birthDate: string | null;
  readonly on: string;
  readonly records?: readonly WorkRecord[];
  readonly calculation?: Partial<Calculation>;
  readonly person?: Partial<Person>;
  readonly regimeType?: LawInput['regimeType'];
  readonly regime?: Regime | null;
  readonly specialTimeUntil?: string;
}

export const someone = (described: Described): LawInput => ({
  person: {
    gender: described.gender,
    birthDate: described.birthDate,
    disablement: false,
    disablementDate: null,
    inServiceDisablement: false,
    ...described.person,
  },
  calculation: { ...EMPTY_CALCULATION, ...described.calculation },
  workRecords: described.records ?? [],
  calculationDate: described.on,
  regime: described.regime ?? null,
  indexes: [],
  settings: { specialTimeUntil: described.specialTimeUntil ?? DEFAULT_SETTINGS.specialTimeUntil },
  regimeType: described.regimeType ?? 'RGPS',
});
