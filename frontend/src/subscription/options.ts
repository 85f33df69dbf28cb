import type { Plan } from '../../../domain/api/plans.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { subscriptionTexts as texts } from './texts.ts';

export interface Choice {
  id: string;
  type: Plan['type'];
  label: string;
  /** BRL, of one charge. */
  value: number;
}

const YEAR = 12;

const choice = ({ name, period }: Plan, id: string, type: Plan['type'], value: number): Choice => {
  const plan = `${name} ${texts.periods[period]}, ${texts.ways[type]}`;
  return { id, type, value, label: texts.option(plan, `${formatMoney(value)} ${texts.each[period]}`) };
};

/** Every way of buying that can be had now, as one list. */
export const choicesOf = (plans: readonly Plan[]): Choice[] =>
  plans.flatMap((plan) => {
    const { card, pix } = plan;
    const own = Number(plan.period === 'monthly' ? plan.monthlyValue : plan.yearlyValue);
    return [
      ...(plan.available ? [choice(plan, plan.id, 'SUBSCRIPTION', own)] : []),
      ...(card?.available === true ? [choice(plan, card.id, 'CREDIT_CARD', Number(card.monthlyValue) * YEAR)] : []),
      ...(pix?.available === true ? [choice(plan, pix.id, 'PIX', Number(pix.value))] : []),
    ];
  });
