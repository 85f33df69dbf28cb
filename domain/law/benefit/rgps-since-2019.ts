/** The methods of EC 103/2019, arts. 17 and 26. */
import { BASE_YEARS_RPPS, baseYearsRgps, sixtyPlusTwoBeyond, WHOLE_AVERAGE } from './coefficient.ts';
import type { BenefitLog } from './log.ts';
import { METHOD_NAMES } from './names.ts';
import { average100WithDiscard, averageAfterDiscard, type FloorOf } from './rgps-averages.ts';
import { factorWithout, timesFactor } from './rgps-factor.ts';
import { finish } from './rgps-finish.ts';
import type { Method, RgpsMethod } from './rgps-method.ts';
import { isRefusal, type Refusal, startWorkings } from './workings.ts';

const FLOOR_OF_THE_BENEFIT_ALONE = ': piso só no benefício (leitura literal do art. 26 da EC 103/2019)';

/**
 * The minimum wage is the floor of the salário de benefício (Lei 8.213/1991, art. 29, § 2), so it comes before a coefficient
 * above 100%; read by the letter, art. 26 takes the average as it is and the floor is that of the benefit: a second log.
 */
export const sixtyTwo =
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
export const average100Factor: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG100_FACTOR, facts);
  const judgedBy = { percentage: () => 100, weightWithout: factorWithout(facts), averageFloor: null };
  const base = averageAfterDiscard(workings, start, judgedBy);
  if (isRefusal(base)) return base;
  const benefit = timesFactor(workings, start, base, { teacher: false, setAsideBy: null });
  return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
};

/** Toll of 100%. @see EC 103/2019, art. 26, § 3, I */
export const average100Full: Method = (facts, start) => {
  const workings = startWorkings(METHOD_NAMES.RGPS_AVG100_FULL, facts);
  const benefit = average100WithDiscard(workings, start, WHOLE_AVERAGE, 'EC 103/2019, art. 26, § 3º, I');
  return isRefusal(benefit) ? benefit : [finish(workings, start, benefit)];
};
