/** The steps that the methods of the RGPS share. Each writes what it did on the log. */
import { type Day, dayOf, firstDayOf, monthOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { FIRST_AVERAGED_MONTH, formatMonthOfYear, type Month } from '../../units/month.ts';
import { ceiling, minimumWage } from '../tables/index.ts';
import { type Average, rankedAverage } from './average.ts';
import type { Coefficient } from './coefficient.ts';
import { type DiscardRule, rankedDiscard } from './discard.ts';
import { type Amount, exact, rounded } from './exact.ts';
import { type BenefitFacts, LAST_DAY_BEFORE_DIVISOR_108 } from './facts.ts';
import type { BenefitLog } from './log.ts';
import { readjust } from './readjust.ts';
import type { SalaryWindow } from './salaries.ts';
import {
  discardedShareOf,
  PROPORTIONAL_ARTICLE,
  shareInBrazil,
  shareText,
  THEORETICAL_ARTICLE,
} from './share-in-brazil.ts';
import { countText, numberText, rateText } from './text.ts';
import { windowRefusal } from './windows.ts';
import {
  isRefusal,
  logOf,
  note,
  noteDiscard,
  noteMoney,
  noteWindow,
  type Refusal,
  refusal,
  timesCoefficient,
  type Workings,
} from './workings.ts';

/** People affiliated later never have a minimum divisor. @see Lei 9.876/1999, art. 3, § 2 */
const AFFILIATED_BEFORE_LEI_9876: Day = dayOf('1999-11-28');
/** @see Lei 8.213/1991, art. 135-A (Lei 14.331/2022) */
const AFFILIATED_UNTIL_PLANO_REAL: Day = dayOf('1994-07-31');
const MINIMUM_DIVISOR = 108;

/** From when and in whose money a benefit of the RGPS is calculated. */
export interface Start {
  readonly month: Month;
  readonly floor: number;
  readonly ceiling: number;
  readonly window: SalaryWindow;
  /** Months from 07/1994 to the month before the start. */
  readonly elapsed: number;
  /** Of these, months of work whose base is unknown. */
  readonly withoutBase: number;
  readonly divisor108: Divisor108;
}

/** The minimum divisor of anyone affiliated by 31/07/1994 in the averages of EC 103/2019. */
export interface Divisor108 {
  readonly applies: boolean;
  /** Set while a method works: it was larger than the months of a choice that was looked at. */
  mattered: boolean;
}

/**
 * A closed right starts on the last day of its window, with the bases, the ceiling and the tables of that day; an open
 * one on the day tested, in money of the calculation date. A given average is in that money already, and is not
 * readjusted again.
 *
 * @see EC 103/2019, art. 3; Decreto 3.048/1999, art. 188-A
 */
export const startOf = (facts: BenefitFacts): Start | Refusal => {
  const closedOn = facts.salaries.given === true ? null : facts.closedOn;
  const month = monthOf(Math.min(closedOn ?? facts.calculationDate, facts.calculationDate));
  const last = monthOf(facts.closedOn ?? facts.valuation.day) - 1;
  const { overlay } = facts.salaries;
  const floor = minimumWage(month, overlay);
  const limit = ceiling(month, overlay);
  if (floor === null || limit === null) {
    return refusal('noLimits', 'Não há salário mínimo e teto conhecidos para a data do cálculo.');
  }
  const window = facts.salaries.window(last, month);
  const elapsed = Math.max(0, last - FIRST_AVERAGED_MONTH + 1);
  return {
    month,
    floor,
    ceiling: limit,
    window,
    elapsed,
    withoutBase: facts.salaries.withoutBase(last),
    divisor108: { applies: facts.valuation.day > LAST_DAY_BEFORE_DIVISOR_108, mattered: false },
  };
};

/** Where the affiliation is unknown, the first month with a base stands for it. A given average has its divisor behind it. */
const affiliatedUntil = (facts: BenefitFacts, start: Start, limit: Day): boolean => {
  if (facts.salaries.given === true) return false;
  if (facts.affiliatedOn !== null) return facts.affiliatedOn <= limit;
  const { first } = start.window;
  return first !== null && firstDayOf(first) <= limit;
};

const noteAverage = (workings: Workings, average: Average, label: string, article: string): Amount => {
  workings.count = average.kept;
  workings.divisors.push(average.divisor);
  noteMoney(workings, 'Soma dos salários de contribuição atualizados', average.cents / 100, article);
  note(workings, 'Divisor', () => numberText(average.divisor), article);
  noteMoney(workings, label, average.value, article);
  workings.base = average.value;
  return average.value;
};

/** So many times the ceiling of the start, above one; null where it cuts nothing. @see Decreto 3.048/1999, art. 35, § 3 */
export const overCeilingOf = (value: Amount, { ceiling: limit }: Start): Amount | null =>
  value.greaterThan(limit) ? value.dividedBy(limit) : null;

/** What the ceiling leaves of an amount; the log says so where it cuts. */
const underCeiling = (workings: Workings, start: Start, value: Amount, label: string, article: string): Amount => {
  if (!value.greaterThan(start.ceiling)) return value;
  const limited = exact(start.ceiling);
  workings.overCeiling = overCeilingOf(value, start);
  noteMoney(workings, label, limited, article);
  return limited;
};

/** The amendment limits the average itself, before factor and percentage. @see EC 103/2019, art. 26, § 1 */
const limitedAverage = (workings: Workings, start: Start, average: Average): Amount => {
  const value = noteAverage(workings, average, MEAN, AVERAGE_100_ARTICLE);
  const limited = underCeiling(workings, start, value, 'Média limitada ao teto', 'EC 103/2019, art. 26, § 1º');
  workings.base = limited;
  return limited;
};

/** The salário de benefício is not below one minimum wage. @see Lei 8.213/1991, art. 29, § 2 */
export const aboveFloor = (workings: Workings, start: Start, value: Amount): Amount => {
  if (!value.lessThan(start.floor)) return value;
  const raised = exact(start.floor);
  noteMoney(workings, 'Salário de benefício elevado ao salário mínimo', raised, 'Lei 8.213/1991, art. 29, § 2º');
  workings.base = raised;
  return raised;
};

/** The salário de benefício: the ceiling falls on it, after the factor and before the percentage. @see Lei 8.213/1991, art. 29, I and § 2 */
export const benefitSalary = (workings: Workings, start: Start, value: Amount): Amount =>
  underCeiling(workings, start, value, 'Salário de benefício limitado ao teto', 'Lei 8.213/1991, art. 29, § 2º');

const noteBases = (workings: Workings, start: Start): void => {
  noteWindow(workings, start.window);
  if (start.withoutBase === 0) return;
  const months = () => `${countText(start.withoutBase, 'competência', 'competências')}; a média é a das informadas`;
  note(workings, 'Competências de vínculo sem remuneração informada', months);
};

/** Age and time of contribution, whose average a factor may follow. */
const WITH_FACTOR = 'Lei 8.213/1991, art. 29, I';
/** Special and, since art. 48, § 4, hybrid: no factor follows. */
export const WITHOUT_FACTOR = 'Lei 8.213/1991, art. 29, II';

/**
 * Average of the 80% highest bases, not limited yet; `article` is that of who was affiliated since 29/11/1999. The minimum
 * divisor is of retirements by age, by time and special alone (art. 3, § 2).
 * @see Lei 8.213/1991, art. 29; Lei 9.876/1999, art. 3
 */
export const average80 = (
  workings: Workings,
  start: Start,
  article: string = WITH_FACTOR,
  minimumDivisor = true,
): Amount | Refusal => {
  const refused = windowRefusal(start.window);
  if (refused !== null) return refused;
  noteBases(workings, start);
  const early = affiliatedUntil(workings.facts, start, AFFILIATED_BEFORE_LEI_9876);
  const divided = early && minimumDivisor;
  if (divided) {
    const sixty = Math.floor((start.elapsed * 60) / 100);
    const text = () => `${countText(start.elapsed, 'mês', 'meses')} × 60% = ${sixty}`;
    note(workings, 'Divisor mínimo', text, 'Lei 9.876/1999, art. 3º, § 2º');
  }
  const ofElapsed = { monthsElapsed: start.elapsed, monthsWithoutBase: start.withoutBase };
  const rule = divided ? { bestShare: 80, ...ofElapsed } : { bestShare: 80 };
  const average = rankedAverage(start.window.ranking, rule);
  if (average === null) return refusal('noSalaries', 'Não há remunerações desde 07/1994.');
  const all = average.kept === start.window.ranking.count && average.kept > 1;
  const label = all ? 'Média (poucas contribuições: nenhuma descartada)' : 'Média das 80% maiores';
  return noteAverage(workings, average, label, early ? 'Lei 9.876/1999, art. 3º, caput' : article);
};

const minimumDivisorOf = (
  workings: Workings,
  start: Start,
): { readonly minimumDivisor?: number; readonly monthsWithoutBase?: number } => {
  if (!start.divisor108.applies || !affiliatedUntil(workings.facts, start, AFFILIATED_UNTIL_PLANO_REAL)) return {};
  note(workings, 'Divisor mínimo', String(MINIMUM_DIVISOR), 'Lei 8.213/1991, art. 135-A (Lei 14.331/2022)');
  return { minimumDivisor: MINIMUM_DIVISOR, monthsWithoutBase: start.withoutBase };
};

const noteDivisor108 = ({ divisor108, withoutBase }: Start, fewestKept: number): void => {
  if (divisor108.applies && fewestKept + withoutBase < MINIMUM_DIVISOR) divisor108.mattered = true;
};

const MEAN = 'Média dos salários de contribuição atualizados';
const AVERAGE_100_ARTICLE = 'EC 103/2019, art. 26, caput e § 1º';

/** Average of all bases, limited to the ceiling. @see EC 103/2019, art. 26 */
export const average100 = (workings: Workings, start: Start): Amount | Refusal => {
  const refused = windowRefusal(start.window);
  if (refused !== null) return refused;
  noteBases(workings, start);
  const average = rankedAverage(start.window.ranking, { bestShare: 100, ...minimumDivisorOf(workings, start) });
  if (average === null) return refusal('noSalaries', 'Não há remunerações desde 07/1994.');
  noteDivisor108(start, average.kept);
  return limitedAverage(workings, start, average);
};

/** Where the minimum wage is looked at: on the salário de benefício already, or on the benefit alone. */
export type FloorOf = 'salarioDeBeneficio' | 'benefit';

/**
 * Average of all bases times a percentage, after leaving out the months that lower the benefit.
 *
 * @see EC 103/2019, art. 26, §§ 2, 5 and 6
 */
export const average100WithDiscard = (
  workings: Workings,
  start: Start,
  coefficient: Coefficient,
  article: string,
  floorOf: FloorOf = 'salarioDeBeneficio',
): Amount | Refusal => {
  const average = averageAfterDiscard(workings, start, {
    percentage: coefficient.percent,
    averageFloor: floorOf === 'benefit' ? null : centsOf(start.floor),
  });
  if (isRefusal(average)) return average;
  const base = floorOf === 'benefit' ? average : aboveFloor(workings, start, average);
  return timesCoefficient(workings, base, coefficient, article);
};

/** The average that is left, limited to the ceiling. @see EC 103/2019, art. 26, § 6; Decreto 3.048/1999, art. 32, §§ 24 to 27 */
export const averageAfterDiscard = (
  workings: Workings,
  start: Start,
  judgedBy: Pick<DiscardRule, 'percentage' | 'weightWithout' | 'averageFloor'>,
): Amount | Refusal => {
  const refused = windowRefusal(start.window);
  if (refused !== null) return refused;
  noteBases(workings, start);
  const limit = centsOf(start.ceiling);
  const { minimumDivisor, monthsWithoutBase } = minimumDivisorOf(workings, start);
  const rule: DiscardRule = {
    contribution: workings.facts.valuation.contribution,
    percentage: judgedBy.percentage,
    weightWithout: judgedBy.weightWithout,
    shareWithout: discardedShareOf(workings.facts),
    costs: workings.facts.costs,
    minimumDivisor,
    monthsWithoutBase,
    averageLimit: limit,
    averageFloor: judgedBy.averageFloor,
    benefitLimit: limit,
    benefitFloor: centsOf(start.floor),
  };
  const best = rankedDiscard(start.window.ranking, start.window.ranked, rule);
  if (best === null) return refusal('noSalaries', 'Não há remunerações desde 07/1994.');
  noteDivisor108(start, best.fewest);
  noteDiscard(workings, best, 'Descarte das menores contribuições', 'competência', 'competências', DISCARD_ARTICLE);
  return limitedAverage(workings, start, best.average);
};

const DISCARD_ARTICLE = 'EC 103/2019, art. 26, § 6º; Decreto 3.048/1999, art. 32, §§ 24 a 27';

/** After the limits the theoretical value is proportioned, and the result may lie below the minimum wage. */
const proportioned = (workings: Workings, value: Amount): Amount => {
  const share = shareInBrazil(workings.facts, workings.finalContribution);
  if (share === null) return value;
  noteMoney(workings, 'Valor teórico, com o tempo do Brasil e o do exterior', value, THEORETICAL_ARTICLE);
  note(workings, 'Fração: tempo do Brasil ÷ soma dos tempos', shareText(share), PROPORTIONAL_ARTICLE);
  note(workings, 'Limite do tempo total na fração', 'nenhum (se esta regra tem limite não foi confirmado)');
  return value.times(share.inBrazil).dividedBy(share.altogether);
};

/** Limits the benefit, brings a closed right to the calculation date and closes the log. */
export const finish = (workings: Workings, start: Start, benefit: Amount): BenefitLog => {
  const { facts } = workings;
  let value = benefit;
  if (value.lessThan(start.floor)) {
    value = exact(start.floor);
    noteMoney(workings, 'Elevado ao salário mínimo', value, 'CF, art. 201, § 2º');
  }
  if (value.greaterThan(start.ceiling)) {
    value = exact(start.ceiling);
    noteMoney(workings, 'Limitado ao teto do RGPS', value, 'Lei 8.213/1991, art. 33');
  }
  value = proportioned(workings, value);
  const isOfTheDay = facts.closedOn === null || facts.salaries.given === true;
  noteMoney(workings, isOfTheDay ? 'Benefício estimado' : 'Renda mensal inicial', value);
  const amount = isOfTheDay ? rounded(value) : readjusted(workings, start, rounded(value));
  return logOf(workings, amount, facts.valuation.day, facts.valuation.age);
};

/** The first readjustment is proportional to the months since the start; its table was not read. */
const FIRST_IN_FULL = 'não confirmado: aplicado inteiro, porque a tabela da parte proporcional não foi lida';

const CUT_COMES_BACK = 'Com a diferença entre a média e o teto, incorporada no primeiro reajuste';

const readjusted = (workings: Workings, start: Start, value: number): number => {
  const { facts } = workings;
  const article = 'Lei 8.213/1991, art. 41-A';
  const { overCeiling } = workings;
  const result = readjust(value, start.month, monthOf(facts.calculationDate), facts.salaries.overlay, { overCeiling });
  for (const { month, percent, value: after } of result.steps) {
    const minimum = `Salário mínimo de ${formatMonthOfYear(month)}`;
    const label = percent === null ? minimum : `Reajuste de ${formatMonthOfYear(month)} (${rateText(percent)})`;
    noteMoney(workings, label, after, percent === null ? 'CF, art. 201, § 2º' : article);
    if (percent !== null && result.recovered?.month === month) {
      noteMoney(workings, CUT_COMES_BACK, result.recovered.value, 'Decreto 3.048/1999, art. 35, § 3º');
    }
  }
  if (result.firstInFull !== null) {
    note(workings, `Reajuste de ${formatMonthOfYear(result.firstInFull)}`, FIRST_IN_FULL, article);
  }
  for (const month of result.missing) {
    note(workings, `Reajuste de ${formatMonthOfYear(month)}`, 'não publicado: valor mantido', article);
  }
  noteMoney(workings, 'Valor na data do cálculo', result.value);
  return result.value;
};
