/** The steps that the methods of the RPPS share. Each writes what it did on the log. */
import { type Day, dayOf, monthOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { formatMonthOfYear } from '../../units/month.ts';
import { ceiling, minimumWage } from '../tables/index.ts';
import { type Average, rankedAverage } from './average.ts';
import { type Coefficient, wholeBenefitDays } from './coefficient.ts';
import { type DiscardRule, rankedDiscard } from './discard.ts';
import { type Amount, exact, smaller } from './exact.ts';
import type { BenefitLog } from './log.ts';
import type { SalaryWindow } from './salary-book.ts';
import {
  AT_CEILING_LABEL,
  AVERAGE_AT_CEILING_LABEL,
  DISCARD_OF_PAY_LABEL,
  DIVISOR_LABEL,
  FRACTION_LABEL,
  LAST_PAY_LABEL,
  LIMITED_AVERAGE_LABEL,
  SUM_OF_PAY_LABEL,
} from './step-labels.ts';
import { daysText, numberText } from './text.ts';
import { windowRefusal } from './windows.ts';
import {
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

/** Until the day before, old rules paid on the last remuneration. @see MP 167/2004; Lei 10.887/2004 */
const AVERAGES_SINCE: Day = dayOf('2004-02-20');

const AVERAGE_80_ARTICLE = 'Lei 10.887/2004, art. 1º, caput';
const AVERAGE_100_ARTICLE = 'EC 103/2019, art. 26, caput e § 1º';

/** Months up to the grant (or to the close of the window), in money of the calculation date. */
const windowOf = ({ facts }: Workings): SalaryWindow =>
  facts.salaries.window(monthOf(facts.closedOn ?? facts.valuation.day), monthOf(facts.calculationDate));

/** Permanent items of the effective post: the newest month served in the current position. */
export const lastRemuneration = (workings: Workings): Amount | Refusal => {
  const { salaries, grant } = workings.facts;
  const last = salaries.lastRemuneration(monthOf(grant.servedUntil));
  if (last === null) {
    return refusal('noLastRemuneration', 'Falta a última remuneração de um vínculo marcado como cargo atual.');
  }
  const value = exact(last.value);
  noteMoney(workings, `${LAST_PAY_LABEL} (${formatMonthOfYear(last.month)})`, value);
  workings.base = value;
  return value;
};

const shareLabel = (share: number): string =>
  share === 100 ? 'Média de todas as remunerações' : `Média das ${numberText(share)}% maiores remunerações`;

/** The ceiling of the RGPS falls on the average, before any percentage, and on what the percentage makes of it. */
const underCeiling = (workings: Workings, value: Amount, what: string, article: string): Amount => {
  const limit = workings.facts.underComplementaryRegime ? ceilingOfToday(workings) : null;
  return within(workings, value, limit, what, article);
};

/** "Somente mediante sua prévia e expressa opção": with it no retirement passes the ceiling. @see CF, art. 40, §§ 14 and 16 */
const lastPayUnderCeiling = (workings: Workings, value: Amount): Amount =>
  within(
    workings,
    value,
    workings.facts.opted ? ceilingOfToday(workings) : null,
    'Limitado, pela opção,',
    'CF, art. 40, §§ 14 e 16',
  );

const within = (workings: Workings, value: Amount, limit: number | null, what: string, article: string): Amount => {
  if (limit === null || !value.greaterThan(limit)) return value;
  noteMoney(workings, `${what} ao teto do RGPS (previdência complementar)`, limit, article);
  return exact(limit);
};

const ceilingOfToday = ({ facts }: Workings): number | null =>
  ceiling(monthOf(facts.calculationDate), facts.salaries.overlay);

const noteAverage = (workings: Workings, average: Average, label: string, article: string): Amount => {
  workings.count = average.kept;
  workings.divisors.push(average.divisor);
  noteMoney(workings, SUM_OF_PAY_LABEL, average.cents / 100, article);
  note(workings, DIVISOR_LABEL, () => numberText(average.divisor), article);
  noteMoney(workings, label, average.value, article);
  const value = underCeiling(
    workings,
    average.value,
    AVERAGE_AT_CEILING_LABEL,
    'CF, art. 40, § 14; EC 103/2019, art. 26, § 1º',
  );
  workings.base = value;
  return value;
};

/** Average of the best share of the months, without discard. */
export const averageOfBest = (workings: Workings, share: number): Amount | Refusal => {
  const window = windowOf(workings);
  const refused = windowRefusal(window);
  if (refused !== null) return refused;
  noteWindow(workings, window);
  const average = rankedAverage(window.ranking, { bestShare: share });
  if (average === null) return refusal('noSalaries', 'Não há remunerações desde 07/1994.');
  return noteAverage(workings, average, shareLabel(share), share === 100 ? AVERAGE_100_ARTICLE : AVERAGE_80_ARTICLE);
};

/** Whether the rules of EC 41 pay on an average, by the day on which the requirements were met. */
export const isAveraged = ({ completedOn }: Workings['facts']): boolean => completedOn >= AVERAGES_SINCE;

/**
 * The base of the rules of EC 41: the average, not above the last remuneration, or the last remuneration itself for
 * requirements complete until 19/02/2004. The limit comes before any fraction or cut.
 *
 * @see Lei 10.887/2004, art. 1, § 5
 */
export const limitedAverage = (workings: Workings): Amount | Refusal => {
  const { facts } = workings;
  if (!isAveraged(facts)) return lastRemuneration(workings);
  return withinLastPay(workings, averageOfBest(workings, facts.parameters.bestShare ?? 80));
};

const withinLastPay = (workings: Workings, average: Amount | Refusal): Amount | Refusal => {
  if ('why' in average) return average;
  const last = lastRemuneration(workings);
  if ('why' in last) return last;
  const base = smaller(average, last);
  if (average.greaterThan(last)) {
    noteMoney(workings, LIMITED_AVERAGE_LABEL, base, 'Lei 10.887/2004, art. 1º, § 5º');
  }
  workings.base = base;
  return base;
};

/** The average of all months, nothing left out, not above the last remuneration: the law of a place asks for no time. */
export const wholeAverageWithinLastPay = (workings: Workings): Amount | Refusal =>
  withinLastPay(workings, averageOfBest(workings, 100));

/**
 * Average of all months times a percentage, after leaving out those that lower the benefit. Where a place averages the
 * best ones only, nothing is left out beyond that.
 *
 * @see EC 103/2019, art. 26, §§ 1, 2 and 6
 */
export const averageWithDiscard = (workings: Workings, coefficient: Coefficient, article: string): Amount | Refusal => {
  const { facts } = workings;
  const share = facts.parameters.bestShare ?? 100;
  if (share !== 100) {
    const base = averageOfBest(workings, share);
    if ('why' in base) return base;
    return timesCoefficient(workings, base, coefficient, article);
  }
  const window = windowOf(workings);
  const refused = windowRefusal(window);
  if (refused !== null) return refused;
  noteWindow(workings, window);
  const best = rankedDiscard(window.ranking, window.ranked, discardRule(workings, coefficient));
  if (best === null) return refusal('noSalaries', 'Não há remunerações desde 07/1994.');
  noteDiscard(workings, best, DISCARD_OF_PAY_LABEL, 'mês', 'meses');
  const base = noteAverage(workings, best.average, shareLabel(100), AVERAGE_100_ARTICLE);
  return timesCoefficient(workings, base, coefficient, article);
};

const discardRule = (workings: Workings, coefficient: Coefficient): DiscardRule => {
  const { facts } = workings;
  const ceilingOfRgps = facts.underComplementaryRegime ? ceilingOfToday(workings) : null;
  const limit = ceilingOfRgps === null ? null : centsOf(ceilingOfRgps);
  const floor = minimumWage(monthOf(facts.calculationDate), facts.salaries.overlay);
  return {
    contribution: facts.valuation.contribution,
    percentage: coefficient.percent,
    costs: facts.costs,
    averageLimit: limit,
    averageFloor: null,
    benefitLimit: limit,
    benefitFloor: floor === null ? null : centsOf(floor),
    discardableShare: facts.parameters.discardableShare,
  };
};

/** Time over the days of the whole benefit, at most one. */
export const timesFraction = (workings: Workings, base: Amount, article: string): Amount => {
  const { facts } = workings;
  const { wholeAfterYears } = facts.parameters;
  const whole = wholeAfterYears === undefined ? wholeBenefitDays(facts.gender) : wholeAfterYears * 365;
  const fraction = timesDays(workings, base, whole, article);
  const isLastPay = workings.count === null;
  return facts.isFederal && isLastPay ? atLeastAThird(workings, base, fraction) : fraction;
};

/** "Quando proporcional ao tempo de serviço, o provento não será inferior a 1/3 da remuneração da atividade." @see Lei 8.112/1990, art. 191 */
const atLeastAThird = (workings: Workings, pay: Amount, value: Amount): Amount => {
  const third = pay.dividedBy(3);
  if (!value.lessThan(third)) return value;
  noteMoney(workings, 'Elevado a um terço da remuneração', third, 'Lei 8.112/1990, art. 191');
  return third;
};

export const timesDays = (workings: Workings, base: Amount, divisor: number, article: string): Amount => {
  const held = workings.facts.valuation.contributionDays;
  const fraction = smaller(exact(held).dividedBy(divisor), exact(1));
  workings.divisors.push(divisor);
  workings.percentages.push(fraction.times(100).toDecimalPlaces(4).toNumber());
  const days = `${daysText(held)} ÷ ${numberText(divisor)} dias`;
  const limited = held > divisor ? `${days}, limitado a 1` : days;
  note(workings, FRACTION_LABEL, limited, article);
  return base.times(fraction);
};

/** The last step of every log. */
export const TOTAL_OF_LOG = 'Benefício estimado';

/** Not below the minimum wage, nor above the ceiling that binds the complementary regime. Closes the log. */
export const finish = (workings: Workings, benefit: Amount): BenefitLog => {
  const { facts } = workings;
  const floor = minimumWage(monthOf(facts.calculationDate), facts.salaries.overlay);
  const isAveraged = workings.count !== null;
  let value = isAveraged
    ? underCeiling(workings, benefit, AT_CEILING_LABEL, 'CF, art. 40, §§ 2º e 14')
    : lastPayUnderCeiling(workings, benefit);
  if (floor !== null && value.lessThan(floor)) {
    value = exact(floor);
    noteMoney(workings, 'Elevado ao salário mínimo', value, 'CF, art. 40, § 2º');
  }
  noteMoney(workings, TOTAL_OF_LOG, value);
  return logOf(workings, value, facts.grant.day, facts.grant.age);
};
