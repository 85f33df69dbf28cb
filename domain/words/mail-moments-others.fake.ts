import type { NoticedAccount } from '../notices/noticed.ts';
import {
  afterPayment,
  card,
  charge,
  facts,
  how,
  invoice,
  type Kind,
  kinds,
  nextDay,
  noted,
  on,
  paid,
  refused,
  subscription,
} from './mail-buyers.fake.ts';
import { TERMS_VERSION } from './terms-version.ts';

/** Moments of accounts that bought nothing, or that an administrator closed. */
export const others: Readonly<Record<string, { readonly at: string; readonly account: Partial<NoticedAccount> }>> =
  (() => {
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
      'PIX do cadastro que o contrato do vendedor com o provedor não permite': {
        at: on('2026-11-20'),
        account: {
          facts: facts({
            paymentType: 'PIX',
            planId: 'genio-anual-pix',
            subscriptionId: null,
            attempts: [{ ...refused, ofSeller: true, amount: 2700, lastAt: on('2026-11-20') }],
          }),
        },
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
              {
                invoiceIds: ['i-1'],
                paidOn: '2026-11-28',
                refundedOn: '2026-12-04',
                amount: 15.6,
                at: on('2027-01-12'),
              },
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
