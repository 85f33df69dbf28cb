import { describe, expect, it } from 'vitest';
import { account } from './accounts.fake.ts';
import { licenceLines } from './licence.ts';

describe('the licence of an account', () => {
  const lines = (licenceExpiryDate: string | null) => licenceLines(account('a', { licenceExpiryDate }), '2026-11-22');

  it('says until when, and what is left of it', () => {
    expect(lines(null)).toEqual(['Sem término']);
    expect(licenceLines(account('a', { status: 'ONLY_TRIAL' }), '2026-11-22')).toEqual(['Período de teste']);
    expect(licenceLines(account('a', { status: 'PENDING' }), '2026-11-22')).toEqual(['Nada pago ainda']);
    const late = { licenceExpiryDate: '2026-11-21' };
    expect(licenceLines(account('a', { ...late, status: 'INACTIVE' }), '2026-11-22')).toEqual([
      'EXPIRADO em 21/11/2026',
    ]);
    // A week of access after an unpaid day.
    expect(lines('2026-11-21')).toEqual(['Pago até 21/11/2026', 'Fatura em atraso']);
    const left = { licenceExpiryDate: '2027-11-22', status: 'INACTIVE' } as const;
    expect(licenceLines(account('a', left), '2026-11-22')).toEqual(['22/11/2027', 'Sem acesso agora']);
    expect(lines('2027-11-22')).toEqual(['22/11/2027', 'Resta 1 ano']);
    expect(lines('2026-11-22')).toEqual(['22/11/2026', 'Termina hoje']);
    expect(lines('2028-01-23')).toEqual(['23/01/2028', 'Restam 1 ano, 2 meses e 1 dia']);
  });
});
