/** Rights complete until 16/12/1998 and until 28/11/1999: the average of the last 36 salaries of contribution. */
import { type Day, dayOf, isoOf, monthOf } from '../../units/day.ts';
import { centsOf } from '../../units/money.ts';
import { formatMonthOfYear, type Month, monthOfYear } from '../../units/month.ts';
import { formatDate } from '../../words/format.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import { ceiling } from '../tables/index.ts';
import { seventyPlusFive, seventyPlusFiveWords, seventyPlusSix, seventyPlusSixWords } from './coefficient.ts';
import { type Amount, exact, rounded, smaller } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import type { BenefitLog, LoggedSalary } from './log.ts';
import { METHOD_NAMES } from './names.ts';
import { rankingOf } from './ranking.ts';
import { readjust } from './readjust.ts';
import { finish } from './rgps-finish.ts';
import { aboveFloor } from './rgps-limits.ts';
import type { Start } from './rgps-start.ts';
import type { SalaryWindow } from './salary-book.ts';
import { countText } from './text.ts';
import { windowRefusal } from './windows.ts';
import {
  byContributions,
  isRefusal,
  logOf,
  note,
  noteMoney,
  type Percentage,
  type Refusal,
  refusal,
  startWorkings,
  timesPercentage,
  type Worked,
  type Workings,
} from './workings.ts';

type Last36Method = Extract<BenefitMethod, `RGPS_AVG36_${string}`>;

const SALARIES = 36;
const WITHIN = 48;
/** Fewer salaries are divided by so many all the same; the wording of 1991 is known at second hand. */
const FEWEST = 24;

const LAST_DAY_OF_1998: Day = dayOf('1998-12-16');
/** Before this month the window reaches into currencies that are not kept. */
const FIRST_DAY_ASKED: Day = dayOf('1998-07-01');

const monthOfRow = ({ year, month }: LoggedSalary): Month => monthOfYear(year, Number(month));

/** The last 36 salaries of the 48 months before the start, as the window that the log shows. */
const lastOf = (window: SalaryWindow, start: Month): SalaryWindow => {
  const last = window
    .since1994()
    .filter((row) => monthOfRow(row) >= start - WITHIN)
    .slice(-SALARIES);
  const sorted = [...last].sort((a, b) => (b.updatedValue ?? 0) - (a.updatedValue ?? 0));
  return {
    ...window,
    since1994: () => last,
    sorted: () => sorted,
    ranking: rankingOf(sorted.map(({ updatedValue }) => centsOf(updatedValue ?? 0))),
    ranked: sorted.map(monthOfRow),
  };
};

const articleOf = ({ closedOn, valuation }: BenefitFacts): string =>
  (closedOn ?? valuation.day) <= LAST_DAY_OF_1998
    ? 'Decreto 3.048/1999, art. 187, § 1º'
    : 'Lei 9.876/1999, art. 6º; Decreto 3.048/1999, art. 188, § 2º';

const dayText = (day: Day): string => formatDate(isoOf(day));

/** The average of the salaries found, before any limit. */
const averageOfLast = (workings: Workings, start: Start): Amount | Refusal => {
  const { facts } = workings;
  const on = facts.closedOn ?? facts.valuation.day;
  if (facts.salaries.given === true) {
    return refusal('noSalaries', 'A média informada não é a das 36 últimas remunerações antes do direito.');
  }
  const refused = windowRefusal(start.window);
  const window = lastOf(start.window, start.month);
  const count = window.ranking.count;
  if (count === 0) {
    return refusal('noSalaries', `Sem remunerações nos 48 meses antes de ${dayText(on)}: valor não calculado.`);
  }
  if (refused !== null) return refused;
  workings.window = window;
  workings.count = count;
  const [first, last] = [window.since1994().at(0), window.since1994().at(-1)];
  const range =
    first === undefined || last === undefined
      ? ''
      : `, de ${formatMonthOfYear(monthOfRow(first))} a ${formatMonthOfYear(monthOfRow(last))}`;
  const article = articleOf(facts);
  const found = `${countText(count, 'competência', 'competências')}${range}`;
  note(workings, 'Últimos salários de contribuição, até 36 dos 48 meses anteriores', found, article);
  note(workings, 'Atualizados pela tabela de', formatMonthOfYear(start.month));
  const sum = exact(window.ranking.highest[count] ?? 0).dividedBy(100);
  const divisor = Math.max(count, FEWEST);
  workings.divisors.push(divisor);
  noteMoney(workings, 'Soma dos salários de contribuição atualizados', sum, article);
  const few = count < FEWEST ? ' (menos de 24 salários, divididos por 24: divisão não conferida no texto de 1991)' : '';
  note(workings, 'Divisor', `${divisor}${few}`, article);
  const average = sum.dividedBy(divisor);
  noteMoney(workings, 'Média dos últimos salários', average, article);
  return average;
};

/** Where a day before may pay more, and nobody looked. @see STF, Tema 334 */
const noteEarlierDays = (workings: Workings): void => {
  const { completedOn, closedOn } = workings.facts;
  if (closedOn === null || completedOn >= closedOn) return;
  const kept = completedOn < FIRST_DAY_ASKED ? '; data anterior a 07/1998 não calculada' : '';
  const label = `Direito completo desde ${dayText(completedOn)}`;
  note(workings, label, `calculado em ${dayText(closedOn)}, o último dia${kept}`, 'STF, Tema 334');
};

