import type { Plan } from '../../../domain/api/plans.ts';
import { type PlanData, type PlanOption, pixCentsOf, yearlyCentsOf } from '../../../domain/plans/plan.ts';
import { reaisOf } from '../../../domain/units/money.ts';

/** Cents → '250.00' */
const price = (cents: number): string => reaisOf(cents).toFixed(2);

const cardOf = ({ card, ...plan }: PlanData): Plan['card'] =>
  card === null
    ? null
    : {
        id: card.id,
        available: card.available,
        monthlyValue: price(card.monthlyCents),
        discount: price(yearlyCentsOf(plan) - yearlyCentsOf(card)),
      };

const pixOf = (plan: PlanData): Plan['pix'] => {
  const { pix } = plan;
  if (pix === null) return null;
  const { id, available, percentDiscount } = pix;
  const cents = pixCentsOf(plan, pix);
  return { id, available, value: price(cents), discount: price(yearlyCentsOf(plan) - cents), percentDiscount };
};

/** A plan with its card and PIX variants. */
export const presentPlan = (plan: PlanData): Plan => {
  const { id, name, period, available, monthlyCents, items, guarantee, users } = plan;
  return {
    id,
    name,
    type: 'SUBSCRIPTION',
    period,
    available,
    monthlyValue: price(monthlyCents),
    yearlyValue: price(yearlyCentsOf(plan)),
    items: [...items],
    guarantee,
    users,
    card: cardOf(plan),
    pix: pixOf(plan),
  };
};

/** One way of buying a plan alone. */
export const presentOption = ({ id, type, available, plan }: PlanOption): Plan => ({
  ...presentPlan(plan),
  id,
  type,
  available,
  card: null,
  pix: null,
});
