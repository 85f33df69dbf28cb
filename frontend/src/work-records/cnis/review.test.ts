import { beforeEach, describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { sampleCustomer } from '../../../../domain/api/sample.ts';
import { forgetImport, rememberDecisions, rememberedImport, rememberImport, withDecisions } from './remembered.ts';
import { complaintOf, doubtsAbout, lastDayOf, recordsOf, reviewOf } from './review.ts';

const register: CnisRegister = {
  companyName: 'PADARIA INVENTADA',
  ingressDate: '1993-01-01',
  egressDate: null,
  regimeType: 'RGPS',
  kind: 'employment',
  lastRemuneration: '1994-09',
  indicators: [],
  contributionPlans: [],
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
    expect(reviewOf([register, benefit], []).map(({ included }) => included)).toEqual([true, false]);
  });

  it('saves only what is included, without the months of other currencies', () => {
    const [record, ...others] = recordsOf('k1', reviewOf([register, benefit], []), false);
    expect(others).toEqual([]);
    expect(record).toMatchObject({ calculationId: 'k1', companyName: 'PADARIA INVENTADA', egressDate: null });
    expect(record?.salaries).toEqual([{ month: '07', year: 1994, value: 64.79, readValue: 50 }]);
  });

  it('adds the missing months as zero only when asked', () => {
    const [record] = recordsOf('k1', reviewOf([register], []), true);
    expect(record?.salaries).toContainEqual({ month: '08', year: 1994, value: 0 });
  });

  it('asks for the first day of what the extract gave none for, only when included', () => {
    const [reviewed] = reviewOf([benefit], []);
    expect(reviewed && complaintOf(reviewed)).toBeNull();
    expect(reviewed && complaintOf({ ...reviewed, included: true })).toMatch(/Sem data de início/);
    expect(reviewed && complaintOf({ ...reviewed, included: true, ingressDate: '2020-01-01' })).toBeNull();
  });

  it('refuses an end before the beginning', () => {
    const [reviewed] = reviewOf([{ ...register, egressDate: '1992-12-31' }], []);
    expect(reviewed && complaintOf(reviewed)).toBe('Data de início e término inválidas');
  });

  it('saves the end that the person gave where the extract had none', () => {
    const reviewed = reviewOf([register], []).map((one) => ({ ...one, egressDate: '1994-09-30' }));
    expect(recordsOf('k1', reviewed, false)).toMatchObject([{ egressDate: '1994-09-30' }]);
  });

  it('knows the last day of the month of the last remuneration', () => {
    expect(['2012-02', '2011-02', '1999-12'].map(lastDayOf)).toEqual(['2012-02-29', '2011-02-28', '1999-12-31']);
  });

  it('leaves out what an earlier import already brought', () => {
    const existing = [{ companyName: 'Padaria Inventada', ingressDate: '1993-01-01' }];
    expect(reviewOf([register], existing)).toMatchObject([{ known: true, included: false }]);
  });

  it('says when the extract does not look like that of the client', () => {
    const person = { name: sampleCustomer.name, cpf: null, nit: null, birthDate: '1964-03-10', motherName: null };
    expect(doubtsAbout(person, sampleCustomer)).toEqual([]);
    expect(doubtsAbout({ ...person, name: 'JOANA FICTICIA DOS TESTES' }, sampleCustomer)).toEqual([]);
    expect(doubtsAbout({ ...person, name: 'JOSE OUTRO', birthDate: '1970-01-02' }, sampleCustomer)).toEqual([
      'O extrato é de JOSE OUTRO. Confira se é o cliente certo.',
      'O extrato traz nascimento em 02/01/1970, e o cadastro do cliente, em 10/03/1964.',
    ]);
  });

  it('finds what was decided before the window was closed', () => {
    const [first, second] = reviewOf([register, benefit], []);
    if (first === undefined || second === undefined) throw new Error('two registers were given');
    rememberDecisions(sessionStorage, 'i1', [{ ...first, regimeType: 'RPPS', egressDate: '1994-09-30' }, second]);
    expect(withDecisions(sessionStorage, 'i1', reviewOf([register, benefit], []))).toMatchObject([
      { regimeType: 'RPPS', egressDate: '1994-09-30', included: true },
      { included: false },
    ]);
    expect(withDecisions(sessionStorage, 'i2', [first])).toEqual([first]);
  });

  it('finds an import under way again, per calculation', () => {
    rememberImport(sessionStorage, 'k1', 'i1');
    expect(rememberedImport(sessionStorage, 'k1')).toBe('i1');
    expect(rememberedImport(sessionStorage, 'k2')).toBeNull();
    forgetImport(sessionStorage, 'k1');
    expect(rememberedImport(sessionStorage, 'k1')).toBeNull();
  });
});
