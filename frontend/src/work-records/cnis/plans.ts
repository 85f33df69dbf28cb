import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { ContributionPlan, Salary } from '../../../../domain/api/work-records.ts';
import { dayOf, isoOf } from '../../../../domain/units/day.ts';
import { formatMonth } from '../../../../domain/words/format.ts';

type Stretch = CnisRegister['contributionPlans'][number];

/** The plan of a whole register, or one record for each plan by which it was paid. */
export type PlanChoice = ContributionPlan | 'divided';

export const planAsRead = ({ contributionPlans }: Pick<CnisRegister, 'contributionPlans'>): PlanChoice => {
  const [first, ...others] = contributionPlans;
  return others.length > 0 ? 'divided' : (first?.plan ?? 'normal');
};

/** Whether the plan is a question at all: employers pay in full, whoever pays for himself may not. */
export const asksPlan = ({ kind, contributionPlans }: Pick<CnisRegister, 'kind' | 'contributionPlans'>): boolean =>
  kind === 'contributions' || contributionPlans.some(({ plan }) => plan === 'simplified');

const monthText = (month: string): string => formatMonth(month.slice(5, 7), Number(month.slice(0, 4)));

/** '03/2009 a 12/2013, 02/2014': the months that were paid by a plan. */
export const monthsPaidBy = (plan: ContributionPlan, stretches: readonly Stretch[]): string =>
  stretches
    .filter((stretch) => stretch.plan === plan)
    .map(({ from, to }) => (from === to ? monthText(from) : `${monthText(from)} a ${monthText(to)}`))
    .join(', ');

interface Whole {
  ingressDate: string;
  egressDate: string | null;
  salaries: Salary[];
}
type Part = Whole & { contributionPlan: ContributionPlan };

/** Whether a remuneration lies after a day that ends a month; a 13th lies on the last day of the year that is worked. */
const liesAfter =
  (day: string, egressDate: string | null) =>
  ({ year, month }: Salary): boolean => {
    if (month !== '13') return `${year}-${month}` > day.slice(0, 7);
    const endOfYear = `${year}-12-31`;
    return (egressDate !== null && egressDate < endOfYear ? egressDate : endOfYear) > day;
  };

/** A register cut where its plan changes; months without a contribution stay with what came before them. */
const dividedByPlan = (whole: Whole, [first, ...others]: readonly Stretch[]): Part[] => {
  const parts: Part[] = [];
  let rest: Part = { ...whole, contributionPlan: first?.plan ?? 'normal' };
  for (const { from, plan } of others) {
    const ingressDate = `${from}-01`;
    const egressDate = isoOf(dayOf(ingressDate) - 1);
    if (rest.egressDate !== null && ingressDate > rest.egressDate) break;
    if (ingressDate > rest.ingressDate) {
      const later = liesAfter(egressDate, rest.egressDate);
      parts.push({ ...rest, egressDate, salaries: rest.salaries.filter((one) => !later(one)) });
      rest = { ...rest, ingressDate, salaries: rest.salaries.filter(later) };
    }
    rest = { ...rest, contributionPlan: plan };
  }
  return [...parts, rest];
};

/** A register as the records that a choice makes of it. */
export const partsOf = (whole: Whole, choice: PlanChoice, stretches: readonly Stretch[]): Part[] =>
  choice === 'divided' ? dividedByPlan(whole, stretches) : [{ ...whole, contributionPlan: choice }];
