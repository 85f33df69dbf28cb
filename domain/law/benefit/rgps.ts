import { type Day, dayOf } from '../../units/day.ts';
import type { BenefitMethod } from '../rule/methods.ts';
import {
  BASE_YEARS_RPPS,
  baseYearsRgps,
  SEVENTY_PLUS_ONE,
  seventyPlusFive,
  seventyPlusFiveWords,
  sixtyPlusTwoBeyond,
  WHOLE_AVERAGE,
} from './coefficient.ts';
import { type Amount, exact } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import type { BenefitLog, BenefitStep } from './log.ts';
import { METHOD_NAMES } from './names.ts';
import { type FactorOptions, factorWithout, timesFactor } from './rgps-factor.ts';
import {
  incapacityOfRgps,
  incapacityOfSeguradoEspecial,
  incapacityUntil2019,
  temporaryIncapacityOfRgps,
} from './rgps-incapacity.ts';
import { LAST_36 } from './rgps-last-36.ts';
import {
  average80,
  average100,
  average100WithDiscard,
  averageAfterDiscard,
  benefitSalary,
  type FloorOf,
  finish,
  type Start,
  startOf,
  WITHOUT_FACTOR,
} from './rgps-pieces.ts';
import {
  byContributions,
  isRefusal,
  note,
  noteMoney,
  type Percentage,
  type Refusal,
  refusal,
  startWorkings,
  timesCoefficient,
  timesPercentage,
  type Worked,
  type Workings,
} from './workings.ts';

export type RgpsMethod = Extract<BenefitMethod, `RGPS_${string}`>;

/** The last day of the averages of Lei 9.876/1999. */
const REFORM: Day = dayOf('2019-11-13');

type Method = (facts: BenefitFacts, start: Start) => Worked;

/** Average of the 80% highest times the factor. @see Lei 8.213/1991, art. 29, I, and art. 29-C */
const average80Factor =
  (name: RgpsMethod, options: FactorOptions): Method =>
  (facts, start) => {
    const workings = startWorkings(METHOD_NAMES[name], facts);
    const base = average80(workings, start);
    if (isRefusal(base)) return base;
    const benefit = timesFactor(workings, start, base, options);
    return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
  };

/** Proportional: 70% + 5% for each whole year beyond 25 or 30 years and the toll. @see EC 20/1998, art. 9, § 1 */
const proportional: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG80_PROPORTIONAL_70_5_FACTOR, facts);
  if (facts.requiredContributionDays === null) {
    return refusal('noRequiredContribution', 'Falta o tempo de contribuição exigido pela regra.');
  }
  const base = average80(workings, start);
  if (isRefusal(base)) return base;
  const withFactor = timesFactor(workings, start, base, { teacher: false, setAsideBy: null });
  if (isRefusal(withFactor)) return withFactor;
  const beyond = facts.valuation.contributionDays - facts.requiredContributionDays;
  const percent = { percent: seventyPlusFive(beyond), words: seventyPlusFiveWords(beyond) };
  const benefit = timesPercentage(workings, withFactor, percent, 'EC 20/1998, art. 9º, § 1º, II');
  return [finish(workings, start, benefit)];
};

/** Age: 70% + 1% for each twelve contributions; the factor only if it helps. @see Lei 8.213/1991, art. 50; Lei 9.876/1999, art. 7 */
const ageOfOldLaw = (workings: Workings, start: Start): Amount | Refusal => {
  const base = average80(workings, start);
  if (isRefusal(base)) return base;
  const withFactor = timesFactor(workings, start, base, { teacher: false, setAsideBy: 'Lei 9.876/1999, art. 7º' });
  if (isRefusal(withFactor)) return withFactor;
  return timesPercentage(workings, withFactor, byContributions(workings.facts), 'Lei 8.213/1991, art. 50');
};

const LEAST_OF_AGE = 'Lei 10.666/2003, art. 3º, § 2º; Lei 8.213/1991, art. 35';

/** Age; one minimum wage without a salário de contribuição since 07/1994. @see Lei 10.666/2003, art. 3, § 2; Lei 8.213/1991, art. 35 */
const average80Age: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL, facts);
  if (facts.filledShare === null) {
    const wage = exact(start.floor);
    workings.base = wage;
    noteMoney(workings, 'Um salário mínimo, sem salários de contribuição desde 07/1994', wage, LEAST_OF_AGE);
    return [finish(workings, start, wage)];
  }
  const benefit = ageOfOldLaw(workings, start);
  return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
};

