import { type Day, dayOf } from '../../units/day.ts';
import { baseYearsRgps, sixtyPlusTwoBeyond, WHOLE_AVERAGE } from './coefficient.ts';
import { type Amount, exact } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import { renamed } from './log.ts';
import { METHOD_NAMES } from './names.ts';
import { average80, average100, WITHOUT_FACTOR } from './rgps-averages.ts';
import { finish } from './rgps-finish.ts';
import { aboveFloor, benefitSalary } from './rgps-limits.ts';
import type { Start } from './rgps-start.ts';
import { countText } from './text.ts';
import {
  isRefusal,
  noteMoney,
  type Refusal,
  refusal,
  startWorkings,
  timesCoefficient,
  timesPercentage,
  type Worked,
  type Workings,
} from './workings.ts';

/** All bases limited to the ceiling and raised to the minimum wage: no minimum time, so none left out and no divisor of 108. */
const benefitSalaryOf = (workings: Workings, start: Start): Amount | Refusal => {
  const average = average100(workings, { ...start, divisor108: { applies: false, mattered: false } });
  return isRefusal(average) ? average : aboveFloor(workings, start, average);
};

/**
 * Permanent incapacity since the reform: all bases, none left out, as no minimum time is asked for (Decreto 3.048/1999,
 * art. 32, § 24), and no minimum divisor (Lei 8.213/1991, art. 135-A). 100% of it after an accident at work or an
 * occupational disease.
 *
 * @see EC 103/2019, art. 26, §§ 2, III, 3, II, and 5
 */
export const incapacityOfRgps = (facts: BenefitFacts, start: Start): Worked => {
  const workings = startWorkings(METHOD_NAMES.RGPS_INCAPACITY, facts);
  const base = benefitSalaryOf(workings, start);
  if (isRefusal(base)) return base;
  const [coefficient, article] = facts.inServiceDisablement
    ? [WHOLE_AVERAGE, 'EC 103/2019, art. 26, § 3º, II']
    : [sixtyPlusTwoBeyond(baseYearsRgps(facts.gender, false)), 'EC 103/2019, art. 26, §§ 2º, III, e 5º'];
  return [finish(workings, start, timesCoefficient(workings, base, coefficient, article))];
};

/** The last day of the law before the reform. */
const REFORM: Day = dayOf('2019-11-13');
const CONVERTED_LATER = ': leitura do INSS, se o auxílio virou aposentadoria depois de 13/11/2019';

/**
 * Incapacity until the reform: 100% of the 80% highest, whatever the cause; no factor and no minimum divisor. The law of the
 * day on which the auxílio is converted is a second log.
 *
 * @see Lei 8.213/1991, arts. 29, II, and 44; EC 103/2019, art. 3
 */
export const incapacityUntil2019 = (facts: BenefitFacts, start: Start): Worked => {
  const workings = startWorkings(METHOD_NAMES.RGPS_INCAPACITY_UNTIL_2019, facts);
  const average = average80(workings, start, WITHOUT_FACTOR, false);
  if (isRefusal(average)) return average;
  const base = aboveFloor(workings, start, benefitSalary(workings, start, average));
  const benefit = timesCoefficient(workings, base, WHOLE_AVERAGE, 'Lei 8.213/1991, art. 44, caput');
  const log = finish(workings, start, benefit);
  if (facts.calculationDate <= REFORM) return [log];
  const later = incapacityOfRgps(facts, start);
  return isRefusal(later) ? [log] : [log, ...later.map((one) => renamed(one, `${one.name}${CONVERTED_LATER}`))];
};

/** Without contributions: one minimum wage of the day, whatever the cause. @see Lei 8.213/1991, art. 39, I */
export const incapacityOfSeguradoEspecial = (facts: BenefitFacts, start: Start): Worked => {
  const workings = startWorkings(METHOD_NAMES.RGPS_INCAPACITY_SEGURADO_ESPECIAL, facts);
  const wage = exact(start.floor);
  workings.base = wage;
  noteMoney(workings, 'Segurado especial: um salário mínimo', wage, 'Lei 8.213/1991, art. 39, I');
  return [finish(workings, start, wage)];
};

const LAST_MONTHS = 12;
const TEMPORARY = { percent: 91, words: '91%' };
const LIMIT_ARTICLE = 'Lei 8.213/1991, art. 29, § 10';

/**
 * Temporary incapacity: 91% of the average, never above that of the twelve last bases, or of those that there are. The
 * twelve are corrected like the others, as the INSS does; the law is silent.
 *
 * @see Lei 8.213/1991, arts. 29, § 10, and 61
 */
export const temporaryIncapacityOfRgps = (facts: BenefitFacts, start: Start): Worked => {
  const workings = startWorkings(METHOD_NAMES.RGPS_TEMPORARY_INCAPACITY, facts);
  const base = benefitSalaryOf(workings, start);
  if (isRefusal(base)) return base;
  const benefit = timesPercentage(workings, base, TEMPORARY, 'Lei 8.213/1991, art. 61');
  const last = start.window.since1994().slice(-LAST_MONTHS);
  if (facts.salaries.given === true || last.length === 0) {
    return refusal('noSalaries', 'Sem a lista de remunerações não há a média das 12 últimas, que limita o benefício.');
  }
  const sum = last.reduce((total, { updatedValue }) => total.plus(updatedValue ?? 0), exact(0));
  const limit = sum.dividedBy(last.length);
  const months = last.length === LAST_MONTHS ? '12 últimas' : countText(last.length, 'última', 'últimas');
  noteMoney(workings, `Média das ${months} remunerações, atualizadas: limite`, limit, LIMIT_ARTICLE);
  return [finish(workings, start, limit.lessThan(benefit) ? limit : benefit)];
};
