import type { CardToCharge, NewCharge, NewCustomer, NewSubscription, SubscriptionChange } from '../port.ts';

/** What is sent to Asaas. A card passes through here on its way and is kept nowhere. */

const MOBILE = /^\d{2}9\d{8}$/;
const LANDLINE = /^\d{10}$/;

/** The provider refuses a landline as a mobile phone. What is neither is sent as one, for the provider to say so. */
export const phoneBody = (phone: string): { readonly phone: string } | { readonly mobilePhone: string } =>
  LANDLINE.test(phone) ? { phone } : { mobilePhone: phone };

export const customerBody = ({ reference, name, email, payer }: NewCustomer) => ({
  name,
  email,
  cpfCnpj: payer.cpf,
  ...phoneBody(payer.phone),
  ...(payer.zipcode === '' ? {} : { postalCode: payer.zipcode }),
  address: payer.street,
  addressNumber: payer.streetNumber,
  province: payer.neighborhood,
  externalReference: reference,
  // The program sends its own mails.
  notificationDisabled: true,
});

export const cardBody = (charged: CardToCharge) => {
  if ('token' in charged) return { creditCardToken: charged.token, remoteIp: charged.remoteIp };
  const { card, holder, remoteIp } = charged;
  const { addressComplement, mobilePhone, ...rest } = holder;
  const creditCardHolderInfo = {
    ...rest,
    ...(addressComplement === null ? {} : { addressComplement }),
    ...(mobilePhone === null || !MOBILE.test(mobilePhone) ? {} : { mobilePhone }),
  };
  return { creditCard: card, creditCardHolderInfo, remoteIp };
};

export const chargeBody = ({ reference, customerId, value, dueDate, description, by }: NewCharge) => ({
  customer: customerId,
  billingType: by.type,
  dueDate,
  description,
  externalReference: reference,
  ...(by.type === 'CREDIT_CARD' && by.instalments > 1
    ? { installmentCount: by.instalments, totalValue: value }
    : { value }),
  ...(by.type === 'CREDIT_CARD' ? cardBody(by.with) : {}),
});

const cycleOf = (months: 1 | 12): 'MONTHLY' | 'YEARLY' => (months === 1 ? 'MONTHLY' : 'YEARLY');

export const subscriptionBody = (subscription: NewSubscription) => ({
  customer: subscription.customerId,
  billingType: 'CREDIT_CARD',
  value: subscription.value,
  nextDueDate: subscription.nextDueDate,
  cycle: cycleOf(subscription.months),
  description: subscription.description,
  externalReference: subscription.reference,
  ...cardBody(subscription.with),
});

export const changeBody = ({ value, nextDueDate, months, description }: SubscriptionChange) => ({
  value,
  nextDueDate,
  cycle: cycleOf(months),
  description,
  updatePendingPayments: true,
});
