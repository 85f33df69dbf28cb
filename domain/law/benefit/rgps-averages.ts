/** The averages of the RGPS. Each writes what it did on the log. */
import { type Day, dayOf, firstDayOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { type Average, rankedAverage } from './average.ts';
import type { Coefficient } from './coefficient.ts';
import { type DiscardRule, rankedDiscard } from './discard.ts';
import type { Amount } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import { aboveFloor, underCeiling } from './rgps-limits.ts';
import type { Start } from './rgps-start.ts';
import { discardedShareOf } from './share-in-brazil.ts';
import { countText, numberText } from './text.ts';
import { windowRefusal } from './windows.ts';
import {
  isRefusal,
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

/** The amendment limits the average itself, before factor and percentage. @see EC 103/2019, art. 26, § 1 */
const limitedAverage = (workings: Workings, start: Start, average: Average): Amount => {
  const value = noteAverage(workings, average, MEAN, AVERAGE_100_ARTICLE);
  const limited = underCeiling(workings, start, value, 'Média limitada ao teto', 'EC 103/2019, art. 26, § 1º');
  workings.base = limited;
  return limited;
};

const noteBases = (workings: Workings, start: Start): void => {
  noteWindow(workings, start.window);
  if (start.notInformed === 0) return;
  const months = () => `${countText(start.notInformed, 'competência', 'competências')}; a média é a das informadas`;
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
