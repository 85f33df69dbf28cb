import type { Plan } from '../../../domain/api/plans.ts';
import type { Subscription } from '../../../domain/api/subscription.ts';
import { formatMoney, unbroken } from '../../../domain/words/format.ts';
import { subscriptionTexts as texts } from './texts.ts';

export interface Choice {
  id: string;
  type: Plan['type'];
  label: string;
  /** BRL, of one charge. */
  value: number;
}

const YEAR = 12;

/** How it is paid. A card that takes over is charged in as many parts as the one before; a new contract may choose. */
const wayOf = (type: Plan['type'], { plan, cancellation }: Subscription): string => {
  if (type !== 'CREDIT_CARD' || cancellation !== null) return texts.ways[type];
  return texts.cardIn(plan?.type === 'CREDIT_CARD' ? plan.installments : 1);
};

/** Every way of buying that can be had now, as one list. */
export const choicesOf = (plans: readonly Plan[], subscription: Subscription): Choice[] =>
  plans.flatMap((plan) => {
    const { id, name, period, available, monthlyValue, yearlyValue, card, pix } = plan;
    const choice = (planId: string, type: Plan['type'], value: number): Choice => {
      const bought = `${name} ${texts.periods[period]}, ${wayOf(type, subscription)}`;
      const price = unbroken(`${formatMoney(value)} ${texts.each[period]}`);
      return { id: planId, type, value, label: texts.option(bought, price) };
    };
    return [
      ...(available ? [choice(id, 'SUBSCRIPTION', Number(period === 'monthly' ? monthlyValue : yearlyValue))] : []),
      ...(card?.available === true ? [choice(card.id, 'CREDIT_CARD', Number(card.monthlyValue) * YEAR)] : []),
      ...(pix?.available === true ? [choice(pix.id, 'PIX', Number(pix.value))] : []),
    ];
  });
