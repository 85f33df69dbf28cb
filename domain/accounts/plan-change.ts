import { planOption } from '../plans/find.ts';
import { reaisOf } from '../units/money.ts';
import type { AccountFacts, Invoice, OpenAccount, PaymentType } from './account.ts';

/** What becomes of the charges at the payment provider. */
export type ProviderStep =
  /** The account is charged by nobody. */
  | 'nothing'
  /** Open charges are given up; the next one is made at the new price. */
  | 'replace charges'
  | 'change subscription'
  | 'end subscription'
  | 'start subscription';

export interface PlanChange {
  readonly ok: true;
  readonly step: ProviderStep;
  readonly paymentType: PaymentType | null;
  readonly instalments: number;
}

export interface PlanChangeRefused {
  readonly ok: false;
  readonly error: { readonly name: 'NotFound' | 'SubscriptionEnded' | 'CardRequired' };
}

const refused = (name: PlanChangeRefused['error']['name']): PlanChangeRefused => ({ ok: false, error: { name } });

/**
 * What another plan means for an account. One that signed up is charged for it; one that an administrator opened gets its
 * name and its number of users, by the id of the plan itself. Refused with NotFound (no such plan, or none that this
 * account can have), SubscriptionEnded, or CardRequired: nobody keeps a card that could be charged.
 */
export const planChange = (
  { facts, card }: Pick<OpenAccount, 'facts' | 'card'>,
  planId: string | null,
): PlanChange | PlanChangeRefused => {
  if (facts.isAdministrators || facts.signingUp) return refused('NotFound');
  if (facts.cancellation !== null) return refused('SubscriptionEnded');
  const option = planOption(planId ?? '');
  if (facts.origin === 'created') {
    const isPlan = planId === null || option?.type === 'SUBSCRIPTION';
    return isPlan ? { ok: true, step: 'nothing', paymentType: null, instalments: 1 } : refused('NotFound');
  }
  if (option === undefined) return refused('NotFound');
  const { type: paymentType } = option;
  const change = (step: ProviderStep): PlanChange => {
    const instalments = paymentType === 'CREDIT_CARD' && facts.paymentType === 'CREDIT_CARD' ? facts.instalments : 1;
    return { ok: true, step, paymentType, instalments };
  };
  if (paymentType === 'SUBSCRIPTION') {
    if (facts.subscriptionId !== null) return change('change subscription');
    return card === null ? refused('CardRequired') : change('start subscription');
  }
  if (paymentType === 'CREDIT_CARD' && card === null) return refused('CardRequired');
  return change(facts.subscriptionId === null ? 'replace charges' : 'end subscription');
};

/** Stands for the subscription that the provider has not made yet. */
const TO_BE_MADE = 'to be made';

/**
 * The facts once a change of plan on `now` (ISO 8601) is recorded and the provider has done its part: the first open charge
 * of a subscription gets the new price, what else is open is given up. Null: it is refused.
 */
export const factsAfter = (account: OpenAccount, planId: string, now: string): AccountFacts | null => {
  const change = planChange(account, planId);
  const option = planOption(planId);
  if (!change.ok || option === undefined) return null;
  const { step, paymentType, instalments } = change;
  const { facts } = account;
  const firstOpen = facts.invoices
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.originalDueDate.localeCompare(other.originalDueDate))[0];
  const invoices = facts.invoices.flatMap((one): Invoice[] => {
    if (one.status !== 'open') return [one];
    return step === 'change subscription' && one === firstOpen ? [{ ...one, value: reaisOf(option.chargeCents) }] : [];
  });
  const subscriptionId = paymentType === 'SUBSCRIPTION' ? (facts.subscriptionId ?? TO_BE_MADE) : null;
  return { ...facts, planId, paymentType, instalments, planChangedAt: now, subscriptionId, invoices };
};