const CEILING_ARTICLE = 'Lei 8.213/1991, art. 29, § 2º';

/** The estimate. The ceiling of 16/12/1998 cuts nobody, read either way: the best 24 months reach R$ 1.078,81. */
const ofTheDay = (
  workings: Workings,
  start: Start,
  percentOf: (facts: BenefitFacts) => Percentage,
  article: string,
): { readonly log: BenefitLog; readonly uncut: Amount } | Refusal => {
  const average = averageOfLast(workings, start);
  if (isRefusal(average)) return average;
  noteEarlierDays(workings);
  const base = smaller(aboveFloor(workings, start, average), exact(start.ceiling));
  workings.base = base;
  if (average.greaterThan(start.ceiling)) {
    noteMoney(workings, 'Salário de benefício limitado ao teto', base, CEILING_ARTICLE);
  }
  const benefit = timesPercentage(workings, base, percentOf(workings.facts), article);
  return { log: finish(workings, start, benefit), uncut: average };
};

/**
 * What the ceiling cut comes back where a later ceiling is higher than the readjusted average: EC 20 and EC 41 raised it
 * without raising the benefits.
 * @see STF, Tema 76
 */
const withoutTheCut = (
  workings: Workings,
  start: Start,
  uncut: Amount,
  percent: Percentage,
  article: string,
): BenefitLog => {
  const { calculationDate, salaries, valuation } = workings.facts;
  const today = monthOf(calculationDate);
  const risen = readjust(rounded(uncut), start.month, today, salaries.overlay).value;
  noteMoney(workings, 'Média sem o corte do teto', uncut, 'STF, Tema 76');
  noteMoney(workings, 'A mesma reajustada até a data do cálculo', risen, 'Lei 8.213/1991, art. 41-A');
  const limit = ceiling(today, salaries.overlay) ?? risen;
  workings.base = exact(Math.min(risen, limit));
  if (risen > limit) noteMoney(workings, 'Limitada ao teto da data do cálculo', limit, 'Lei 8.213/1991, art. 33');
  const value = timesPercentage(workings, workings.base, percent, article);
  noteMoney(workings, 'Valor na data do cálculo', value);
  return logOf(workings, value, valuation.day, valuation.age);
};

const workLast36 =
  (name: Last36Method, percentOf: (facts: BenefitFacts) => Percentage | Refusal, article: string) =>
  (facts: BenefitFacts, start: Start): Worked => {
    const percent = percentOf(facts);
    if (isRefusal(percent)) return percent;
    const started = (reading = ''): Workings => startWorkings(`${METHOD_NAMES[name]}${reading}`, facts);
    const found = ofTheDay(started(), start, () => percent, article);
    if (isRefusal(found)) return found;
    const { log, uncut } = found;
    if (!uncut.greaterThan(start.ceiling)) return [log];
    return [log, withoutTheCut(started(': com os tetos novos (STF, Tema 76)'), start, uncut, percent, article)];
  };

const seventyFive = (facts: BenefitFacts): Percentage | Refusal => {
  if (facts.requiredContributionDays === null) {
    return refusal('noRequiredContribution', 'Falta o tempo de contribuição exigido pela regra.');
  }
  const beyond = facts.valuation.contributionDays - facts.requiredContributionDays;
  return { percent: seventyPlusFive(beyond), words: seventyPlusFiveWords(beyond) };
};

/**
 * The average of the last 36 salaries within 48 months, corrected to the month of the last day of the law, within minimum
 * wage and ceiling of that day, times the percentage of the law; then readjusted. No factor, no discard.
 *
 * @see Lei 8.213/1991, arts. 50, 53, 56 and 57; Lei 9.876/1999, art. 6; Decreto 3.048/1999, arts. 187 and 188, § 2
 */
export const LAST_36: Readonly<Record<Last36Method, (facts: BenefitFacts, start: Start) => Worked>> = {
  RGPS_AVG36_70_6: workLast36(
    'RGPS_AVG36_70_6',
    ({ gender, valuation: { contribution } }) => ({
      percent: seventyPlusSix(contribution.years, gender),
      words: seventyPlusSixWords(contribution.years, gender),
    }),
    'Lei 8.213/1991, art. 53',
  ),
  RGPS_AVG36_FULL: workLast36('RGPS_AVG36_FULL', () => ({ percent: 100, words: '100%' }), 'Lei 8.213/1991, art. 53'),
  RGPS_AVG36_FULL_TEACHER: workLast36(
    'RGPS_AVG36_FULL_TEACHER',
    () => ({ percent: 100, words: '100%' }),
    'Lei 8.213/1991, art. 56',
  ),
  RGPS_AVG36_FULL_SPECIAL: workLast36(
    'RGPS_AVG36_FULL_SPECIAL',
    () => ({ percent: 100, words: '100%' }),
    'Lei 8.213/1991, art. 57, § 1º',
  ),
  RGPS_AVG36_AGE_70_1: workLast36('RGPS_AVG36_AGE_70_1', byContributions, 'Lei 8.213/1991, art. 50'),
  RGPS_AVG36_70_5: workLast36('RGPS_AVG36_70_5', seventyFive, 'EC 20/1998, art. 9º, § 1º, II'),
};
