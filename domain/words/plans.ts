import type { PaymentType } from '../accounts/account.ts';
import { planOption } from '../plans/find.ts';
import type { PlanData, PlanOption } from '../plans/plan.ts';

const periods = { monthly: 'mensal', yearly: 'anual' } as const;
const ways: Record<PaymentType, string> = {
  SUBSCRIPTION: 'assinatura no cartão',
  CREDIT_CARD: 'cartão de crédito',
  PIX: 'PIX à vista',
};

/** 'Gênio anual' */
export const planNameInWords = ({ name, period }: Pick<PlanData, 'name' | 'period'>): string =>
  `${name} ${periods[period]}`;

/** 'Gênio anual, PIX à vista' */
export const optionInWords = ({ plan, type }: Pick<PlanOption, 'plan' | 'type'>): string =>
  `${planNameInWords(plan)}, ${ways[type]}`;

/** The same by the id that an account keeps. */
export const planInWords = (planId: string | null): string => {
  if (planId === null) return 'sem plano';
  const option = planOption(planId);
  return option === undefined ? planId : optionInWords(option);
};
