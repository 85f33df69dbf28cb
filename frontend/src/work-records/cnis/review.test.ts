import { beforeEach, describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { sampleCustomer } from '../../../../domain/api/sample.ts';
import { monthLimits } from '../../../../domain/cnis/limits.ts';
import { endingOf, endOf, endOfPay } from './endings.ts';
import { doubtsAbout } from './person.ts';
import { warningsIn } from './regimes.ts';
import { forgetImport, rememberDecisions, rememberedImport, rememberImport, withDecisions } from './remembered.ts';
import { choicesOf, complaintOf, isOpenEnded, reviewOf as reviewOn } from './review.ts';

const today = '2026-11-20';
const reviewOf = (registers: readonly CnisRegister[]) => reviewOn(registers, today);

const register: CnisRegister = {
  companyName: 'PADARIA INVENTADA',
  ingressDate: '1993-01-01',
  egressDate: null,
  proposedEgressDate: '1994-09-30',
  companyCode: null,
  nit: null,
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
  matches: null,
};
const benefit: CnisRegister = { ...register, kind: 'benefit', companyName: 'Benefício', ingressDate: null };

describe('the review of a CNIS', () => {
  beforeEach(() => sessionStorage.clear());

  it('takes work over by default and leaves benefits to the person', () => {
    expect(reviewOf([register, benefit]).map(({ included }) => included)).toEqual([true, false]);
  });

  it('sends what is included, and of it what differs from what was read, with its end in any case', () => {
    expect(choicesOf(reviewOf([benefit, register]))).toEqual([{ register: 1, egressDate: '1994-09-30' }]);
    const [one] = reviewOf([register]);
    if (one === undefined) throw new Error('a register was given');
    expect(
      choicesOf([{ ...one, ingressDate: '1993-02-01', egressDate: '', regimeType: 'RPPS', plan: 'simplified' }]),
    ).toEqual([{ register: 0, ingressDate: '1993-02-01', egressDate: null, regimeType: 'RPPS' }]);
    expect(choicesOf([{ ...one, plan: 'simplified' }])).toMatchObject([{ contributionPlan: 'simplified' }]);
    expect(choicesOf([{ ...one, plan: 'divided' }])[0]).not.toHaveProperty('contributionPlan');
  });

  it('asks for the first day and the end of what the extract gave none for, only when included', () => {
    const [reviewed] = reviewOf([{ ...benefit, proposedEgressDate: null }]);
    if (reviewed === undefined) throw new Error('a register was given');
    expect(complaintOf(reviewed)).toBeNull();
    const included = { ...reviewed, included: true };
    expect(complaintOf(included)).toMatch(/Sem data de início/);
    const begun = { ...included, ingressDate: '2020-01-01' };
    expect(complaintOf(begun)).toBe('Escolha o término para salvar.');
    expect(complaintOf({ ...begun, ending: 'running' })).toBeNull();
    expect(complaintOf({ ...begun, ending: 'chosen' })).toBe('Informe a data de término.');
    expect(complaintOf({ ...begun, ending: 'chosen', egressDate: '2021-01-01' })).toBeNull();
  });

  it('refuses an end before the beginning', () => {
    const [reviewed] = reviewOf([{ ...register, egressDate: '1992-12-31' }]);
    expect(reviewed && complaintOf(reviewed)).toBe('Data de início e término inválidas');
  });

  it('saves the proposed end, the one that the person gave, or none where it goes on', () => {
    const saved = (change: object) =>
      choicesOf(reviewOf([register]).map((one) => ({ ...one, ...change }))).map(({ egressDate }) => egressDate);
    expect(saved({})).toEqual(['1994-09-30']);
    expect(saved({ ending: 'chosen', egressDate: '1994-08-15' })).toEqual(['1994-08-15']);
    expect(saved({ ending: 'running', egressDate: endOf(register, 'running') })).toEqual([null]);
  });

  it('leaves out what an earlier import already brought', () => {
    expect(reviewOf([{ ...register, matches: 'w1' }])).toMatchObject([{ known: true, included: false }]);
  });

  it('says when the extract does not look like that of the client', () => {
    const person = { name: sampleCustomer.name, cpf: null, nit: null, birthDate: '1964-03-10', motherName: null };
    expect(doubtsAbout(person, sampleCustomer)).toEqual([]);
    expect(doubtsAbout({ ...person, name: 'JOANA  FICTICIA DOS TESTES ' }, sampleCustomer)).toEqual([]);
    expect(doubtsAbout({ ...person, name: 'JOSE OUTRO', birthDate: '1970-01-02' }, sampleCustomer)).toEqual([
      'O extrato é de JOSE OUTRO. Confira se é o cliente certo.',
      'O extrato traz nascimento em 02/01/1970, e o cadastro do cliente, em 10/03/1964.',
    ]);
  });

  it('finds what was decided before the window was closed', () => {
    const [first, second] = reviewOf([register, benefit]);
    if (first === undefined || second === undefined) throw new Error('two registers were given');
    rememberDecisions(sessionStorage, 'i1', [
      { ...first, regimeType: 'RPPS', ending: 'chosen', egressDate: '1994-08-30' },
      second,
    ]);
    expect(withDecisions(sessionStorage, 'i1', reviewOf([register, benefit]))).toMatchObject([
      { regimeType: 'RPPS', ending: 'chosen', egressDate: '1994-08-30', included: true },
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

describe('the end of a link that the extract leaves open', () => {
  const open: CnisRegister = { ...register, ingressDate: '2010-01-01', proposedEgressDate: null, salaries: [] };

  it('is the one proposed, and never "goes on" where one is', () => {
    expect(endingOf({ ...open, proposedEgressDate: '2018-06-30', lastRemuneration: '2018-06' }, today)).toBe(
      'proposed',
    );
    expect(endingOf({ ...open, egressDate: '2018-06-30' }, today)).toBe('asRead');
  });

  it('goes on where it was paid of late', () => {
    const paid = { ...open, lastRemuneration: '2026-09' };
    expect(endingOf(paid, today)).toBe('running');
    expect(reviewOf([paid]).map(isOpenEnded)).toEqual([true]);
    const salaries = [{ month: '13', year: 2026, value: 10 }];
    expect(endingOf({ ...open, lastRemuneration: null, salaries }, today)).toBe('running');
  });

  it('may be the end of the last month paid, offered also where nobody proposes it', () => {
    expect(endOfPay({ ...open, lastRemuneration: '2026-09' })).toBe('2026-09-30');
    expect(endOfPay({ ...open, lastRemuneration: '2017-13' })).toBe('2017-12-31');
    expect(endOfPay({ ...open, lastRemuneration: null })).toBeNull();
    expect(endOfPay({ ...open, lastRemuneration: '2009-01' })).toBeNull();
  });

  it.each([
    ['nothing was ever paid', { lastRemuneration: null }],
    ['nothing but zero was paid', { lastRemuneration: null, salaries: [{ month: '10', year: 2026, value: 0 }] }],
    ['the extract is older than its last pay', { lastRemuneration: '2026-04' }],
    ['it was paid before it began', { ingressDate: '2026-12-01', lastRemuneration: '2026-10' }],
  ])('is for the person to say where %s', (_why, given) => {
    expect(endingOf({ ...open, ...given }, today)).toBeNull();
  });
});

describe('the regime chosen in the review', () => {
  const limits = monthLimits();
  const cut: CnisRegister = {
    ...register,
    salaries: [
      { month: '02', year: 1999, value: 1200, readValue: 1416 },
      { month: '03', year: 1999, value: 500, readValue: 500 },
    ],
    warnings: [
      { code: 'aboveCeiling', month: '02', year: 1999, message: 'Valor acima do teto.' },
      { code: 'openEnd', month: null, year: null, message: 'Vínculo sem data de fim.' },
    ],
  };
  it('decides what is warned of', () => {
    const codes = (given: CnisRegister, regimeType: 'RPPS' | 'RGPS') =>
      warningsIn(given, regimeType, limits).map(({ code }) => code);
    expect(codes(cut, 'RGPS')).toEqual(['aboveCeiling', 'openEnd']);
    expect(codes(cut, 'RPPS')).toEqual(['openEnd']);
    const servant: CnisRegister = { ...cut, regimeType: 'RPPS', warnings: [] };
    expect(warningsIn(servant, 'RGPS', limits).map(({ message }) => message)).toEqual([
      'Valor acima do teto: R$ 1.416,00 limitado a R$ 1.200,00.',
    ]);
  });
});
