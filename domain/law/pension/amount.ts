import type { Day } from '../../units/day.ts';
import { dayOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { type Amount, exact, larger, rounded, smaller } from '../benefit/exact.ts';
import type { BenefitStep } from '../benefit/log.ts';
import { moneyText, percentText } from '../benefit/text.ts';

/**
 * By which law the pension of a death is worked out. Each entity decides for its servants (CF, art. 40, § 7º): one that
 * nobody read is null, never the União's.
 */
export type PensionLaw = 'article23' | 'lei10887' | 'wholeBase';

const REFORM = dayOf('2019-11-13');

/** The law of the day of the death. `place` null: the RGPS; 'uniao'; another one by what its norm file says. */
export const pensionLawOf = (place: string | null, death: Day, ofPlace: PensionLaw | null): PensionLaw | null => {
  if (place !== null && place !== 'uniao') return ofPlace;
  if (death > REFORM) return 'article23';
  return place === null ? 'wholeBase' : 'lei10887';
};

/** What a pension is worked out from. BRL. */
export interface PensionFacts {
  /** The retirement received, or the one for permanent incapacity on the day of the death. */
  readonly base: number;
  readonly law: PensionLaw;
  /** How many share it. */
  readonly dependants: number;
  readonly withInvalid: boolean;
  /** Of the RGPS in the month of the death. */
  readonly ceiling: number;
  /** In the RGPS no pension is below it (CF, art. 201, § 2º); null: no such floor is certain. */
  readonly floor: number | null;
}

export interface Pension {
  /** BRL of all quotas together. */
  readonly total: number;
  /** A quota each, in the order of the dependants; the cents left over are the first one's. */
  readonly quotas: readonly number[];
  readonly steps: readonly BenefitStep[];
}

const FAMILY_QUOTA = 50;
const QUOTA_OF_A_DEPENDANT = 10;
const ARTICLE_23 = 'EC 103/2019, art. 23';
const LEI_10887 = 'Lei 10.887/2004, art. 2º';

/** @see EC 103/2019, art. 23; Lei 10.887/2004, art. 2º; Lei 8.213/1991, art. 75 */
export const pensionOf = (facts: PensionFacts): Pension => {
  if (facts.dependants === 0) return { total: 0, quotas: [], steps: [] };
  const base: BenefitStep = { label: 'Base da pensão', value: moneyText(facts.base), article: null };
  const { amount, steps } = beforeFloor(facts);
  const total = facts.floor === null ? rounded(amount) : rounded(larger(amount, exact(facts.floor)));
  const raised = total > rounded(amount);
  return {
    total,
    quotas: quotasOf(total, facts.dependants),
    steps: [
      base,
      ...steps,
      ...(raised ? [{ label: 'Salário mínimo', value: moneyText(total), article: 'CF, art. 201, § 2º' }] : []),
      { label: 'Pensão de todos os dependentes', value: moneyText(total), article: null },
    ],
  };
};

const beforeFloor = (facts: PensionFacts): { readonly amount: Amount; readonly steps: readonly BenefitStep[] } => {
  const base = exact(facts.base);
  const upToCeiling = smaller(base, exact(facts.ceiling));
  const above = base.minus(upToCeiling);
  switch (facts.law) {
    case 'wholeBase':
      return { amount: base, steps: [{ label: 'Cota', value: '100%', article: 'Lei 8.213/1991, art. 75' }] };
    case 'lei10887':
      return {
        amount: upToCeiling.plus(above.times(70).dividedBy(100)),
        steps: [
          { label: 'Até o teto do RGPS', value: moneyText(upToCeiling), article: LEI_10887 },
          { label: '70% do que passa do teto', value: moneyText(above.times(70).dividedBy(100)), article: LEI_10887 },
        ],
      };
    case 'article23':
      return byArticle23(facts, base, upToCeiling, above);
  }
};

const percentOf = (dependants: number): number => Math.min(100, FAMILY_QUOTA + QUOTA_OF_A_DEPENDANT * dependants);

const byArticle23 = (
  { dependants, withInvalid }: PensionFacts,
  base: Amount,
  upToCeiling: Amount,
  above: Amount,
): { readonly amount: Amount; readonly steps: readonly BenefitStep[] } => {
  const percent = percentOf(dependants);
  const words = `50% + 10% × ${dependants} = ${percentText(percent)}`;
  if (!withInvalid) {
    const quota = { label: 'Cota familiar e cotas dos dependentes', value: words, article: `${ARTICLE_23}, caput` };
    return { amount: base.times(percent).dividedBy(100), steps: [quota] };
  }
  const overCeiling = above.times(percent).dividedBy(100);
  return {
    amount: upToCeiling.plus(overCeiling),
    steps: [
      {
        label: 'Dependente inválido ou com deficiência: 100% até o teto do RGPS',
        value: moneyText(upToCeiling),
        article: `${ARTICLE_23}, § 2º, I`,
      },
      ...(above.greaterThan(0)
        ? [
            {
              label: `Do que passa do teto: ${words}`,
              value: moneyText(overCeiling),
              article: `${ARTICLE_23}, § 2º, II`,
            },
          ]
        : []),
    ],
  };
};

const quotasOf = (total: number, dependants: number): readonly number[] => {
  const cents = centsOf(total);
  const each = Math.floor(cents / dependants);
  return Array.from({ length: dependants }, (_, place) =>
    reaisOf(place === 0 ? cents - each * (dependants - 1) : each),
  );
};
