/** The methods of Lei 8.213 and Lei 9.876: rights complete until the reform. */
import { seventyPlusFive, seventyPlusFiveWords, WHOLE_AVERAGE } from './coefficient.ts';
import { type Amount, exact } from './exact.ts';
import { METHOD_NAMES } from './names.ts';
import { average80, WITHOUT_FACTOR } from './rgps-averages.ts';
import { type FactorOptions, timesFactor } from './rgps-factor.ts';
import { finish } from './rgps-finish.ts';
import { benefitSalary } from './rgps-limits.ts';
import type { Method, RgpsMethod } from './rgps-method.ts';
import type { Start } from './rgps-start.ts';
import {
  byContributions,
  isRefusal,
  noteMoney,
  type Refusal,
  refusal,
  startWorkings,
  timesCoefficient,
  timesPercentage,
  type Workings,
} from './workings.ts';

/** Average of the 80% highest times the factor. @see Lei 8.213/1991, art. 29, I, and art. 29-C */
export const average80Factor =
  (name: RgpsMethod, options: FactorOptions): Method =>
  (facts, start) => {
    const workings = startWorkings(METHOD_NAMES[name], facts);
    const base = average80(workings, start);
    if (isRefusal(base)) return base;
    const benefit = timesFactor(workings, start, base, options);
    return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
  };

/** Proportional: 70% + 5% for each whole year beyond 25 or 30 years and the toll. @see EC 20/1998, art. 9, § 1 */
export const proportional: Method = (facts, start) => {
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
export const ageOfOldLaw = (workings: Workings, start: Start): Amount | Refusal => {
  const base = average80(workings, start);
  if (isRefusal(base)) return base;
  const withFactor = timesFactor(workings, start, base, { teacher: false, setAsideBy: 'Lei 9.876/1999, art. 7º' });
  if (isRefusal(withFactor)) return withFactor;
  return timesPercentage(workings, withFactor, byContributions(workings.facts), 'Lei 8.213/1991, art. 50');
};

const LEAST_OF_AGE = 'Lei 10.666/2003, art. 3º, § 2º; Lei 8.213/1991, art. 35';

/** Age; one minimum wage without a salário de contribuição since 07/1994. @see Lei 10.666/2003, art. 3, § 2; Lei 8.213/1991, art. 35 */
export const average80Age: Method = (facts, start) => {
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
export const average80Hybrid: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG80_AGE_70_1, facts);
  const average = average80(workings, start, WITHOUT_FACTOR);
  if (isRefusal(average)) return average;
  const base = benefitSalary(workings, start, average);
  return [finish(workings, start, timesPercentage(workings, base, byContributions(facts), 'Lei 8.213/1991, art. 50'))];
};

/** Special retirement before the reform. @see Lei 8.213/1991, art. 57, § 1 */
export const average80Full: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG80_FULL, facts);
  const average = average80(workings, start, WITHOUT_FACTOR);
  if (isRefusal(average)) return average;
  const base = benefitSalary(workings, start, average);
  return [finish(workings, start, timesCoefficient(workings, base, WHOLE_AVERAGE, 'Lei 8.213/1991, art. 57, § 1º'))];
};