/** Hybrid, before the reform: the average of art. 29, II, which no factor changes. @see Lei 8.213/1991, arts. 48, § 4, and 50 */
const average80Hybrid: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG80_AGE_70_1, facts);
  const average = average80(workings, start, WITHOUT_FACTOR);
  if (isRefusal(average)) return average;
  const base = benefitSalary(workings, start, average);
  return [finish(workings, start, timesPercentage(workings, base, byContributions(facts), 'Lei 8.213/1991, art. 50'))];
};

/** Special retirement before the reform. @see Lei 8.213/1991, art. 57, § 1 */
const average80Full: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG80_FULL, facts);
  const average = average80(workings, start, WITHOUT_FACTOR);
  if (isRefusal(average)) return average;
  const base = benefitSalary(workings, start, average);
  return [finish(workings, start, timesCoefficient(workings, base, WHOLE_AVERAGE, 'Lei 8.213/1991, art. 57, § 1º'))];
};

const FLOOR_OF_THE_BENEFIT_ALONE = ': piso só no benefício (leitura literal do art. 26 da EC 103/2019)';

/**
 * The minimum wage is the floor of the salário de benefício (Lei 8.213/1991, art. 29, § 2), so it comes before a coefficient
 * above 100%; read by the letter, art. 26 takes the average as it is and the floor is that of the benefit: a second log.
 */
const sixtyTwo =
  (name: RgpsMethod, exposure15: boolean): Method =>
  (facts, start) => {
    const base = facts.parameters.extraYearsBase ?? baseYearsRgps(facts.gender, exposure15);
    const article = base === BASE_YEARS_RPPS ? 'EC 103/2019, art. 26, § 2º' : 'EC 103/2019, art. 26, §§ 2º e 5º';
    const read = (floorOf: FloorOf, reading = ''): BenefitLog | Refusal => {
      const workings = startWorkings(`${METHOD_NAMES[name]}${reading}`, facts);
      const benefit = average100WithDiscard(workings, start, sixtyPlusTwoBeyond(base), article, floorOf);
      return isRefusal(benefit) ? benefit : finish(workings, start, benefit);
    };
    const log = read('salarioDeBeneficio');
    if (isRefusal(log)) return log;
    const raised = log.baseContribution === start.floor && (log.percentages.at(-1) ?? 0) > 100;
    const literal = raised ? read('benefit', FLOOR_OF_THE_BENEFIT_ALONE) : log;
    return isRefusal(literal) || literal.value === log.value ? [log] : [log, literal];
  };

/**
 * Toll of 50%: the factor even below one, after leaving out the bases that lower the value.
 * @see EC 103/2019, art. 17, sole paragraph; Decreto 3.048/1999, art. 188-K, §§ 2 and 3, and art. 32, §§ 24 to 27
 */
const average100Factor: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG100_FACTOR, facts);
  const judgedBy = { percentage: () => 100, weightWithout: factorWithout(facts), averageFloor: null };
  const base = averageAfterDiscard(workings, start, judgedBy);
  if (isRefusal(base)) return base;
  const benefit = timesFactor(workings, start, base, { teacher: false, setAsideBy: null });
  return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
};

/** Toll of 100%. @see EC 103/2019, art. 26, § 3, I */
const average100Full: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG100_FULL, facts);
  const benefit = average100WithDiscard(workings, start, WHOLE_AVERAGE, 'EC 103/2019, art. 26, § 3º, I');
  return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
};

/** A right valued on a day of the old law has the only average that there was. @see Lei 8.213/1991, art. 29, II; EC 103/2019, art. 3, § 2 */
const BEFORE_REFORM = [{ label: 'média das 80% maiores', average: average80 }];

/** The INSS averages all bases; that the 80% highest of the old law go on is a reading for the courts. */
const SINCE_REFORM = [
  { label: 'média de todas as bases (Decreto 3.048/1999, arts. 32 e 70-J)', average: average100 },
  { label: 'média das 80% maiores (leitura da LC 142/2013, só em juízo)', average: average80 },
];

