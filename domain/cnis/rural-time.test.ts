import { describe, expect, it } from 'vitest';
import type { CnisRelation } from './extract.ts';
import { recordsOfRegister } from './records.ts';
import { codesOf, limits, month, relation } from './relations.fake.ts';
import { toRegister } from './to-registers.ts';

const onTheLand = (given: Partial<CnisRelation> = {}) =>
  toRegister(
    relation({
      employer: 'PERÍODO DE ATIVIDADE DE SEGURADO ESPECIAL',
      type: 'Segurado Especial',
      code: null,
      startDate: '1979-01-01',
      endDate: '1996-12-31',
      lastRemuneration: null,
      ...given,
    }),
    limits,
  );
const link = { companyCode: null, companyName: 'PERÍODO', ingressDate: '1979-01-01', occurrence: 0 };
const recordOf = (
  register: ReturnType<typeof onTheLand>,
  said: { isRural?: boolean; isQualifyingPeriod?: boolean } = {},
) =>
  recordsOfRegister(register, { register: 0, ...said }, { ingressDate: '1979-01-01', link, includeMissing: false })[0];

describe('a link of the segurado especial', () => {
  it('is rural work and no carência where nothing was contributed, and misses no remuneration', () => {
    const register = onTheLand();
    expect(codesOf(register)).toEqual(['rural']);
    expect(recordOf(register)).toMatchObject({ isRural: true, isQualifyingPeriod: false });
  });

  it('is rural work and carência where he contributed for himself', () => {
    const register = onTheLand({
      kind: 'contributions',
      remunerations: [month('2010-01', 510)],
      endDate: '2010-01-31',
    });
    expect(codesOf(register)).toContain('rural');
    const record = recordOf(register);
    expect(record).toMatchObject({ isRural: true });
    expect(record?.isQualifyingPeriod).toBeUndefined();
  });

  it('is known by the marks of the INSS as well', () => {
    expect(codesOf(onTheLand({ employer: 'RURAL', type: '', indicators: ['PSE-POS'] }))).toContain('rural');
  });

  it('is what the adviser says that it is', () => {
    const register = onTheLand();
    expect(recordOf(register, { isQualifyingPeriod: true })).toMatchObject({ isRural: true, isQualifyingPeriod: true });
    const urban = recordOf(register, { isRural: false });
    expect(urban).toMatchObject({ isRural: false });
    expect(urban?.isQualifyingPeriod).toBeUndefined();
  });

  it('is neither an employee’s nor a benefit', () => {
    expect(codesOf(onTheLand({ employer: 'FAZENDA INVENTADA', type: 'Empregado' }))).not.toContain('rural');
    expect(codesOf(onTheLand({ kind: 'benefit' }))).not.toContain('rural');
  });
});
