import { describe, it } from 'vitest';
import { specify } from '../../testing/decider-spec.ts';
import { emailAggregate } from './decider.ts';
import type { EmailEvent } from './events.ts';

const { given } = specify(emailAggregate.decider);
const at = '2026-11-20T12:00:00.000Z';
const taken = { name: 'EmailAlreadyExistsError' } as const;

const reserve = (userId: string, now = at) => ({ type: 'ReserveEmail', userId, accountId: 'a1', now }) as const;
const reserved = (userId: string, now = at): EmailEvent => ({
  type: 'EmailReserved',
  data: { userId, accountId: 'a1', at: now },
});
const confirmed: EmailEvent = { type: 'EmailConfirmed', data: { userId: 'u1' } };
const released: EmailEvent = { type: 'EmailReleased', data: { userId: 'u1' } };

describe('an address', () => {
  it('is reserved, then confirmed for the new user', () => {
    given().when(reserve('u1')).thenEvents(reserved('u1'));
    given(reserved('u1')).when({ type: 'ConfirmEmail', userId: 'u1' }).thenEvents(confirmed);
  });

  it('is reserved and confirmed once, however often requested', () => {
    given(reserved('u1')).when(reserve('u1')).thenNothing();
    given(reserved('u1'), confirmed).when(reserve('u1')).thenNothing();
    given(reserved('u1'), confirmed).when({ type: 'ConfirmEmail', userId: 'u1' }).thenNothing();
  });

  it('belongs to one user', () => {
    given(reserved('u1')).when(reserve('u2')).thenRefused(taken);
    given(reserved('u1'), confirmed).when(reserve('u2', '2027-11-20T12:00:00.000Z')).thenRefused(taken);
  });

  it('can be taken over from an abandoned reservation', () => {
    given(reserved('u1')).when(reserve('u2', '2026-11-20T12:09:59.999Z')).thenRefused(taken);
    given(reserved('u1'))
      .when(reserve('u2', '2026-11-20T12:10:00.000Z'))
      .thenEvents(reserved('u2', '2026-11-20T12:10:00.000Z'));
  });

  it('cannot be confirmed by a user who has lost it', () => {
    given(reserved('u1'), reserved('u2')).when({ type: 'ConfirmEmail', userId: 'u1' }).thenRefused(taken);
    given().when({ type: 'ConfirmEmail', userId: 'u1' }).thenRefused(taken);
  });

  it('is free again once released by its user', () => {
    given(reserved('u1'), confirmed).when({ type: 'ReleaseEmail', userId: 'u1' }).thenEvents(released);
    given(reserved('u1'), confirmed, released).when(reserve('u2')).thenEvents(reserved('u2'));
    given(reserved('u1'), confirmed).when({ type: 'ReleaseEmail', userId: 'u2' }).thenNothing();
  });
});
