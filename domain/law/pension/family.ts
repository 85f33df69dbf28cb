import { type Day, dayOf, isoOf } from '../../units/day.ts';
import type { BenefitStep } from '../benefit/log.ts';
import { type PensionFacts, pensionOf } from './amount.ts';
import { type Deceased, type Dependant, type Duration, durationOf, sharing } from './dependants.ts';

export interface FamilyQuestion {
  readonly dependants: readonly Dependant[];
  readonly deceased: Deceased;
  readonly pension: Omit<PensionFacts, 'dependants' | 'withInvalid'>;
}

/** What the family receives from a day on. */
export interface FamilyPeriod {
  /** 'YYYY-MM-DD'. */
  readonly from: string;
  readonly total: number;
  readonly quotas: readonly { readonly id: string; readonly amount: number }[];
  readonly steps: readonly BenefitStep[];
}

export interface FamilyPension {
  readonly durations: readonly (Duration & { readonly id: string })[];
  /** The first one from the day of the death, then one for each day after which fewer share. */
  readonly periods: readonly FamilyPeriod[];
  /** Dependants who receive nothing: of a later class, or of age. */
  readonly excluded: readonly string[];
}

/**
 * What those who are left would receive, and until when. A quota that ends does not go to the others since EC 103
 * (art. 23, § 1º); under the former law of the RGPS it does (Lei 8.213/1991, art. 77, § 1º), so that the sum stays.
 */
export const familyPensionOf = ({ dependants, deceased, pension }: FamilyQuestion): FamilyPension => {
  const shared = sharing(dependants, deceased);
  const durations = shared.map((dependant) => ({ id: dependant.id, ...durationOf(dependant, deceased) }));
  const lastDays = new Map(durations.map(({ id, until }) => [id, until === null ? null : dayOf(until)]));
  const begins = new Set([deceased.death, ...[...lastDays.values()].flatMap((day) => (day === null ? [] : [day + 1]))]);
  const periods = [...begins]
    .toSorted((one, other) => one - other)
    .map((from) =>
      periodFrom(
        from,
        shared.filter((dependant) => isPaidOn(from, lastDays.get(dependant.id))),
        pension,
      ),
    );
  return {
    durations,
    periods: periods.filter(({ quotas }, place) => quotas.length > 0 || place > 0),
    excluded: dependants.filter((one) => !shared.includes(one)).map(({ id }) => id),
  };
};

const isPaidOn = (day: Day, lastDay: Day | null | undefined): boolean =>
  lastDay === null || (lastDay !== undefined && day <= lastDay);

const periodFrom = (from: Day, paid: readonly Dependant[], pension: FamilyQuestion['pension']): FamilyPeriod => {
  const { total, quotas, steps } = pensionOf({
    ...pension,
    dependants: paid.length,
    withInvalid: paid.some(({ invalid }) => invalid),
  });
  return {
    from: isoOf(from),
    total,
    quotas: paid.map(({ id }, place) => ({ id, amount: quotas[place] ?? 0 })),
    steps,
  };
};
