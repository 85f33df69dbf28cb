/** A case in a few words, for whoever calls the library by hand: what is not said is nothing, no and never. */
import { checkLawInput } from './checks.ts';
import { LawError } from './errors.ts';
import {
  DEFAULT_SETTINGS,
  type LawInput,
  type PublishedIndexes,
  type Regime,
  type StatedSpans,
  type WorkRecord,
} from './input.ts';
import type { Gender, IsoDate } from './norms/rule.ts';
import { REGIMES, regimeForLaw } from './tables/regimes.ts';
import { PLAIN_PERIOD } from './time/count.ts';
import { type CountingMethod, NO_TIME, type Span } from './time/span.ts';

/** `{ years: 35 }` is 35 years. */
export type ShortSpan = Partial<Span>;

type ShortSpans = { readonly [Name in keyof StatedSpans]?: ShortSpan };

/** A work record: its dates, and whatever of its flags, deductions and salaries is not the default. */
export type DescribedPeriod = Pick<WorkRecord, 'ingressDate' | 'egressDate'> & Partial<WorkRecord>;

/** Spans are held on `calculationDate`; `totals` on days before it; `periods` stand in the place of both. */
export interface DescribedCase extends ShortSpans {
  /** 'RGPS' unless said. */
  readonly regimeType?: LawInput['regimeType'];
  readonly gender?: Gender | null;
  readonly birthDate?: IsoDate | null;
  readonly calculationDate: IsoDate;
  /** Number or exact name of the list of regimes: 'União', 'Sem Reforma', 'Minas Gerais'. */
  readonly regime?: number | string | null;
  readonly registrationDate?: IsoDate | null;
  readonly publicServiceIngressDate?: IsoDate | null;
  readonly countingMethod?: CountingMethod;
  readonly optedForRPC?: boolean;
  readonly disablement?: boolean;
  readonly disablementDate?: IsoDate | null;
  readonly inServiceDisablement?: boolean;
  readonly totals?: readonly ({ readonly date: IsoDate } & ShortSpans)[];
  readonly periods?: readonly DescribedPeriod[];
  /** BRL, updated to the calculation date; they stand in the place of salaries. */
  readonly average?: number;
  readonly lastRemuneration?: number;
  readonly indexes?: readonly PublishedIndexes[];
  readonly specialTimeUntil?: IsoDate;
}

const SPAN_NAMES = [
  'contributionTime',
  'publicServiceTime',
  'teachingTime',
  'carreerTime',
  'positionTime',
  'specialTime',
  'policeTime',
  'disabledTime',
  'disabledModerateTime',
  'disabledLowTime',
] as const satisfies readonly (keyof StatedSpans)[];

const whole = (span: ShortSpan | undefined): Span => ({ ...NO_TIME, ...span });

function spansOf(given: ShortSpans): StatedSpans {
  const {
    contributionTime,
    publicServiceTime,
    teachingTime,
    carreerTime,
    positionTime,
    specialTime,
    policeTime,
    disabledTime,
    disabledModerateTime,
    disabledLowTime,
  } = given;
  return {
    contributionTime: whole(contributionTime),
    publicServiceTime: whole(publicServiceTime),
    teachingTime: whole(teachingTime),
    carreerTime: whole(carreerTime),
    positionTime: whole(positionTime),
    specialTime: whole(specialTime),
    policeTime: whole(policeTime),
    disabledTime: whole(disabledTime),
    disabledModerateTime: whole(disabledModerateTime),
    disabledLowTime: whole(disabledLowTime),
  };
}

/** Only what is said of an earlier day was known on it. */
function earlierSpans(given: ShortSpans): Partial<StatedSpans> {
  const spans: Partial<Record<keyof StatedSpans, Span>> = {};
  for (const name of SPAN_NAMES) if (given[name] !== undefined) spans[name] = whole(given[name]);
  return spans;
}

function regimeOf(asked: number | string | null): Regime | null {
  if (asked === null) return null;
  const regimeId = typeof asked === 'number' ? asked : REGIMES.find(({ name }) => name === asked)?.regimeId;
  const regime = regimeId === undefined ? null : regimeForLaw(regimeId);
  if (regime === null) throw new LawError('UnknownRegime', 'regime', `regime desconhecido (${asked})`);
  return regime;
}

/**
 * What `evaluate`, `timeTotals` and `benefitLogsOf` are told, from a short description. Throws a `LawError` for a date,
 * span or amount that cannot be read; what is merely missing is named by `evaluate` in `missingData`.
 *
 * `evaluate(inputOf({ gender: 'Homem', birthDate: '1962-01-01', calculationDate: '2026-07-01', contributionTime:
 * { years: 35 }, average: 5800 }))` finds the progressive age complete, worth 5,220.00.
 */
export function inputOf(described: DescribedCase): LawInput {
  const { regimeType = 'RGPS', average, lastRemuneration, totals } = described;
  const input: LawInput = {
    person: {
      gender: described.gender ?? null,
      birthDate: described.birthDate ?? null,
      disablement: described.disablement ?? false,
      disablementDate: described.disablementDate ?? null,
      inServiceDisablement: described.inServiceDisablement ?? false,
    },
    calculation: {
      ...spansOf(described),
      registrationDate: described.registrationDate ?? null,
      publicServiceIngressDate: described.publicServiceIngressDate ?? null,
      countingMethod: described.countingMethod ?? 'days365',
      optedForRPC: described.optedForRPC ?? false,
    },
    workRecords: (described.periods ?? []).map((period, index) => ({
      ...PLAIN_PERIOD,
      regimeType: regimeType === 'RGPS' ? 'RGPS' : 'RPPS',
      id: String(index + 1),
      ...period,
    })),
    calculationDate: described.calculationDate,
    regime: regimeOf(described.regime ?? null),
    indexes: described.indexes ?? [],
    settings: { specialTimeUntil: described.specialTimeUntil ?? DEFAULT_SETTINGS.specialTimeUntil },
    regimeType,
    ...(totals === undefined ? {} : { earlierTotals: totals.map((on) => ({ date: on.date, ...earlierSpans(on) })) }),
    ...(average === undefined && lastRemuneration === undefined
      ? {}
      : { givenFigures: { average: average ?? null, lastRemuneration: lastRemuneration ?? null } }),
  };
  checkLawInput(input);
  return input;
}
