import { baseYearsRgps, sixtyPlusTwoBeyond, WHOLE_AVERAGE } from './coefficient.ts';
import type { BenefitFacts } from './facts.ts';
import { METHOD_NAMES } from './names.ts';
import { aboveFloor, average100, finish, type Start } from './rgps-pieces.ts';
import { isRefusal, startWorkings, timesCoefficient, type Worked } from './workings.ts';

/**
 * Permanent incapacity since the reform: all bases, none left out, as no minimum time is asked for (Decreto 3.048/1999,
 * art. 32, § 24), and no minimum divisor (Lei 8.213/1991, art. 135-A). 100% of it after an accident at work or an
 * occupational disease.
 *
 * @see EC 103/2019, art. 26, §§ 2, III, 3, II, and 5
 */
export const incapacityOfRgps = (facts: BenefitFacts, start: Start): Worked => {
  const workings = startWorkings(METHOD_NAMES.RGPS_INCAPACITY, facts);
  const average = average100(workings, { ...start, divisor108: { applies: false, mattered: false } });
  if (isRefusal(average)) return average;
  const base = aboveFloor(workings, start, average);
  const [coefficient, article] = facts.inServiceDisablement
    ? [WHOLE_AVERAGE, 'EC 103/2019, art. 26, § 3º, II']
    : [sixtyPlusTwoBeyond(baseYearsRgps(facts.gender, false)), 'EC 103/2019, art. 26, §§ 2º, III, e 5º'];
  return [finish(workings, start, timesCoefficient(workings, base, coefficient, article))];
};
