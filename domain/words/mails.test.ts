import { expect, it } from 'vitest';
import type { Attempt, Invoice } from '../accounts/account.ts';
import { factsOf } from '../accounts/facts.fake.ts';
import { administratorNotices } from '../notices/money.ts';
import type { NoticedAccount } from '../notices/noticed.ts';
import { accountNotices } from '../notices/notices.ts';
import { noticeMail } from './notices.ts';
import { planInWords } from './plans.ts';
import { TERMS_VERSION } from './terms-version.ts';

/** Noon in São Paulo. The sign-up is on the 20th: a trial ends on the 27th, and a card is charged on the 28th. */
const on = (day: string): string => `${day}T15:00:00.000Z`;
const links = {
  home: '…/',
  subscription: '…/assinatura',
  security: '…/seguranca',
  data: '…/dados',
  accounts: '…/contas',
  terms: '…/termos',
};

const invoice = (from: string, months: number, value: number, changes: Partial<Invoice> = {}): Invoice => ({
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

interface Kind {
  readonly planId: string;
  readonly facts: Partial<NoticedAccount['facts']>;
  /** The first day that is charged, and how much for how long. */
  readonly first: string;
  readonly value: number;
  readonly months: number;
  readonly until: string;
  readonly parts: number;
}
const card = { subscriptionId: null, paymentType: 'CREDIT_CARD' } as const;
const subscription = { subscriptionId: 'sub_1', paymentType: 'SUBSCRIPTION', instalments: 1 } as const;
const kinds: readonly Kind[] = [
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

const charge = (kind: Kind, changes: Partial<Invoice> = {}): Invoice[] =>
  Array.from({ length: kind.parts }, (_, part) =>
    invoice(kind.first, kind.months, kind.value / kind.parts, { invoiceId: `i-${part + 1}`, ...changes }),
  );
/** How an invoice of it was paid, unless it is said otherwise: as it was bought. */
const how = (kind: Kind, by: 'PIX' | 'CREDIT_CARD' = kind.facts.paymentType === 'PIX' ? 'PIX' : 'CREDIT_CARD') => ({
  payment: { on: kind.first, by, planId: kind.planId },
});
const paid = (kind: Kind): Invoice[] => charge(kind, { status: 'received', paidUntil: kind.until, ...how(kind) });
const back = (kind: Kind): Invoice[] => charge(kind, { status: 'refunded', ...how(kind) });

type Moment = (kind: Kind) => { readonly at: string; readonly account: Partial<NoticedAccount> } | null;

const accountOf = (kind: Kind, account: Partial<NoticedAccount>): NoticedAccount => ({
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
const facts = (changes: Partial<NoticedAccount['facts']>) => changes as NoticedAccount['facts'];
const isPix = (kind: Kind) => kind.facts.paymentType === 'PIX';
const isSubscription = (kind: Kind) => kind.facts.paymentType === 'SUBSCRIPTION';
const noted = (invoices: readonly Invoice[], at: string) => invoices.map(({ invoiceId }) => ({ invoiceId, at }));
const afterPayment = (kind: Kind) => facts({ invoices: paid(kind), paidUntil: kind.until });
const refused: Attempt = {
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
const planWish = { purpose: 'plan', reference: 'mestre-mensal', lastAt: on('2026-12-01') } as const;
const nextDay = (day: string) => on(new Date(Date.parse(on(day)) + 86_400_000).toISOString().slice(0, 10));
const renewalOf = (kind: Kind) => invoice(kind.until, kind.months, kind.value, { invoiceId: 'i-renewal' });

const moments: Readonly<Record<string, Moment>> = {
  'no cadastro': (kind) => ({
    at: on('2026-11-20'),
    account: { facts: facts({ invoices: isPix(kind) || isSubscription(kind) ? charge(kind) : [] }) },
  }),
  'no cadastro de quem já teve período de teste': (kind) => ({
    at: on('2026-11-20'),
    account: { facts: facts({ trialEndsAt: null, invoices: isPix(kind) ? charge(kind) : [] }) },
  }),
  'dois dias antes da primeira cobrança': (kind) =>
    isPix(kind)
      ? null
      : { at: on('2026-11-26'), account: { facts: facts({ invoices: isSubscription(kind) ? charge(kind) : [] }) } },
  'quando a primeira cobrança é paga': (kind) => ({
    at: on(kind.first),
    account: { createdAt: on('2026-11-01'), payments: noted(paid(kind), on(kind.first)), facts: afterPayment(kind) },
  }),
  'quando a primeira cobrança é paga de outro modo': (kind) => {
    const other = isPix(kind) ? how(kind, 'CREDIT_CARD') : how(kind, 'PIX');
    const one = charge({ ...kind, parts: 1 }, { status: 'received', paidUntil: kind.until, ...other });
    return {
      at: on('2026-12-02'),
      account: {
        createdAt: on('2026-11-01'),
        payments: noted(one, on('2026-11-30')),
        facts: facts({ invoices: one, paidUntil: kind.until }),
      },
    };
  },
  'enquanto o provedor ainda não respondeu ao cadastro': (kind) => {
    const purpose = isSubscription(kind) ? 'subscription' : 'charge';
    return {
      at: on('2026-11-20'),
      account: {
        facts: facts({ subscriptionId: null, attempts: [{ ...refused, purpose, outcome: 'open', detail: null }] }),
      },
    };
  },
  'quando a assinatura do cadastro não é confirmada pelo provedor': (kind) =>
    isSubscription(kind)
      ? {
          at: on('2026-11-20'),
          account: {
            facts: facts({
              subscriptionId: null,
              attempts: [
                { ...refused, purpose: 'subscription', outcome: 'not done', detail: null, lastAt: on('2026-11-20') },
              ],
            }),
          },
        }
      : null,
  'quando o cartão da primeira cobrança é recusado': (kind) =>
    isPix(kind) || isSubscription(kind)
      ? null
      : { at: on('2026-11-28'), account: { facts: facts({ attempts: [{ ...refused, amount: kind.value }] }) } },
  'com a primeira fatura vencida há três dias': (kind) => ({
    at: nextDay(isPix(kind) ? '2026-11-22' : '2026-11-30'),
    account: { createdAt: on('2026-11-01'), facts: facts({ invoices: charge({ ...kind, parts: 1 }) }) },
  }),
  'dois dias antes da renovação': (kind) => ({
    at: on(new Date(Date.parse(on(kind.until)) - 2 * 86_400_000).toISOString().slice(0, 10)),
    account: {
      facts: facts({
        paidUntil: kind.until,
        invoices: isPix(kind) || isSubscription(kind) ? [...paid(kind), renewalOf(kind)] : paid(kind),
      }),
    },
  }),
  'com a renovação vencida há um dia': (kind) => ({
    at: nextDay(kind.until),
    account: { facts: facts({ paidUntil: kind.until, invoices: [...paid(kind), renewalOf(kind)] }) },
  }),
  'com a renovação vencida há sete dias': (kind) => ({
    at: on(new Date(Date.parse(on(kind.until)) + 7 * 86_400_000).toISOString().slice(0, 10)),
    account: { facts: facts({ paidUntil: kind.until, invoices: [...paid(kind), renewalOf(kind)] }) },
  }),
  'quando o plano é alterado': (kind) => ({
    at: on('2026-12-01'),
    account: { facts: facts({ ...afterPayment(kind), planChangedAt: on('2026-12-01') }) },
  }),
  'quando uma mudança de plano é recusada depois': (kind) => ({
    at: on('2026-12-01'),
    account: {
      createdAt: on('2026-11-01'),
      facts: facts({ ...afterPayment(kind), attempts: [{ ...refused, ...planWish }] }),
    },
  }),
  'quando o banco devolve o pagamento (contestação)': (kind) => {
    if (isPix(kind)) return null;
    const disputed = charge({ ...kind, parts: 1 }, { status: 'disputed', reportedAt: on('2026-12-05'), ...how(kind) });
    return {
      at: on('2026-12-05'),
      account: {
        createdAt: on('2026-11-01'),
        disputes: noted(disputed, on('2026-12-05')),
        facts: facts({ invoices: disputed }),
      },
    };
  },
  'no cancelamento dentro do período de teste, sem nada pago': (kind) => ({
    at: on('2026-11-24'),
    account: {
      createdAt: on('2026-11-01'),
      leaving: { at: on('2026-11-24') },
      facts: facts({
        cancellation: { accessUntil: isPix(kind) ? on('2026-11-24') : on('2026-11-27'), refunded: false },
        invoices: charge(kind, { status: 'cancelled' }),
      }),
    },
  }),
  'no cancelamento dentro da garantia, com devolução': (kind) => ({
    at: on('2026-11-30'),
    account: {
      leaving: { at: on('2026-11-30') },
      refunds: noted(charge(kind), on('2026-11-30')),
      facts: facts({
        cancellation: { accessUntil: on('2026-11-30'), refunded: true },
        invoices: back(kind),
      }),
    },
  }),
  'no cancelamento dentro da garantia de quem pagou de outro modo, com devolução': (kind) => ({
    at: on('2026-11-30'),
    account: {
      leaving: { at: on('2026-11-30') },
      refunds: noted(charge({ ...kind, parts: 1 }), on('2026-11-30')),
      facts: facts({
        cancellation: { accessUntil: on('2026-11-30'), refunded: true },
        invoices: charge(
          { ...kind, parts: 1 },
          { status: 'refunded', ...(isPix(kind) ? how(kind, 'CREDIT_CARD') : how(kind, 'PIX')) },
        ),
      }),
    },
  }),
  'no cancelamento de que só uma parte foi devolvida até agora': (kind) =>
    kind.parts === 1
      ? null
      : {
          at: on('2026-11-30'),
          account: {
            leaving: { at: on('2026-11-30') },
            refunds: noted(back(kind).slice(0, 5), on('2026-11-30')),
            facts: facts({
              cancellation: { accessUntil: on('2026-11-30'), refunded: true },
              invoices: [...back(kind).slice(0, 5), ...paid(kind).slice(5)],
              attempts: paid(kind)
                .slice(5)
                .map(({ invoiceId, value }) => ({
                  ...refused,
                  attemptId: invoiceId,
                  reference: invoiceId,
                  purpose: 'refund' as const,
                  amount: value,
                })),
            }),
          },
        },
  'no cancelamento, enquanto o provedor é pedido da devolução': (kind) => ({
    at: on('2026-11-30'),
    account: {
      leaving: { at: on('2026-11-30') },
      facts: facts({
        ...afterPayment(kind),
        cancellation: { accessUntil: on('2026-11-30'), refunded: true },
        attempts: [{ ...refused, purpose: 'refund', outcome: 'open', tries: 0, amount: kind.value, detail: null }],
      }),
    },
  }),
  'no cancelamento cuja devolução o provedor ainda não fez': (kind) => ({
    at: on('2026-11-30'),
    account: {
      leaving: { at: on('2026-11-30') },
      facts: facts({
        ...afterPayment(kind),
        cancellation: { accessUntil: on('2026-11-30'), refunded: true },
        attempts: [{ ...refused, purpose: 'refund', amount: kind.value, detail: 'Saldo insuficiente.' }],
      }),
    },
  }),
  'quando a devolução que faltava é feita': (kind) => ({
    at: on('2026-12-04'),
    account: {
      leaving: { at: on('2026-11-30') },
      payments: noted(charge(kind), on(kind.first)),
      refunds: noted(charge(kind), on('2026-12-04')),
      facts: facts({
        cancellation: { accessUntil: on('2026-11-30'), refunded: true },
        invoices: back(kind),
      }),
    },
  }),
  'no cancelamento depois da garantia': (kind) => ({
    at: on('2026-12-15'),
    account: {
      leaving: { at: on('2026-12-15') },
      facts: facts({
        ...afterPayment(kind),
        cancellation: { accessUntil: `${nextDay(kind.until).slice(0, 10)}T03:00:00.000Z`, refunded: false },
      }),
    },
  }),
  'quando termina o acesso de quem cancelou': (kind) => ({
    at: nextDay(kind.until),
    account: {
      leaving: { at: on('2026-12-15') },
      facts: facts({
        ...afterPayment(kind),
        cancellation: { accessUntil: `${nextDay(kind.until).slice(0, 10)}T03:00:00.000Z`, refunded: false },
      }),
    },
  }),
  'quando o período pago termina sem renovação': (kind) => ({
    at: nextDay(kind.until),
    account: { facts: facts({ ...afterPayment(kind), inactivated: false, paymentType: 'PIX' }) },
  }),
  'quando se pede para apagar a conta dentro da garantia': (kind) => ({
    at: on('2026-12-01'),
    account: {
      createdAt: on('2026-11-01'),
      leaving: { at: on('2026-12-01') },
      refunds: noted(charge(kind), on('2026-12-01')),
      facts: facts({
        cancellation: { accessUntil: on('2026-12-01'), refunded: true },
        invoices: back(kind),
        erasureRequestedAt: on('2026-12-01'),
      }),
    },
  }),
  'quando se pede para apagar a conta depois da garantia': (kind) => ({
    at: on('2026-12-15'),
    account: {
      createdAt: on('2026-11-01'),
      leaving: { at: on('2026-12-15') },
      facts: facts({
        ...afterPayment(kind),
        cancellation: { accessUntil: `${nextDay(kind.until).slice(0, 10)}T03:00:00.000Z`, refunded: false },
        erasureRequestedAt: on('2026-12-15'),
      }),
    },
  }),
  'quando se desfaz o pedido de apagar a conta, que tinha cancelado a assinatura': (kind) => ({
    at: on('2026-12-16'),
    account: {
      createdAt: on('2026-11-01'),
      erasureWithdrawnAt: on('2026-12-16'),
      facts: facts({
        ...afterPayment(kind),
        cancellation: { accessUntil: `${nextDay(kind.until).slice(0, 10)}T03:00:00.000Z`, refunded: false },
      }),
    },
  }),
};

/** Moments of accounts that bought nothing, or that an administrator closed. */
const others: Readonly<Record<string, { readonly at: string; readonly account: Partial<NoticedAccount> }>> = (() => {
  const [kind = kinds[0] as Kind] = kinds;
  const created = {
    origin: 'created',
    paymentType: null,
    planId: null,
    customerId: null,
    trialEndsAt: null,
    signedUpOn: null,
    contract: { number: 1, on: null, invoicesBefore: 0 },
  } as const;
  const twice = [...paid(kind), ...charge(kind, { invoiceId: 'i-2', status: 'refunded', ...how(kind) })];
  const before = { createdAt: on('2026-11-01') };
  const yearByCard = kinds.find(({ planId }) => planId === 'genio-anual-cartao') ?? kind;
  const accepted = (version: string) => ({ version, acceptedAt: on(version) });
  return {
    'conta aberta por um administrador, no dia em que ele lhe dá um plano': {
      at: on('2026-12-01'),
      account: { ...before, facts: facts({ ...created, planId: 'genio-anual', planChangedAt: on('2026-12-01') }) },
    },
    'conta aberta por um administrador, no dia em que ele lhe tira o plano': {
      at: on('2026-12-01'),
      account: { ...before, facts: facts({ ...created, planChangedAt: on('2026-12-01') }) },
    },
    'conta aberta por um administrador, quando a licença termina': {
      at: nextDay('2027-01-31'),
      account: { ...before, facts: facts({ ...created, licenceExpiryDate: '2027-01-31' }) },
    },
    'ano em 12 parcelas cujo cartão o provedor não guarda, dez dias antes da renovação': {
      at: on('2027-11-18'),
      account: {
        facts: facts({
          ...yearByCard.facts,
          ...afterPayment(yearByCard),
          planId: yearByCard.planId,
          keepsCard: false,
        }),
      },
    },
    'ano em 12 parcelas que não foi cobrado e cujo cartão o provedor não guarda, dois dias antes do fim do teste': {
      at: on('2026-11-26'),
      account: { ...before, facts: facts({ ...yearByCard.facts, planId: yearByCard.planId, keepsCard: false }) },
    },
    'conta fechada por um administrador, com fatura vencida': {
      at: nextDay('2026-11-30'),
      account: { ...before, facts: facts({ inactivated: true, invoices: charge(kind) }) },
    },
    'conta fechada por um administrador, dois dias antes de uma cobrança do provedor': {
      at: on('2026-11-26'),
      account: { ...before, facts: facts({ ...subscription, inactivated: true, invoices: charge(kind) }) },
    },
    'cobrança que o contrato do vendedor com o provedor não permite': {
      at: on('2026-11-28'),
      account: { ...before, facts: facts({ ...card, attempts: [{ ...refused, ofSeller: true }] }) },
    },
    'cobrança em duplicidade devolvida': {
      at: on('2026-12-04'),
      account: {
        ...before,
        refunds: noted([invoice(kind.first, 1, kind.value, { invoiceId: 'i-2' })], on('2026-12-04')),
        facts: facts({ invoices: twice, paidUntil: kind.until }),
      },
    },
    'correção de um valor devolvido, paga à parte': {
      at: on('2027-01-12'),
      account: {
        ...before,
        facts: facts({
          invoices: charge(kind, { status: 'refunded', reportedAt: on('2026-12-04'), ...how(kind) }),
          differencesPaid: [
            { invoiceIds: ['i-1'], paidOn: '2026-11-28', refundedOn: '2026-12-04', amount: 15.6, at: on('2027-01-12') },
          ],
        }),
      },
    },
    'único pagamento devolvido sem cancelamento': {
      at: on('2026-12-04'),
      account: {
        ...before,
        refunds: noted(charge(kind), on('2026-12-04')),
        facts: facts({ invoices: charge(kind, { status: 'refunded', reportedAt: on('2026-12-04'), ...how(kind) }) }),
      },
    },
    'conta aberta por um administrador, quando se pede para apagá-la': {
      at: on('2026-12-01'),
      account: { ...before, facts: facts({ ...created, erasureRequestedAt: on('2026-12-01') }) },
    },
    'conta aberta por um administrador, quando se desfaz o pedido de apagá-la': {
      at: on('2026-12-02'),
      account: { ...before, erasureWithdrawnAt: on('2026-12-02'), facts: facts({ ...created }) },
    },
    'novos termos de uso, a quem aceitou os anteriores': {
      at: on('2026-12-01'),
      account: { ...before, facts: facts({ ...afterPayment(kind), terms: accepted('2026-11-22') }) },
    },
    'novos termos de uso, a quem já os aceitou': {
      at: on('2026-12-01'),
      account: { ...before, facts: facts({ ...afterPayment(kind), terms: accepted(TERMS_VERSION) }) },
    },
  };
})();

const toldOf = (account: NoticedAccount, at: string): string => {
  const notices = [...accountNotices(account, at), ...administratorNotices(account, at)];
  const mails = notices.map((notice) => {
    const { subject, paragraphs, action } = noticeMail(notice, 'Rita', links);
    return [`**${subject}**`, ...paragraphs.slice(1), `[${action.label}](${action.link})`].join('\n\n');
  });
  return mails.length === 0 ? '*Nenhuma mensagem.*' : mails.join('\n\n---\n\n');
};

const mailsOf = (kind: Kind, moment: Moment): string => {
  const scene = moment(kind);
  if (scene === null) return '';
  return `### ${planInWords(kind.planId)}\n\n${toldOf(accountOf(kind, scene.account), scene.at)}\n`;
};

const intro = `# Mails about money

What an office is told, by what it bought and what happened. Written by \`domain/words/mails.test.ts\`, which fails when the
program says something else; \`npx vitest run --project node domain/words/mails.test.ts --update\` writes it anew. Sign-up on
20/11/2026: the trial ends on the 27th, a card is charged on the 28th. A mail begins with 'Olá, Rita.', which is left out
here, and ends with who sells. Each mail is sent once.
`;

it('every mail about money, for each way of buying and each moment, is what docs/mails.md says', async () => {
  const sections = Object.entries(moments).map(
    ([title, moment]) =>
      `## ${title}\n\n${kinds
        .map((kind) => mailsOf(kind, moment))
        .filter((text) => text !== '')
        .join('\n')}`,
  );
  const rest = Object.entries(others).map(
    ([title, { at, account }]) => `## ${title}\n\n${toldOf(accountOf(kinds[0] as Kind, account), at)}\n`,
  );
  await expect(`${[intro, ...sections, ...rest].join('\n')}`).toMatchFileSnapshot('../../docs/mails.md');
});

it('an account that nobody pays for is told of its plan without a way of paying, and of none', () => {
  const changed = (planId: string | null) => {
    const created = facts({ origin: 'created', paymentType: null, planId, planChangedAt: on('2026-12-01') });
    const kind = { ...(kinds[0] as Kind), facts: {} };
    const [notice] = accountNotices(accountOf(kind, { createdAt: on('2026-11-01'), facts: created }), on('2026-12-01'));
    return notice === undefined ? '' : noticeMail(notice, 'Rita', links).paragraphs.join(' ');
  };
  expect(changed('genio-anual')).toContain('Agora é: Gênio anual. Nada é cobrado por ele.');
  expect(changed(null)).toContain('Agora ela não tem um plano. O acesso não muda.');
});

it('nobody is asked to pay for an account that an administrator closed', () => {
  for (const kind of kinds) {
    const late = facts({ inactivated: true, invoices: charge({ ...kind, parts: 1 }) });
    const account = accountOf(kind, { createdAt: on('2026-11-01'), facts: late });
    expect(accountNotices(account, nextDay(kind.first)).map((notice) => notice.kind)).toEqual([]);
  }
});

it('whoever cancels, or takes back an erasure, reads of no access where an administrator closed the account', () => {
  for (const kind of kinds) {
    const closed = facts({
      ...afterPayment(kind),
      inactivated: true,
      cancellation: { accessUntil: nextDay(kind.until), refunded: false },
    });
    const at = on('2026-12-16');
    const account = accountOf(kind, {
      createdAt: on('2026-11-01'),
      leaving: { at },
      erasureWithdrawnAt: at,
      facts: closed,
    });
    const told = accountNotices(account, at).filter(({ kind: name }) => /^(cancelled|erasureWithdrawn)$/.test(name));
    expect(told.map(({ kind: name }) => name).sort()).toEqual(['cancelled', 'erasureWithdrawn']);
    for (const notice of told)
      expect(noticeMail(notice, 'Rita', links).paragraphs.join(' ')).toContain(
        'O acesso à calculadora está encerrado.',
      );
  }
});

it('one purchase in twelve parts is one mail, and none before all of its parts arrived', () => {
  const kind = kinds.find(({ parts }) => parts === 12);
  if (kind === undefined) throw new Error('no plan by instalments');
  const of = (invoices: Invoice[], at: string) =>
    accountNotices(
      accountOf(kind, {
        createdAt: on('2026-11-01'),
        payments: noted(invoices, on('2026-11-28')),
        facts: facts({ invoices, paidUntil: kind.until }),
      }),
      at,
    ).filter((notice) => notice.kind === 'paymentReceived');
  expect(of(paid(kind), on('2026-11-28'))).toMatchObject([{ purchase: { value: 3000 } }]);
  expect(of(paid(kind).slice(0, 5), on('2026-11-28'))).toEqual([]);
});