/** Disability. @see LC 142/2013, arts. 8 and 9; Decreto 3.048/1999, arts. 32 and 70-J; EC 103/2019, art. 22 */
const disability =
  (name: RgpsMethod, percentOf: (facts: BenefitFacts) => Percentage, article: string): Method =>
  (facts, start) => {
    const logs = [];
    for (const { label, average } of facts.valuation.day <= REFORM ? BEFORE_REFORM : SINCE_REFORM) {
      const workings = startWorkings(`${METHOD_NAMES[name]}: ${label}`, facts);
      const base = average(workings, start);
      if (isRefusal(base)) return base;
      const withFactor = timesFactor(workings, start, base, { teacher: false, setAsideBy: 'LC 142/2013, art. 9º, I' });
      if (isRefusal(withFactor)) return withFactor;
      logs.push(finish(workings, start, timesPercentage(workings, withFactor, percentOf(facts), article)));
    }
    return logs;
  };

/** So many contributions as time, twelve a year: what a month left out takes from the percentage is one of them. */
const byContributionsAlone = (facts: BenefitFacts): BenefitFacts => {
  const months = facts.valuation.monthlyContributions;
  const contribution = { years: Math.floor(months / 12), months: months % 12, days: 0 };
  return { ...facts, valuation: { ...facts.valuation, contribution } };
};

/** No month is left out that the carência needs as a contribution. @see Decreto 3.048/1999, art. 32, § 26 */
const keepingCarencia = (facts: BenefitFacts): BenefitFacts => {
  const { costs, carencia, valuation } = facts;
  const spare = valuation.monthlyContributions - (carencia ?? 0);
  const holdsWithout = (removed: readonly number[]): boolean =>
    removed.reduce((sum, months) => sum + months, 0) <= spare && costs.holdsWithout(removed);
  return { ...facts, costs: { ...costs, holdsWithout } };
};

const RURAL_PERCENTAGE = 'Lei 8.213/1991, art. 50; Decreto 3.048/1999, art. 56, § 2º';

/** By contributions: since the reform without the bases that lower it, before it with the factor only if it helps. */
const ruralByContributions = (facts: BenefitFacts, start: Start, name: string): BenefitLog | Refusal => {
  if (facts.valuation.day > REFORM) {
    const counted = startWorkings(name, keepingCarencia(byContributionsAlone(facts)));
    const benefit = average100WithDiscard(counted, start, SEVENTY_PLUS_ONE, RURAL_PERCENTAGE);
    return isRefusal(benefit) ? benefit : finish(counted, start, benefit);
  }
  const workings = startWorkings(name, facts);
  const benefit = ageOfOldLaw(workings, start);
  return isRefusal(benefit) ? benefit : finish(workings, start, benefit);
};

/** A segurado especial who pays has the average only after the carência, unpaid rural work left out. */
const FACULTATIVE = 'Lei 8.213/1991, art. 39, II; Decreto 3.048/1999, art. 56, §§ 3º e 4º';

/** Of whom nobody said what was paid the category is not known either. */
const NOTHING_PAID = 'Trabalho rural sem contribuição informada: um salário mínimo';
const PAID_FACULTATIVELY = 'Segurado especial: um salário mínimo';

const OTHER_RURAL_CATEGORIES =
  ' (leitura: empregado, contribuinte individual ou avulso rural, Decreto 3.048/1999, art. 56, § 2º)';

/**
 * Rural: one minimum wage without contributions on it. Who paid fewer than the carência has it too as segurado especial,
 * which is no field here; the 70% + 1% of the other rural categories is a second log.
 * @see Lei 8.213/1991, arts. 39, I and II, and 50; Decreto 3.048/1999, art. 56, §§ 2 to 4, and art. 32, § 25
 */
const rural: Method = (facts, start) => {
  const name = METHOD_NAMES.RGPS_RURAL;
  const paid = facts.valuation.monthlyContributions;
  const asked = facts.carencia ?? 0;
  if (facts.salaries.hasRuralSalaries && paid >= asked) {
    const log = ruralByContributions(facts, start, name);
    return isRefusal(log) ? log : [log];
  }
  const workings = startWorkings(name, facts);
  const wage = exact(start.floor);
  workings.base = wage;
  const { hasRuralSalaries } = facts.salaries;
  if (hasRuralSalaries) {
    note(workings, 'Meses de contribuição, sem a roça não paga', `${paid} dos ${asked} da carência`, FACULTATIVE);
  }
  noteMoney(workings, hasRuralSalaries ? PAID_FACULTATIVELY : NOTHING_PAID, wage, 'Lei 8.213/1991, art. 39, I');
  const least = finish(workings, start, wage);
  if (!facts.salaries.hasRuralSalaries) return [least];
  const other = ruralByContributions(facts, start, `${name}${OTHER_RURAL_CATEGORIES}`);
  return isRefusal(other) || other.value === least.value ? [least] : [least, other];
};

