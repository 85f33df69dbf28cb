import { describe, it } from 'vitest';
import { completed, created, facts, given, person } from './decided.fake.ts';
import type { AccountEvent } from './events.ts';

describe('an account', () => {
  it('is created once', () => {
    const create = { type: 'CreateAccount', accountId: 'a1', ...facts, ...person } as const;
    given().when(create).thenEvents(created);
    given(created).when(create).thenRefused({ name: 'AlreadyExists' });
  });

  it('is inactivated and activated, each once', () => {
    const inactivated: AccountEvent = { type: 'AccountInactivated', data: {} };
    given(created).when({ type: 'InactivateAccount' }).thenEvents(inactivated);
    given(created, inactivated).when({ type: 'InactivateAccount' }).thenNothing();
    given(created, inactivated).when({ type: 'ActivateAccount' }).thenEvents({ type: 'AccountActivated', data: {} });
    given(created).when({ type: 'ActivateAccount' }).thenNothing();
  });

  it('gets a licence date, and loses it', () => {
    given(created)
      .when({ type: 'SetLicenceDate', licenceExpiryDate: '2030-01-01' })
      .thenEvents({ type: 'LicenceDateSet', data: { licenceExpiryDate: '2030-01-01' } });
    given(created).when({ type: 'SetLicenceDate', licenceExpiryDate: null }).thenNothing();
  });

  it('is not found before it is created', () => {
    given().when({ type: 'InactivateAccount' }).thenRefused({ name: 'NotFound' });
  });
});

describe('a sign-up', () => {
  it('is completed once, and then can no longer be abandoned', () => {
    given(created).when({ type: 'CompleteSignUp' }).thenEvents(completed);
    given(created, completed).when({ type: 'CompleteSignUp' }).thenNothing();
    given(created, completed).when({ type: 'AbandonSignUp' }).thenRefused({ name: 'NotFound' });
  });

  it('is abandoned once, and nothing happens to it any more', () => {
    const abandoned: AccountEvent = { type: 'SignUpAbandoned', data: {} };
    given(created).when({ type: 'AbandonSignUp' }).thenEvents(abandoned);
    given(created, abandoned).when({ type: 'AbandonSignUp' }).thenNothing();
    given(created, abandoned).when({ type: 'CompleteSignUp' }).thenRefused({ name: 'NotFound' });
    given(created, abandoned).thenState({ phase: 'abandoned' });
  });

  it('keeps what the payment provider calls the payer, the card and the subscription, each once', () => {
    const linked: AccountEvent = { type: 'CustomerLinked', data: { customerId: 'cus_1' } };
    given(created).when({ type: 'LinkCustomer', customerId: 'cus_1' }).thenEvents(linked);
    given(created, linked).when({ type: 'LinkCustomer', customerId: 'cus_1' }).thenNothing();
    const card = { token: 't1', lastFour: '4444', remoteIp: '203.0.113.7' };
    const kept: AccountEvent = { type: 'CardKept', data: { personal: card } };
    given(created).when({ type: 'KeepCard', card }).thenEvents(kept);
    given(created, kept).when({ type: 'KeepCard', card }).thenNothing();
    const started: AccountEvent = { type: 'SubscriptionStarted', data: { subscriptionId: 'sub_1' } };
    given(created).when({ type: 'StartSubscription', subscriptionId: 'sub_1' }).thenEvents(started);
    given(created, started).when({ type: 'StartSubscription', subscriptionId: 'sub_1' }).thenNothing();
  });
});

describe('a subscription', () => {
  it('is cancelled once, its reason kept as personal data', () => {
    const cancel = {
      type: 'CancelSubscription',
      now: '2026-11-22T12:00:00.000Z',
      reason: 'Não usei',
      wantsContact: false,
    } as const;
    const cancelled: AccountEvent = {
      type: 'SubscriptionCancelled',
      data: {
        accessUntil: '2026-11-22T12:00:00.000Z',
        refunded: false,
        wantsContact: false,
        personal: { reason: 'Não usei' },
      },
    };
    given(created).when(cancel).thenEvents(cancelled);
    given(created, cancelled).when(cancel).thenNothing();
  });
});

it('loses the name of its holder once', () => {
  const forgotten: AccountEvent = { type: 'AccountHolderForgotten', data: {} };
  given(created).when({ type: 'ForgetHolder' }).thenEvents(forgotten);
  given(created, forgotten).when({ type: 'ForgetHolder' }).thenNothing();
});

describe('a request to be erased', () => {
  const at = '2026-11-20T15:00:00.000Z';
  const asked: AccountEvent = { type: 'ErasureRequested', data: { at } };
  const withdraw = (now: string) => ({ type: 'WithdrawErasure', now }) as const;

  it('is taken back within 48 hours, and not after', () => {
    given(created, asked).when(withdraw('2026-11-22T14:59:59.999Z')).thenEvents({ type: 'ErasureWithdrawn', data: {} });
    given(created, asked).when(withdraw('2026-11-22T15:00:00.000Z')).thenRefused({ name: 'ErasureBegun' });
  });
});
