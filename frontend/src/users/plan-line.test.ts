import { describe, expect, it } from 'vitest';
import { aSession } from '../data/session/session.fake.ts';
import { planLineOf } from './PlanLine.tsx';

describe('the line about the plan', () => {
  const line = (planName: string | null, planValidUntil: string | null, trialAsaasExpiration: string | null = null) =>
    planLineOf({ ...aSession().user, planName, planValidUntil, trialAsaasExpiration }, '2026-11-22');

  it('names the plan and the last day of it', () => {
    expect(line('Gênio', '2027-03-31')).toBe('Plano atual: Gênio, válido até 31/03/2027');
    expect(line('Gênio', '2026-11-22')).toBe('Plano atual: Gênio, válido até 22/11/2026');
    expect(line(null, '2026-11-21')).toBe('Plano atual, vencido em 21/11/2026');
    expect(line(null, null)).toBe('Plano atual, sem data de término');
  });

  it('calls no plan the present one that was cancelled, and no end unknown', () => {
    const user = { ...aSession().user, planName: 'Gênio' };
    const line = (planValidUntil: string | null) => planLineOf({ ...user, planValidUntil }, '2026-11-22', true);
    expect(line('2026-12-28')).toBe('Plano cancelado: Gênio, válido até 28/12/2026');
    expect(line(null)).toBe('Plano cancelado: Gênio');
  });

  it('says that a trial is one, until the day before the first charge', () => {
    const ends = '2026-11-25T12:00:00.000Z';
    expect(line('Mestre', '2026-11-26', ends)).toBe('Plano atual: Mestre, em período de teste até 25/11/2026');
    // On the day of the charge it is over.
    expect(line('Mestre', '2026-11-22', '2026-11-21T12:00:00.000Z')).toBe('Plano atual: Mestre, válido até 22/11/2026');
    // A year that is paid is no trial, while its seven days last neither.
    expect(line('Mestre', '2027-11-22', ends)).toBe('Plano atual: Mestre, válido até 22/11/2027');
    expect(line('Mestre', '2027-11-25', '2026-11-01T12:00:00.000Z')).toContain('válido até');
  });
});
