import type { Attempt, Invoice } from '../accounts/account.ts';
import { factsOf } from '../accounts/facts.fake.ts';
import type { NoticedAccount } from '../notices/noticed.ts';

/** Noon in São Paulo. The sign-up is on the 20th: a trial ends on the 27th, and a card is charged on the 28th. */
export const on = (day: string): string => `${day}T15:00:00.000Z`;
export const links = {
  home: '…/',
  subscription: '…/assinatura',
  security: '…/seguranca',
  data: '…/dados',
  accounts: '…/contas',
  terms: '…/termos',
};

export const invoice = (from: string, months: number, value: number, changes: Partial<Invoice> = {}): Invoice => ({
  invoiceId: `i-${from}`,
  value,
  originalDueDate: from,
  covers: { from, months },
  status: 'open',
  paidUntil: null,
  reportedAt: null,
  valuedAt: null,
  ...changes,
});

export interface Kind {
  readonly planId: string;
  readonly facts: Partial<NoticedAccount['facts']>;
  /** The first day that is charged, and how much for how long. */
  readonly first: string;
  readonly value: number;
  readonly months: number;
  readonly until: string;
  readonly parts: number;
}
export const card = { subscriptionId: null, paymentType: 'CREDIT_CARD' } as const;
export const subscription = { subscriptionId: 'sub_1', paymentType: 'SUBSCRIPTION', instalments: 1 } as const;
export const kinds: readonly Kind[] = [
  {
    planId: 'genio-mensal',
    facts: subscription,
    first: '2026-11-28',
    value: 310,
    months: 1,
    until: '2026-12-28',
    parts: 1,
  },
  {
    planId: 'genio-anual',
    facts: subscription,
    first: '2026-11-28',
    value: 3000,
    months: 12,
    until: '2027-11-28',
    parts: 1,
  },
  {
    planId: 'genio-anual-cartao',
    facts: { ...card, instalments: 12 },
    first: '2026-11-28',
    value: 3000,
    months: 12,
    until: '2027-11-28',
    parts: 12,
  },
  {
    planId: 'genio-anual-pix',
    facts: { paymentType: 'PIX', instalments: 1 },
    first: '2026-11-20',
    value: 2700,
    months: 12,
    until: '2027-11-20',
    parts: 1,
  },
];

export const charge = (kind: Kind, changes: Partial<Invoice> = {}): Invoice[] =>
  Array.from({ length: kind.parts }, (_, part) =>
    invoice(kind.first, kind.months, kind.value / kind.parts, { invoiceId: `i-${part + 1}`, ...changes }),
  );
/** How an invoice of it was paid, unless it is said otherwise: as it was bought. */
export const how = (
  kind: Kind,
  by: 'PIX' | 'CREDIT_CARD' = kind.facts.paymentType === 'PIX' ? 'PIX' : 'CREDIT_CARD',
) => ({
  payment: { on: kind.first, by, planId: kind.planId },
});
export const paid = (kind: Kind): Invoice[] =>
  charge(kind, { status: 'received', paidUntil: kind.until, ...how(kind) });
export const back = (kind: Kind): Invoice[] => charge(kind, { status: 'refunded', ...how(kind) });

export type Moment = (kind: Kind) => { readonly at: string; readonly account: Partial<NoticedAccount> } | null;

export const accountOf = (kind: Kind, account: Partial<NoticedAccount>): NoticedAccount => ({
  createdAt: on('2026-11-20'),
  name: 'Rita Fictícia',
  payments: [],
  disputes: [],
  refunds: [],
  leaving: null,
  erasureWithdrawnAt: null,
  ...account,
  facts: factsOf({ planId: kind.planId, ...kind.facts, ...account.facts }),
});
export const facts = (changes: Partial<NoticedAccount['facts']>) => changes as NoticedAccount['facts'];
export const isPix = (kind: Kind) => kind.facts.paymentType === 'PIX';
export const isSubscription = (kind: Kind) => kind.facts.paymentType === 'SUBSCRIPTION';
export const noted = (invoices: readonly Invoice[], at: string) => invoices.map(({ invoiceId }) => ({ invoiceId, at }));
export const afterPayment = (kind: Kind) => facts({ invoices: paid(kind), paidUntil: kind.until });
export const refused: Attempt = {
  attemptId: 't1',
  purpose: 'charge',
  reference: 'a1:1',
  amount: 3000,
  day: '2026-11-28',
  repeatable: true,
  outcome: 'refused',
  tries: 1,
  at: on('2026-11-28'),
  lastAt: on('2026-11-28'),
  looks: 0,
  detail: 'Transação não autorizada.',
};
export const planWish = { purpose: 'plan', reference: 'mestre-mensal', lastAt: on('2026-12-01') } as const;
export const nextDay = (day: string) => on(new Date(Date.parse(on(day)) + 86_400_000).toISOString().slice(0, 10));
export const renewalOf = (kind: Kind) => invoice(kind.until, kind.months, kind.value, { invoiceId: 'i-renewal' });
