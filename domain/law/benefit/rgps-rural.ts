import { SEVENTY_PLUS_ONE } from './coefficient.ts';
import { exact } from './exact.ts';
import type { BenefitFacts } from './facts.ts';
import type { BenefitLog } from './log.ts';
import { METHOD_NAMES } from './names.ts';
import { average100WithDiscard } from './rgps-averages.ts';
import { finish } from './rgps-finish.ts';
import { type Method, REFORM } from './rgps-method.ts';
import type { Start } from './rgps-start.ts';
import { ageOfOldLaw } from './rgps-until-2019.ts';
import { isRefusal, note, noteMoney, type Refusal, startWorkings } from './workings.ts';

/** So many contributions as time, twelve a year: what a month left out takes from the percentage is one of them. */
const byContributionsAlone = (facts: BenefitFacts): BenefitFacts => {
  const months = facts.valuation.monthlyContributions();
  const contribution = { years: Math.floor(months / 12), months: months % 12, days: 0 };
  return { ...facts, valuation: { ...facts.valuation, contribution } };
};

/** No month is left out that the carência needs as a contribution. @see Decreto 3.048/1999, art. 32, § 26 */
const keepingCarencia = (facts: BenefitFacts): BenefitFacts => {
  const { costs, carencia, valuation } = facts;
  const spare = valuation.monthlyContributions() - (carencia ?? 0);
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
export const rural: Method = (facts, start) => {
  const name = METHOD_NAMES.RGPS_RURAL;
  const paid = facts.valuation.monthlyContributions();
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
