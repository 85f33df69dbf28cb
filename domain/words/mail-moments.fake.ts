import {
  afterPayment,
  back,
  charge,
  facts,
  how,
  isPix,
  isSubscription,
  type Moment,
  nextDay,
  noted,
  on,
  paid,
  planWish,
  refused,
  renewalOf,
} from './mail-buyers.fake.ts';

export const moments: Readonly<Record<string, Moment>> = {
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
  'quando a primeira cobrança de quem já teve período de teste não é confirmada pelo provedor': (kind) => ({
    at: on('2026-11-20'),
    account: {
      facts: facts({
        trialEndsAt: null,
        subscriptionId: null,
        attempts: [
          {
            ...refused,
            purpose: isSubscription(kind) ? 'subscription' : 'charge',
            amount: kind.value,
            outcome: 'not done',
            detail: null,
            lastAt: on('2026-11-20'),
          },
        ],
      }),
    },
  }),
  'quando o cartão da primeira cobrança é recusado': (kind) =>
    isPix(kind) || isSubscription(kind)
      ? null
      : { at: on('2026-11-28'), account: { facts: facts({ attempts: [{ ...refused, amount: kind.value }] }) } },
  'no dia em que o banco recusa o cartão da primeira cobrança, com a fatura a pagar': (kind) =>
    isPix(kind)
      ? null
      : {
          at: on(kind.first),
          account: {
            createdAt: on('2026-11-01'),
            facts: facts({ invoices: charge({ ...kind, parts: 1 }, { declined: true }) }),
          },
        },
  'no dia em que o banco recusa o cartão da renovação': (kind) =>
    isPix(kind)
      ? null
      : {
          at: on(kind.until),
          account: {
            facts: facts({
              paidUntil: kind.until,
              invoices: [...paid(kind), { ...renewalOf(kind), declined: true }],
            }),
          },
        },
  'quando a renovação no cartão é recusada, sem fatura a pagar': (kind) =>
    isPix(kind) || isSubscription(kind)
      ? null
      : {
          at: on(kind.until),
          account: {
            facts: facts({
              ...afterPayment(kind),
              attempts: [
                { ...refused, amount: kind.value, day: kind.until, at: on(kind.until), lastAt: on(kind.until) },
              ],
            }),
          },
        },
  'quando é recusado o cartão digitado para pagar a renovação, vencida há dois dias': (kind) => {
    const at = nextDay(nextDay(kind.until).slice(0, 10));
    const renewal = renewalOf(kind);
    const purpose = 'payment' as const;
    const typed = {
      purpose,
      reference: renewal.invoiceId,
      amount: kind.value,
      day: at.slice(0, 10),
      repeatable: false,
    };
    return {
      at,
      account: {
        facts: facts({
          paidUntil: kind.until,
          invoices: [...paid(kind), renewal],
          attempts: [{ ...refused, ...typed, at, lastAt: at }],
        }),
      },
    };
  },
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
