import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, confirmed, covers, created, facts, given, issued, note, person, received } from './decided.fake.ts';
import { accountAggregate } from './decider.ts';
import type { AccountEvent } from './events.ts';

describe('a report of the payment provider', () => {
  it('happens once', () => {
    const issue = {
      type: 'IssueInvoice',
      invoiceId: 'i1',
      value: 2700,
      originalDueDate: '2026-11-20',
      covers,
    } as const;
    given(created).when(issue).thenEvents(issued);
    given(created, issued).when(issue).thenNothing();
    given(created, issued)
      .when(note('paid', at(12)))
      .thenEvents(confirmed(at(12)));
    given(created, issued, confirmed(at(12)))
      .when(note('paid', at(12)))
      .thenNothing();
  });

  it('is not found when it is about an unknown invoice', () => {
    given(created)
      .when({ ...note('paid', null), invoiceId: 'i9' })
      .thenRefused({ name: 'NotFound' });
  });

  it('that the bank refused the card is noted once, not of what is paid, and is over with the payment', () => {
    const refused = (hour: number) => ({ ...note('open', at(hour)), declined: true }) as const;
    const declined = { type: 'PaymentDeclined', data: { invoiceId: 'i1', reportedAt: at(12) } } as const;
    given(created, issued).when(refused(12)).thenEvents(declined);
    given(created, issued, declined).when(refused(13)).thenNothing();
    given(created, issued, confirmed(at(14)))
      .when(refused(12))
      .thenNothing();
    const declinedAfter = (...events: readonly AccountEvent[]) => {
      const state = events.reduce(accountAggregate.decider.evolve, accountAggregate.decider.initialState);
      return state.phase === 'open' ? state.facts.invoices[0]?.declined : null;
    };
    expect(declinedAfter(created, issued, declined)).toBe(true);
    expect(declinedAfter(created, issued, declined, confirmed(at(14)))).toBeUndefined();
  });

  it('of an earlier hour than what is known changes nothing', () => {
    given(created, issued, received(at(14)))
      .when(note('paid', at(12)))
      .thenNothing();
    given(created, issued, received(at(14)))
      .when(note('open', at(9)))
      .thenNothing();
    given(created, issued, received(at(14)))
      .when(note('open', at(15)))
      .thenEvents({ type: 'InvoiceReopened', data: { invoiceId: 'i1', reportedAt: at(15) } });
  });

  it('without an hour, or of the same one, stands when it comes later in the life of a payment', () => {
    given(created, issued, received(null)).when(note('paid', null)).thenNothing();
    given(created, issued, confirmed(null))
      .when(note('received', at(12)))
      .thenEvents(received(at(12)));
    given(created, issued, received(at(12)))
      .when(note('refunded', at(12)))
      .thenEvents({ type: 'PaymentRefunded', data: { invoiceId: 'i1', reportedAt: at(12) } });
    given(created, issued, { type: 'PaymentRefunded', data: { invoiceId: 'i1', reportedAt: at(12) } })
      .when(note('paid', at(12)))
      .thenNothing();
  });

  it('leads to the same in whatever order its reports arrive', () => {
    const reports = [
      note('paid', at(12)),
      note('disputed', at(13)),
      note('received', at(13)),
      note('refunded', at(14)),
      note('open', at(11)),
    ];
    const endOf = (order: readonly (typeof reports)[number][]) =>
      order.reduce(
        (state, command) => {
          const decided = accountAggregate.decider.decide(command, state);
          return decided.ok ? decided.events.reduce(accountAggregate.decider.evolve, state) : state;
        },
        [created, issued].reduce(accountAggregate.decider.evolve, accountAggregate.decider.initialState),
      );
    fc.assert(
      fc.property(fc.shuffledSubarray(reports, { minLength: 5 }), fc.shuffledSubarray(reports), (order, again) => {
        const end = endOf([...order, ...again]);
        expect(end.phase === 'open' && end.facts).toMatchObject({
          paidUntil: null,
          invoices: [{ status: 'refunded', reportedAt: at(14) }],
        });
      }),
    );
  });

  it('that a card’s holder disputes it takes the paid time away, and one that the dispute was won gives it back', () => {
    const disputed: AccountEvent = { type: 'PaymentDisputed', data: { invoiceId: 'i1', reportedAt: at(13) } };
    given(created, issued, confirmed(at(12)))
      .when(note('disputed', at(13)))
      .thenEvents(disputed);
    given(created, issued, confirmed(at(12)), disputed)
      .when(note('paid', at(14)))
      .thenEvents(confirmed(at(14)));
  });

  it('of a first payment that comes late pays for the time after it', () => {
    given(created, issued)
      .when(note('received', null, '2026-11-25'))
      .thenEvents({
        type: 'PaymentReceived',
        data: { invoiceId: 'i1', paidUntil: '2027-11-25', reportedAt: null, paidOn: '2026-11-25' },
      });
  });

  it('of the first payment of whoever came back pays for the time after it, too; of a renewal for the time after the former', () => {
    const left: AccountEvent = {
      type: 'SubscriptionCancelled',
      data: { accessUntil: '2027-11-21T03:00:00.000Z', refunded: false, wantsContact: false, personal: null },
    };
    const back: AccountEvent = {
      type: 'SubscriptionReturned',
      data: { planId: 'genio-anual-pix', paymentType: 'PIX', instalments: 1, at: '2028-02-01T12:00:00.000Z' },
    };
    const issuedFor = (from: string): AccountEvent => ({
      type: 'InvoiceIssued',
      data: { invoiceId: 'i2', valueInCents: 270_000, originalDueDate: from, covers: { from, months: 12 } },
    });
    const paid = (paidOn: string, paidUntil: string): AccountEvent => ({
      type: 'PaymentReceived',
      data: { invoiceId: 'i2', paidUntil, reportedAt: null, paidOn },
    });
    given(created, issued, received(null), left, back, issuedFor('2028-02-01'))
      .when({ ...note('received', null, '2028-02-06'), invoiceId: 'i2' })
      .thenEvents(paid('2028-02-06', '2029-02-06'));
    given(created, issued, received(null), issuedFor('2027-11-20'))
      .when({ ...note('received', null, '2027-11-25'), invoiceId: 'i2' })
      .thenEvents(paid('2027-11-25', '2028-11-20'));
  });

  it('of how it was paid first stands, with the plan of that day, also once the money arrived or went back', () => {
    const by = (paidBy: 'PIX' | 'CREDIT_CARD', paidOn: string) => ({ paidBy, paidOn });
    const paid = {
      type: 'PaymentConfirmed',
      data: { invoiceId: 'i1', paidUntil: '2027-11-20', reportedAt: null },
    } as const;
    const first: AccountEvent = { ...paid, data: { ...paid.data, ...by('CREDIT_CARD', '2026-11-20') } };
    const arrived: AccountEvent = {
      type: 'PaymentReceived',
      data: { ...paid.data, ...by('CREDIT_CARD', '2026-12-22') },
    };
    const back: AccountEvent = { type: 'PaymentRefunded', data: { invoiceId: 'i1', reportedAt: null } };
    const other: AccountEvent = {
      type: 'PlanChanged',
      data: { planId: 'mestre-anual', paymentType: 'SUBSCRIPTION', instalments: 1, at: at(21) },
    };
    const paymentAfter = (...events: AccountEvent[]) => {
      const end = events.reduce(accountAggregate.decider.evolve, accountAggregate.decider.initialState);
      return end.phase === 'open' ? end.facts.invoices[0]?.payment : null;
    };
    const bought = { on: '2026-11-20', by: 'CREDIT_CARD', planId: 'genio-anual-pix' };
    expect(paymentAfter(created, issued, first, other, arrived, back)).toEqual(bought);
    expect(paymentAfter(created, issued)).toBeUndefined();
    expect(paymentAfter(created, issued, other, first)).toEqual({ ...bought, planId: 'mestre-anual' });
  });

  it('that the money went back takes the paid time away, but not that of another invoice', () => {
    const other: AccountEvent = {
      type: 'InvoiceIssued',
      data: {
        invoiceId: 'i2',
        valueInCents: 270_000,
        originalDueDate: '2027-11-20',
        covers: { from: '2027-11-20', months: 12 },
      },
    };
    const otherPaid: AccountEvent = {
      type: 'PaymentReceived',
      data: { invoiceId: 'i2', paidUntil: '2028-11-20', reportedAt: null },
    };
    const refunded: AccountEvent = { type: 'PaymentRefunded', data: { invoiceId: 'i2', reportedAt: null } };
    given(created, issued, confirmed(null), other, otherPaid, refunded).thenState({
      phase: 'open',
      accountId: 'a1',
      ...person,
      card: null,
      cardEnding: null,
      facts: {
        ...facts,
        planChangedAt: null,
        signingUp: true,
        customerId: null,
        subscriptionId: null,
        keepsCard: false,
        paidUntil: '2027-11-20',
        invoices: [
          {
            invoiceId: 'i1',
            value: 2700,
            originalDueDate: '2026-11-20',
            covers,
            status: 'paid',
            paidUntil: '2027-11-20',
            reportedAt: null,
            valuedAt: null,
            payment: { on: '2026-11-20', by: null, planId: 'genio-anual-pix' },
          },
          {
            invoiceId: 'i2',
            value: 2700,
            originalDueDate: '2027-11-20',
            covers: { from: '2027-11-20', months: 12 },
            status: 'refunded',
            paidUntil: null,
            reportedAt: null,
            valuedAt: null,
          },
        ],
        inactivated: false,
        cancellation: null,
        contract: { number: 1, on: '2026-11-20', invoicesBefore: 0 },
        attempts: [],
        surpluses: [],
        differencesPaid: [],
        erasureRequestedAt: null,
      },
    });
  });
});

it('is taken as older when the payment simulator moves its time', () => {
  const old: AccountEvent = { type: 'AccountAged', data: { days: 8 } };
  given(created).when({ type: 'AgeAccount', days: 8 }).thenEvents(old);
  given(created).when({ type: 'AgeAccount', days: 0 }).thenNothing();
  const state = [created, issued, confirmed(at(12)), old].reduce(
    accountAggregate.decider.evolve,
    accountAggregate.decider.initialState,
  );
  expect(state.phase === 'open' && state.facts).toMatchObject({
    trialEndsAt: '2026-11-19T12:00:00.000Z',
    signedUpOn: '2026-11-12',
    paidUntil: '2027-11-12',
    invoices: [{ originalDueDate: '2026-11-12', covers: { from: '2026-11-12', months: 12 }, paidUntil: '2027-11-12' }],
  });
});
