/**
 * What the União pays, beside a retirement within the ceiling of the RGPS, to who moved to the complementary regime.
 *
 * @see Lei 12.618/2012, art. 3, §§ 1 to 6 (Lei 14.463/2022)
 */
import { type Day, dayOf, isoOf, monthOf } from '../../units/day.ts';
import { formatMonthOfYear, type Month } from '../../units/month.ts';
import { formatDate } from '../../words/format.ts';
import type { Gender } from '../rule/requirement.ts';
import { ceiling, type IndexOverlay } from '../tables/index.ts';
import { exact, larger, rounded, smaller } from './exact.ts';
import type { BenefitStep } from './log.ts';
import { readjust } from './readjust.ts';
import { factorText, moneyText, numberText } from './text.ts';

/** Terms signed from this day on, in windows yet to open, have the average of all months and one divisor for everybody. */
const SECOND_FORMULA: Day = dayOf('2022-12-01');
const DIVISOR_SINCE = 520;

/** Twelve months and the 13th: 35 years are 455. */
const CONTRIBUTIONS_A_YEAR = 13;
const WHOLE_YEARS: Readonly<Record<Gender, number>> = { Homem: 35, Mulher: 30 };

const LAW = 'Lei 12.618/2012, art. 3º';

/** The term of option and the figures of the official statement, in BRL of the day of the option. */
export interface SpecialBenefitFacts {
  readonly gender: Gender;
  readonly optedOn: Day;
  /** Of the 80% highest pays, or of all from 01/12/2022 on, corrected by the IPCA until the option. */
  readonly average: number;
  /** Paid to the regimes of servants until the option, the 13th ones with them. */
  readonly contributions: number;
  /** Years asked of a teacher or of who retires with less time; null: 35 of a man, 30 of a woman. Only until 30/11/2022. */
  readonly wholeYears: number | null;
}

export interface SpecialBenefitFound {
  /** BRL of the day of the option. */
  readonly value: number;
  /** `Tt` of the statute. */
  readonly divisor: number;
  /** `FC` of the statute, 0 to 1. */
  readonly factor: number;
  readonly steps: readonly BenefitStep[];
}

const divisorOf = ({ gender, optedOn, wholeYears }: SpecialBenefitFacts): number =>
  optedOn >= SECOND_FORMULA ? DIVISOR_SINCE : CONTRIBUTIONS_A_YEAR * (wholeYears ?? WHOLE_YEARS[gender]);

/** "Professor da educação infantil ou do ensino fundamental" has five years less; any other shorter time is § 4's. */
const divisorArticle = ({ gender, optedOn, wholeYears }: SpecialBenefitFacts): string => {
  if (optedOn >= SECOND_FORMULA) return `${LAW}, § 3º, III, b`;
  if (wholeYears === null || wholeYears === WHOLE_YEARS[gender]) return `${LAW}, § 3º, III, a`;
  return wholeYears === WHOLE_YEARS[gender] - 5 ? `${LAW}, § 3º, III, a; § 4º` : `${LAW}, § 4º`;
};

/**
 * The special benefit on the day of the option: the average less the ceiling of that month, times the contributions paid
 * over those of a whole career. Null where the ceiling of the month is not known.
 */
export const specialBenefitOnOption = (
  facts: SpecialBenefitFacts,
  overlay: IndexOverlay,
): SpecialBenefitFound | null => {
  const { average, contributions, optedOn } = facts;
  const limit = ceiling(monthOf(optedOn), overlay);
  if (limit === null) return null;
  const divisor = divisorOf(facts);
  const factor = smaller(exact(contributions).dividedBy(divisor), exact(1));
  const value = rounded(larger(exact(average).minus(limit), exact(0)).times(factor));
  const item = optedOn >= SECOND_FORMULA ? 'II' : 'I';
  const share = optedOn >= SECOND_FORMULA ? 'de todas as remunerações' : 'das 80% maiores remunerações';
  const limited = contributions > divisor ? ', limitado a 1' : '';
  return {
    value,
    divisor,
    factor: factor.toNumber(),
    steps: [
      {
        label: `Benefício especial: média ${share}, como informada (opção em ${formatDate(isoOf(optedOn))})`,
        value: moneyText(average),
        article: `${LAW}, § 2º, ${item}`,
      },
      { label: 'Teto do RGPS no mês da opção', value: moneyText(limit), article: `${LAW}, § 2º, ${item}` },
      {
        label: 'Fator de conversão: contribuições pagas, com as do 13º, sobre as de uma carreira inteira',
        value: `${numberText(contributions)} ÷ ${numberText(divisor)} (13 × ${numberText(divisor / CONTRIBUTIONS_A_YEAR)} anos) = ${factorText(factor)}${limited}`,
        article: divisorArticle(facts),
      },
      { label: 'Benefício especial no dia da opção', value: moneyText(value), article: `${LAW}, §§ 1º a 3º` },
    ],
  };
};

/** What was found, or stated, on the day of the option, with the readjustments of the RGPS until a month. */
export interface SpecialBenefitPaid {
  /** BRL of that month. */
  readonly value: number;
  readonly steps: readonly BenefitStep[];
}

/** The value that the official statement gives, in BRL of the day of the option. */
export const statedSpecialBenefit = (
  value: number,
  optedOn: Day,
): { readonly value: number; readonly steps: readonly BenefitStep[] } => ({
  value,
  steps: [
    {
      label: `Benefício especial informado, no dia da opção (${formatDate(isoOf(optedOn))})`,
      value: moneyText(value),
      article: `${LAW}, §§ 1º a 3º`,
    },
  ],
});

/** 'sem o de 01/2027, que não é conhecido' */
const notKnown = (months: readonly Month[]): string =>
  months.length === 0 ? '' : `; sem o de ${months.map(formatMonthOfYear).join(' e ')}, que não é conhecido`;

/** Raised by the index of the benefits of the RGPS; it follows no minimum wage. @see Lei 12.618/2012, art. 3, § 6, III */
export const specialBenefitPaid = (
  { value, steps }: { readonly value: number; readonly steps: readonly BenefitStep[] },
  optedOn: Day,
  to: Month,
  overlay: IndexOverlay,
): SpecialBenefitPaid => {
  const raised = readjust(value, monthOf(optedOn), to, overlay, { floor: 'none' });
  const inFull =
    raised.firstInFull === null ? '' : `; o de ${formatMonthOfYear(raised.firstInFull)} inteiro, sem a proporção`;
  return {
    value: raised.value,
    steps: [
      ...steps,
      {
        label: `Com os reajustes dos benefícios do INSS até ${formatMonthOfYear(to)}${inFull}${notKnown(raised.missing)}`,
        value: moneyText(raised.value),
        article: `${LAW}, § 6º, III`,
      },
    ],
  };
};
