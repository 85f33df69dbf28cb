import { specify } from '../testing/decider-spec.ts';
import type { InvoiceStatus } from './account.ts';
import { accountAggregate } from './decider.ts';
import type { AccountEvent } from './events.ts';

export const { given } = specify(accountAggregate.decider);

export const facts = {
  origin: 'registered',
  isAdministrators: false,
  paymentType: 'PIX',
  trialEndsAt: '2026-11-27T12:00:00.000Z',
  signedUpOn: '2026-11-20',
  licenceExpiryDate: null,
  planId: 'genio-anual-pix',
  instalments: 1,
  terms: { version: '2026-11-22', acceptedAt: '2026-11-20T12:00:00.000Z' },
} as const;
export const person = {
  name: 'Rita',
  email: 'rita@genial.test',
  payer: {
    cpf: '52998224725',
    phone: '41999990000',
    state: 'PR',
    city: 'Curitiba',
    neighborhood: 'Centro',
    street: 'Rua Inventada',
    streetNumber: '10',
    zipcode: '80010000',
  },
};
export const created: AccountEvent = { type: 'AccountCreated', data: { accountId: 'a1', ...facts, personal: person } };
export const completed: AccountEvent = { type: 'SignUpCompleted', data: {} };
export const covers = { from: '2026-11-20', months: 12 };
export const issued: AccountEvent = {
  type: 'InvoiceIssued',
  data: { invoiceId: 'i1', valueInCents: 270_000, originalDueDate: '2026-11-20', covers },
};
export const at = (hour: number): string => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
export const confirmed = (reportedAt: string | null): AccountEvent => ({
  type: 'PaymentConfirmed',
  data: { invoiceId: 'i1', paidUntil: '2027-11-20', reportedAt, paidOn: '2026-11-20' },
});
export const received = (reportedAt: string | null): AccountEvent => ({
  type: 'PaymentReceived',
  data: { invoiceId: 'i1', paidUntil: '2027-11-20', reportedAt, paidOn: '2026-11-20' },
});
export const note = (status: InvoiceStatus, reportedAt: string | null, paidOn = '2026-11-20') =>
  ({ type: 'NotePayment', invoiceId: 'i1', status, reportedAt, paidOn, now: at(20) }) as const;
