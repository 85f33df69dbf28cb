import type { BenefitMethod } from '../rule/methods.ts';
import type { BenefitFacts, NoBenefit } from './facts.ts';
import type { BenefitLog } from './log.ts';
import { workRgps } from './rgps.ts';
import type { RgpsMethod } from './rgps-method.ts';
import { workRpps } from './rpps.ts';
import { isRefusal, type Worked } from './workings.ts';

/** Remuneration rows that have to be filled before anything is estimated: the specification's 30%. */
export const MINIMUM_FILLED_SHARE = 0.3;

/** The value of a right in BRL, or why there is none; the first log is the estimate, others are disputed readings. */
export interface BenefitEstimate {
  readonly value: number | null;
  readonly why?: NoBenefit;
  /** `why` for the reader, in Portuguese. */
  readonly whyText?: string;
  /** Of `value`: what the União pays beside the retirement to who moved to the complementary regime. */
  readonly specialBenefit?: number;
  readonly logs: readonly BenefitLog[];
}

/** Methods that give the minimum wage to whoever paid nothing since 07/1994. @see Lei 10.666/2003, art. 3, § 2; Lei 8.213/1991, art. 39, I */
const LEAST_WITHOUT_BASES: ReadonlySet<BenefitMethod> = new Set(['RGPS_AVG80_AGE_70_1_FACTOR_OPTIONAL', 'RGPS_RURAL']);

/** One minimum wage, whatever was paid. @see Lei 8.213/1991, art. 39, I */
const WITHOUT_REMUNERATIONS: ReadonlySet<BenefitMethod> = new Set(['RGPS_INCAPACITY_SEGURADO_ESPECIAL']);

/**
 * Rural work of which no remuneration is known: who paid nothing has one minimum wage, and so has the employee until what was
 * paid is proved. @see Lei 8.213/1991, arts. 33, 35 and 39, I
 */
const isLeastOfRuralWork = (method: BenefitMethod, { salaries }: BenefitFacts): boolean =>
  method === 'RGPS_RURAL' && !salaries.hasRuralSalaries;

const none = (why: NoBenefit, whyText: string): BenefitEstimate => ({ value: null, why, whyText, logs: [] });

const isRgps = (method: BenefitMethod): method is RgpsMethod => method.startsWith('RGPS_');

const work = (method: BenefitMethod, facts: BenefitFacts): Worked =>
  isRgps(method) ? workRgps(method, facts) : workRpps(method, facts);

/** Why no method is begun: too few remunerations are known, or none can be. */
const tooFew = (method: BenefitMethod, facts: BenefitFacts): BenefitEstimate | null => {
  if (WITHOUT_REMUNERATIONS.has(method) || isLeastOfRuralWork(method, facts)) return null;
  const { filledShare, salaries } = facts;
  if (filledShare === null && !LEAST_WITHOUT_BASES.has(method))
    return none('nothingSince1994', 'Não há registros de tempo com competências desde 07/1994, das quais sai o valor.');
  if (filledShare !== null && salaries.isEmpty) return none('noSalaries', 'Não há remunerações informadas.');
  if (filledShare !== null && !(filledShare >= MINIMUM_FILLED_SHARE)) {
    return none('remunerations', 'Preencha pelo menos 30% das remunerações para ver o valor preliminar.');
  }
  return null;
};

/** Calculates one right by its method. Never throws: what cannot be said has a name. */
export const estimateBenefit = (method: BenefitMethod, facts: BenefitFacts): BenefitEstimate => {
  const missing = tooFew(method, facts);
  if (missing !== null) return missing;
  const worked = work(method, facts);
  if (isRefusal(worked)) return none(worked.why, worked.text);
  return { value: worked[0]?.value ?? null, logs: worked };
};
