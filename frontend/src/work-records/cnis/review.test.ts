import { beforeEach, describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { forgetImport, lacksIngress, recordsOf, rememberedImport, rememberImport, reviewOf } from './review.ts';

const register: CnisRegister = {
  companyName: 'PADARIA INVENTADA',
  ingressDate: '1993-01-01',
  egressDate: null,
  regimeType: 'RGPS',
  kind: 'employment',
  lastRemuneration: '1994-09',
  indicators: [],
  salaries: [
    { month: '06', year: 1994, value: 400_000 },
    { month: '07', year: 1994, value: 64.79, readValue: 50 },
  ],
  warnings: [{ code: 'missing', month: '08', year: 1994, message: 'Remuneração ausente.' }],
};
const benefit: CnisRegister = { ...register, kind: 'benefit', companyName: 'Benefício', ingressDate: null };

describe('the review of a CNIS', () => {
  beforeEach(() => sessionStorage.clear());

  it('takes work over by default and leaves benefits to the person', () => {
    expect(reviewOf([register, benefit]).map(({ included }) => included)).toEqual([true, false]);
  });

  it('saves only what is included, without the months of other currencies', () => {
    const [record, ...others] = recordsOf('k1', reviewOf([register, benefit]), false);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ calculationId: 'k1', companyName: 'PADARIA INVENTADA', egressDate: null });
    expect(record?.salaries).toEqual([{ month: '07', year: 1994, value: 64.79, readValue: 50 }]);
  });

  it('adds the missing months as zero only when asked', () => {
    const [record] = recordsOf('k1', reviewOf([register]), true);
    expect(record?.salaries).toContainEqual({ month: '08', year: 1994, value: 0 });
  });

  it('asks for the first day of what the extract gave none for, only when included', () => {
    const [reviewed] = reviewOf([benefit]);
    expect(reviewed && lacksIngress(reviewed)).toBe(false);
    expect(reviewed && lacksIngress({ ...reviewed, included: true })).toBe(true);
    expect(reviewed && lacksIngress({ ...reviewed, included: true, ingressDate: '2020-01-01' })).toBe(false);
  });

  it('finds an import under way again, per calculation', () => {
    rememberImport(sessionStorage, 'k1', 'i1');
    expect(rememberedImport(sessionStorage, 'k1')).toBe('i1');
    expect(rememberedImport(sessionStorage, 'k2')).toBeNull();
    forgetImport(sessionStorage, 'k1');
    expect(rememberedImport(sessionStorage, 'k1')).toBeNull();
  });
});
