import type { BenefitFacts } from './facts.ts';
import { METHOD_NAMES } from './names.ts';
import { average80, average100 } from './rgps-averages.ts';
import { timesFactor } from './rgps-factor.ts';
import { finish } from './rgps-finish.ts';
import type { RgpsMethod } from './rgps-method.ts';
import { type Method, REFORM } from './rgps-method.ts';
import { isRefusal, type Percentage, startWorkings, timesPercentage } from './workings.ts';

/** A right valued on a day of the old law has the only average that there was. @see Lei 8.213/1991, art. 29, II; EC 103/2019, art. 3, § 2 */
const BEFORE_REFORM = [{ label: 'média das 80% maiores', average: average80 }];

/** The INSS averages all bases; that the 80% highest of the old law go on is a reading for the courts. */
const SINCE_REFORM = [
  { label: 'média de todas as bases (Decreto 3.048/1999, arts. 32 e 70-J)', average: average100 },
  { label: 'média das 80% maiores (leitura da LC 142/2013, só em juízo)', average: average80 },
];

/** Disability. @see LC 142/2013, arts. 8 and 9; Decreto 3.048/1999, arts. 32 and 70-J; EC 103/2019, art. 22 */
export const disability =
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
