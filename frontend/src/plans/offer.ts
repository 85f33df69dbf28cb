import type { Plan } from '../../../domain/api/plans.ts';
import { centsOf } from '../../../domain/units/money.ts';

/** '250.00' → whole cents */
export const centsOfPrice = (price: string): number => centsOf(Number(price));

const order: readonly string[] = ['Educacional', 'Gênio', 'Mestre'];
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);

const isOffered = ({ available, card, pix }: Plan): boolean =>
  available || card?.available === true || pix?.available === true;

/** The plans of a tab: those that can be had in some way, in the order of their names. */
export const plansShown = (plans: readonly Plan[], period: Plan['period']): Plan[] =>
  plans
    .filter((plan) => plan.period === period && isOffered(plan))
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));

/** What a month costs: by card where that is offered. */
export const monthlyPriceOf = ({ monthlyValue, card }: Plan): string =>
  card?.available === true ? card.monthlyValue : monthlyValue;

export const isDiscounted = (plan: Plan): boolean => monthlyPriceOf(plan) !== plan.monthlyValue;

/** The largest PIX discount of the plans that are shown, in per cent; 0 without any. */
export const largestDiscount = (plans: readonly Plan[]): number =>
  Math.max(0, ...plans.map(({ pix }) => (pix?.available === true ? pix.percentDiscount : 0)));

/** A way of paying for a plan. */
export interface PaymentMethod {
  type: Plan['type'];
  /** What the sign-up names. */
  planId: string;
  /** The sum of the instalments, the PIX, or one month of a subscription. */
  totalCents: number;
}

const MONTHS = 12;

/** How a plan can be paid: a monthly one by subscription, a yearly one by card or by PIX. Empty when it is not sold. */
export const methodsOf = ({ id, available, period, monthlyValue, card, pix }: Plan): PaymentMethod[] => {
  if (!available) return [];
  if (period === 'monthly') return [{ type: 'SUBSCRIPTION', planId: id, totalCents: centsOfPrice(monthlyValue) }];
  const methods: PaymentMethod[] = [];
  if (card?.available === true) {
    methods.push({ type: 'CREDIT_CARD', planId: card.id, totalCents: centsOfPrice(card.monthlyValue) * MONTHS });
  }
  if (pix?.available === true) methods.push({ type: 'PIX', planId: pix.id, totalCents: centsOfPrice(pix.value) });
  return methods;
};
