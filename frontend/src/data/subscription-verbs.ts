import type { CreditCard } from '../../../domain/api/registration.ts';
import { at, request } from './http.ts';

/** With a card that was typed, or by what is known already. */
const withCard = (creditCard: CreditCard | null) => (creditCard === null ? {} : { creditCard });

export interface PlanChosen {
  planId: string;
  installmentNumber: number;
  creditCard: CreditCard | null;
}

const planBody = ({ planId, installmentNumber, creditCard }: PlanChosen) => ({
  planId,
  installmentNumber,
  ...withCard(creditCard),
});

/** What the account has bought. */
export const subscriptionVerbs = {
  subscription: (signal?: AbortSignal) => request('subscriptionAnswer', 'subscription', { signal }),
  changeCard: (creditCard: CreditCard) =>
    request('subscriptionChanged', 'subscription/card', { method: 'PUT', body: { creditCard } }),
  payInvoice: (paymentId: string, creditCard: CreditCard | null) =>
    request('subscriptionChanged', at`subscription/payments/${paymentId}/pay`, {
      method: 'POST',
      body: { billingType: creditCard === null ? 'PIX' : 'CREDIT_CARD', ...withCard(creditCard) },
    }),
  changeOwnPlan: (chosen: PlanChosen) =>
    request('subscriptionChanged', 'subscription/plan', { method: 'PUT', body: planBody(chosen) }),
  comeBack: (chosen: PlanChosen) =>
    request('subscriptionChanged', 'subscription/return', { method: 'POST', body: planBody(chosen) }),
};
