import type { PaymentGateway } from '../port.ts';
import { chargeCalls } from './charges.ts';
import { type AsaasSettings, asaasHttp } from './http.ts';
import { paymentCalls } from './payments.ts';
import { subscriptionCalls } from './subscriptions.ts';

/** The payment provider Asaas, API v3. */
export const asaasGateway = (settings: AsaasSettings): PaymentGateway => {
  const http = asaasHttp(settings);
  return { ...chargeCalls(http), ...subscriptionCalls(http), ...paymentCalls(http) };
};
