import { describe, expect, it } from 'vitest';
import { nameInCase, proposedCalculation, proposedCustomer } from './case.ts';
import { aRegister } from './testing/register.ts';

describe('the client that an extract proposes', () => {
  it('has a name as people write it', () => {
    expect(nameInCase('MARIA DAS DORES D’ÁVILA E SOUZA-LIMA')).toBe('Maria das Dores D’Ávila e Souza-Lima');
    expect(nameInCase('DA SILVA')).toBe('Da Silva');
    expect(nameInCase('Maria McArthur')).toBe('Maria McArthur');
  });

  it('has the numbers whose check digits are right, and no others', () => {
    const person = { name: null, birthDate: '1960-01-02', motherName: null };
    expect(proposedCustomer({ ...person, cpf: '529.982.247-25', nit: '120.56412.54-5' })).toEqual({
      name: null,
      birthDate: '1960-01-02',
      cpf: '52998224725',
      nit: '12056412545',
    });
    expect(proposedCustomer({ ...person, cpf: '529.982.247-26', nit: '111.11111.11-1' })).toMatchObject({
      cpf: null,
      nit: null,
    });
    expect(proposedCustomer(null)).toEqual({ name: null, birthDate: null, cpf: null, nit: null });
  });
});

describe('the calculation that an extract proposes', () => {
  const servant = aRegister({
    regimeType: 'RPPS',
    ingressDate: '2001-02-03',
    egressDate: null,
    lastRemuneration: '2026-09',
  });

  it('is of the regime of the newest link, benefits apart', () => {
    expect(proposedCalculation([aRegister(), servant], '2026-11-20').regimeType).toBe('RPPS');
    const later = aRegister({ egressDate: '2026-10-31' });
    expect(proposedCalculation([servant, later], '2026-11-20').regimeType).toBe('RGPS');
    const benefit = aRegister({ kind: 'benefit', egressDate: '2026-11-01' });
    expect(proposedCalculation([servant, benefit], '2026-11-20').regimeType).toBe('RPPS');
    expect(proposedCalculation([], '2026-11-20')).toEqual({
      name: 'CNIS 20/11/2026',
      regimeType: 'RGPS',
      registrationDate: null,
    });
  });

  it('has the first day under the RGPS, which no servant’s link and no benefit is', () => {
    const benefit = aRegister({ kind: 'benefit', ingressDate: '1980-01-01' });
    const first = aRegister({ ingressDate: '1999-05-06' });
    expect(proposedCalculation([servant, benefit, aRegister(), first], '2026-11-20').registrationDate).toBe(
      '1999-05-06',
    );
  });
});
