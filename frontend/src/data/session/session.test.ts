import { describe, expect, it } from 'vitest';
import { aSession } from './session.fake.ts';
import { daysUntilTraining, isInTrial, isRegistered } from './session.ts';

describe('a session', () => {
  it('belongs to a registered user in trial until the very instant of its expiration', () => {
    const session = aSession({ trialAsaasExpiration: '2026-11-20T12:00:00.000Z' });
    expect(isRegistered(session)).toBe(true);
    expect(isInTrial(session, new Date('2026-11-20T11:59:59.999Z'))).toBe(true);
    expect(isInTrial(session, new Date('2026-11-20T12:00:00.000Z'))).toBe(false);
  });

  it('of a created user knows no trial', () => {
    const session = aSession({ trialAsaasExpiration: null });
    expect(isRegistered(session)).toBe(false);
    expect(isInTrial(session, new Date('2000-01-01'))).toBe(false);
  });

  it('opens the training seven days after creation', () => {
    const session = aSession({ createdAt: '2026-11-10T09:00:00.000Z', trialAsaasExpiration: null });
    expect(daysUntilTraining(session, new Date('2026-11-10T09:00:00.000Z'))).toBe(7);
    expect(daysUntilTraining(session, new Date('2026-11-16T10:00:00.000Z'))).toBe(1);
    expect(daysUntilTraining(session, new Date('2026-11-17T09:00:00.000Z'))).toBe(0);
  });

  it('opens the training with the end of a trial that the simulator made older, and to administrators at once', () => {
    const now = new Date('2026-11-12T09:00:00.000Z');
    const createdAt = '2026-11-10T09:00:00.000Z';
    expect(daysUntilTraining(aSession({ createdAt, trialAsaasExpiration: '2026-11-17T09:00:00.000Z' }), now)).toBe(5);
    expect(daysUntilTraining(aSession({ createdAt, trialAsaasExpiration: '2026-11-09T09:00:00.000Z' }), now)).toBe(0);
    expect(daysUntilTraining(aSession({ createdAt, trialAsaasExpiration: null, role: 'admin' }), now)).toBe(0);
  });
});
