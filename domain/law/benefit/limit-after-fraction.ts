/**
 * The other reading of Lei 10.887/2004, art. 1, § 5: the last pay limits what the fraction of the time leaves of the average,
 * not the average itself (Tribunal de Contas de Minas Gerais, Consulta 794.728).
 */
import { smaller } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import type { BenefitLog } from './log.ts';
import { averageOfBest, finish, isAveraged, lastRemuneration, timesFraction } from './rpps-pieces.ts';
import { LIMITED_BENEFIT_LABEL } from './step-labels.ts';
import { isRefusal, noteMoney, startWorkings } from './workings.ts';

const READING =
  '(leitura: limite da última remuneração depois da fração, como decide o Tribunal de Contas de Minas Gerais)';

/** Null on the last pay itself, where the law of the place says which comes first, and where something is missing. */
export const limitAfterFraction = (facts: BenefitFacts, name: string, article: string): BenefitLog | null => {
  if (facts.parameters.limitBeforeFraction === true || !isAveraged(facts)) return null;
  const workings = startWorkings(`${name} ${READING}`, facts);
  const last = lastRemuneration(workings);
  if (isRefusal(last)) return null;
  const average = averageOfBest(workings, facts.parameters.bestShare ?? 80);
  if (isRefusal(average)) return null;
  const fraction = timesFraction(workings, average, article);
  if (fraction.greaterThan(last)) {
    noteMoney(workings, LIMITED_BENEFIT_LABEL, last, 'Lei 10.887/2004, art. 1º, § 5º');
  }
  return finish(workings, smaller(fraction, last));
};
