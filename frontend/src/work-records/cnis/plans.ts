import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { ContributionPlan } from '../../../../domain/api/work-records.ts';
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
