import { centsOf, reaisOf } from '../../units/money.ts';
import { type Amount, exact, larger, rounded, smaller } from '../benefit/exact.ts';
import type { BenefitStep } from '../benefit/log.ts';
import { moneyText, percentText } from '../benefit/text.ts';

/**
 * By which law the pension of a death is worked out. Each entity decides for its servants (CF, art. 40, § 7º): one that
 * nobody read is null, never the União's.
 */
export type PensionLaw = 'article23' | 'ownQuotas' | 'lei10887' | 'wholeBase' | 'wholePay';

/** The percentages of a law that pays by quotas. */
export interface Quotas {
  readonly family: number;
  readonly each: number;
  /** Paid in full where the base is no more, BRL; null: never for being small. */
  readonly wholeUpTo: { readonly value: number; readonly article: string } | null;
  readonly article: string;
  readonly articleOfInvalid: string;
}

/** @see EC 103/2019, art. 23 */
export const FEDERAL_QUOTAS: Quotas = {
  family: 50,
  each: 10,
  wholeUpTo: null,
  article: 'EC 103/2019, art. 23, caput',
  articleOfInvalid: 'EC 103/2019, art. 23, § 2º',
};

/** What a pension is worked out from. BRL. */
export interface PensionFacts {
  /** The retirement received, or the one for permanent incapacity on the day of the death. */
  readonly base: number;
  readonly law: PensionLaw;
  /** Of the laws that pay by them; absent: those of EC 103/2019. */
  readonly quotas?: Quotas;
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

const LEI_10887 = 'Lei 10.887/2004, art. 2º';
const LEI_8213 = 'Lei 8.213/1991, art. 75';
const OF_POLICE = 'EC 103/2019, art. 10, § 6º';

/** @see EC 103/2019, art. 23; Lei 10.887/2004, art. 2º; Lei 8.213/1991, art. 75 */
export const pensionOf = (facts: PensionFacts): Pension => {
  if (facts.dependants === 0) return { total: 0, quotas: [], steps: [] };
  const base: BenefitStep = { label: 'Base da pensão', value: moneyText(facts.base), article: articleOfBase(facts) };
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

/** Where the law says what a pension is worked out from. */
const articleOfBase = ({ law, quotas = FEDERAL_QUOTAS }: PensionFacts): string => {
  switch (law) {
    case 'article23':
    case 'ownQuotas':
      return quotas.article;
    case 'lei10887':
      return LEI_10887;
    case 'wholeBase':
      return LEI_8213;
    case 'wholePay':
      return OF_POLICE;
  }
};

const beforeFloor = (facts: PensionFacts): BeforeFloor => {
  const base = exact(facts.base);
  const upToCeiling = smaller(base, exact(facts.ceiling));
  const above = base.minus(upToCeiling);
  switch (facts.law) {
    case 'wholeBase':
      return { amount: base, steps: [{ label: 'Cota', value: '100%', article: LEI_8213 }] };
    case 'wholePay':
      return { amount: base, steps: [{ label: 'Cota', value: '100%', article: OF_POLICE }] };
    case 'lei10887':
      return {
        amount: upToCeiling.plus(above.times(70).dividedBy(100)),
        steps: [
          { label: 'Até o teto do RGPS', value: moneyText(upToCeiling), article: LEI_10887 },
          { label: '70% do que passa do teto', value: moneyText(above.times(70).dividedBy(100)), article: LEI_10887 },
        ],
      };
    case 'article23':
    case 'ownQuotas':
      return byQuotas(facts, base, upToCeiling, above);
  }
};

const percentOf = ({ family, each }: Quotas, dependants: number): number => Math.min(100, family + each * dependants);

interface BeforeFloor {
  readonly amount: Amount;
  readonly steps: readonly BenefitStep[];
}

const byQuotas = (
  { dependants, withInvalid, quotas = FEDERAL_QUOTAS }: PensionFacts,
  base: Amount,
  upToCeiling: Amount,
  above: Amount,
): BeforeFloor => {
  const { article, articleOfInvalid, wholeUpTo } = quotas;
  if (wholeUpTo !== null && !base.greaterThan(wholeUpTo.value)) {
    const label = `Integral: base de até ${moneyText(wholeUpTo.value)}`;
    return { amount: base, steps: [{ label, value: '100%', article: wholeUpTo.article }] };
  }
  const percent = percentOf(quotas, dependants);
  const sum = `${percentText(quotas.family)} + ${percentText(quotas.each)} × ${dependants}`;
  const isLimited = quotas.family + quotas.each * dependants > percent;
  const words = isLimited ? `${sum}, limitado a ${percentText(percent)}` : `${sum} = ${percentText(percent)}`;
  if (!withInvalid) {
    const quota = { label: 'Cota familiar e cotas dos dependentes', value: words, article };
    return { amount: base.times(percent).dividedBy(100), steps: [quota] };
  }
  const overCeiling = above.times(percent).dividedBy(100);
  const label = 'Dependente inválido ou com deficiência: 100% até o teto do RGPS';
  return {
    amount: upToCeiling.plus(overCeiling),
    steps: [
      { label, value: moneyText(upToCeiling), article: `${articleOfInvalid}, I` },
      ...(above.greaterThan(0)
        ? [
            {
              label: `Do que passa do teto: ${words}`,
              value: moneyText(overCeiling),
              article: `${articleOfInvalid}, II`,
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
