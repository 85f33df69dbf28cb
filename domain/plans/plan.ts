import type { PaymentType } from '../accounts/account.ts';

export type PlanPeriod = 'monthly' | 'yearly';

/** What is sold, as the data file says it. Amounts are whole cents. */
export interface PlanData {
  readonly id: string;
  readonly name: 'Educacional' | 'Gênio' | 'Mestre';
  readonly period: PlanPeriod;
  readonly available: boolean;
  /** Price of a month, before any discount. */
  readonly monthlyCents: number;
  /** How many users an account of this plan may have. */
  readonly users: number;
  /** What the plan includes, one sentence each. */
  readonly items: readonly string[];
  readonly guarantee: string;
  /** Paid by card in 1 to 12 instalments; null: not offered. */
  readonly card: CardVariant | null;
  /** Paid at once by PIX; null: not offered. */
  readonly pix: PixVariant | null;
}

export interface CardVariant {
  readonly id: string;
  readonly available: boolean;
  /** Price of a month with the card's discount. */
  readonly monthlyCents: number;
}

export interface PixVariant {
  readonly id: string;
  readonly available: boolean;
  /** Taken off the year's price; a whole number. */
  readonly percentDiscount: number;
}

/** One way of buying a plan, by the id that a sign-up names. */
export interface PlanOption {
  readonly id: string;
  readonly type: PaymentType;
  readonly available: boolean;
  /** What one charge amounts to: a subscription's month or year, the sum of the instalments, or the PIX. */
  readonly chargeCents: number;
  readonly plan: PlanData;
}

const MONTHS = 12;

export const yearlyCentsOf = ({ monthlyCents }: Pick<PlanData, 'monthlyCents'>): number => monthlyCents * MONTHS;

/** The year's price less the PIX discount, rounded to a cent. */
export const pixCentsOf = (plan: PlanData, { percentDiscount }: PixVariant): number =>
  Math.round((yearlyCentsOf(plan) * (100 - percentDiscount)) / 100);

/** A plan by subscription, by card and by PIX, as far as it is offered. */
export const optionsOf = (plan: PlanData): readonly PlanOption[] => {
  const { id, available, period, card, pix } = plan;
  const chargeCents = period === 'monthly' ? plan.monthlyCents : yearlyCentsOf(plan);
  return [
    { id, type: 'SUBSCRIPTION', available, chargeCents, plan },
    ...(card === null
      ? []
      : [
          {
            id: card.id,
            type: 'CREDIT_CARD' as const,
            available: card.available,
            chargeCents: yearlyCentsOf(card),
            plan,
          },
        ]),
    ...(pix === null
      ? []
      : [{ id: pix.id, type: 'PIX' as const, available: pix.available, chargeCents: pixCentsOf(plan, pix), plan }]),
  ];
};