const METHODS: Readonly<Record<RgpsMethod, Method>> = {
  RGPS_AVG80_FACTOR: average80Factor('RGPS_AVG80_FACTOR', { teacher: false, setAsideBy: null }),
  RGPS_AVG80_FACTOR_TEACHER: average80Factor('RGPS_AVG80_FACTOR_TEACHER', { teacher: true, setAsideBy: null }),
  RGPS_AVG80_FACTOR_IF_ABOVE_1: average80Factor('RGPS_AVG80_FACTOR_IF_ABOVE_1', {
    teacher: false,
    setAsideBy: 'Lei 8.213/1991, art. 29-C, caput',
  }),
  RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1: average80Factor('RGPS_AVG80_FACTOR_TEACHER_IF_ABOVE_1', {
    teacher: true,
    setAsideBy: 'Lei 8.213/1991, art. 29-C, caput e § 3º',
  }),
  RGPS_AVG80_PROPORTIONAL_70_5_FACTOR: proportional,
  RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL: average80Age,
  RGPS_AVG80_AGE_70_1: average80Hybrid,
  RGPS_AVG80_FULL: average80Full,
  RGPS_AVG100_60_2: sixtyTwo('RGPS_AVG100_60_2', false),
  RGPS_AVG100_60_2_BASE15: sixtyTwo('RGPS_AVG100_60_2_BASE15', true),
  RGPS_AVG100_FACTOR: average100Factor,
  RGPS_AVG100_FULL: average100Full,
  RGPS_PCD_TIME_100: disability(
    'RGPS_PCD_TIME_100',
    () => ({ percent: 100, words: '100%' }),
    'LC 142/2013, art. 8º, I',
  ),
  RGPS_PCD_AGE_70_1: disability('RGPS_PCD_AGE_70_1', byContributions, 'LC 142/2013, art. 8º, II'),
  ...LAST_36,
  RGPS_RURAL: rural,
  RGPS_INCAPACITY: incapacityOfRgps,
  RGPS_INCAPACITY_UNTIL_2019: incapacityUntil2019,
  RGPS_INCAPACITY_SEGURADO_ESPECIAL: incapacityOfSeguradoEspecial,
  RGPS_TEMPORARY_INCAPACITY: temporaryIncapacityOfRgps,
};

const BEFORE_DIVISOR_108: BenefitStep = {
  label: 'Direito completo até 04/05/2022',
  value: 'com o tempo e as competências até esse dia, sem o divisor mínimo de 108',
  article: 'Lei 8.213/1991, art. 135-A (Lei 14.331/2022); CF, art. 5º, XXXVI',
};

const worthOf = (worked: Worked): number => (isRefusal(worked) ? 0 : (worked[0]?.value ?? 0));

/** The same right with what was held on the eve of Lei 14.331/2022, in money of the calculation date: what was paid later does not enter it. */
const beforeDivisor108 = (method: RgpsMethod, facts: BenefitFacts): Worked | null => {
  if (facts.beforeDivisor108 === null) return null;
  const { valuation, costs } = facts.beforeDivisor108;
  const countingSteps = [...(facts.countingSteps ?? []), BEFORE_DIVISOR_108];
  const then: BenefitFacts = { ...facts, valuation, costs, countingSteps };
  const start = startOf(then);
  return isRefusal(start) ? start : METHODS[method](then, start);
};

/**
 * A right complete before 05/05/2022 keeps the average without a minimum divisor, but with the months up to then only; with
 * later months it is a right of today, with the divisor. Where the divisor costs something both are worked, the better first.
 *
 * @see Lei 8.213/1991, art. 135-A (Lei 14.331/2022); STF, Tema 334
 */
export const workRgps = (method: RgpsMethod, facts: BenefitFacts): Worked => {
  const start = startOf(facts);
  if (isRefusal(start)) return start;
  const now = METHODS[method](facts, start);
  if (facts.beforeDivisor108 === null || isRefusal(now) || !start.divisor108.mattered) return now;
  const withoutIt = METHODS[method](facts, { ...start, divisor108: { applies: false, mattered: false } });
  if (worthOf(withoutIt) === worthOf(now)) return now;
  const then = beforeDivisor108(method, facts);
  if (then === null || isRefusal(then)) return now;
  return worthOf(then) > worthOf(now) ? [...then, ...now] : [...now, ...then];
};
