import { beforeEach, describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { sampleCustomer, sampleRecord } from '../../../../domain/api/sample.ts';
import { monthLimits } from '../../../../domain/cnis/limits.ts';
import { endingOf, endOf, endOfPay } from './endings.ts';
import { monthStretches, noticesOf, usualIn } from './notices.ts';
import { doubtsAbout } from './person.ts';
import { warningsIn } from './regimes.ts';
import {
  forgetImport,
  hasDecisions,
  rememberDecisions,
  rememberedImports,
  rememberImport,
  withDecisions,
} from './remembered.ts';
import { choicesOf, complaintOf, flagOf, isOpenEnded, reviewOf, sectionOf } from './review.ts';
import { type CountedAs, notCountedIn, totalOf } from './totals.ts';

const counted: CountedAs = {
  asOf: '2026-11-20',
  method: 'days365',
  limits: { minimumWage: () => 1000, ceiling: () => null },
  records: [],
  includeMissing: false,
};

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
  noted: [],
  news: null,
  contributionPlans: [],
  salaries: [
    { month: '06', year: 1994, value: 400_000 },
    { month: '07', year: 1994, value: 64.79, readValue: 50 },
  ],
  warnings: [{ code: 'missing', month: '08', year: 1994, message: 'Remuneração ausente.' }],
  matches: null,
};
const benefit: CnisRegister = { ...register, kind: 'benefit', companyName: 'Benefício', ingressDate: null };

const noNews: NonNullable<CnisRegister['news']> = {
  months: 0,
  from: null,
  to: null,
  egressDate: null,
  knownEgressDate: null,
  kept: [],
  asksEnd: false,
  asksPlan: false,
};

describe('the review of a CNIS', () => {
  beforeEach(() => sessionStorage.clear());

  it('takes work over by default and leaves benefits to the person', () => {
    expect(reviewOf([register, benefit], 'RGPS').map(({ included }) => included)).toEqual([true, false]);
  });

  it('sends what is included, and of it what differs from what was read, with its end in any case', () => {
    expect(choicesOf(reviewOf([benefit, register], 'RGPS'))).toEqual([{ register: 1, egressDate: '1994-09-30' }]);
    const [one] = reviewOf([register], 'RGPS');
    if (one === undefined) throw new Error('a register was given');
    expect(
      choicesOf([{ ...one, ingressDate: '1993-02-01', egressDate: '', regimeType: 'RPPS', plan: 'simplified' }]),
    ).toEqual([{ register: 0, ingressDate: '1993-02-01', egressDate: null, regimeType: 'RPPS' }]);
    expect(choicesOf([{ ...one, plan: 'simplified' }])).toMatchObject([{ contributionPlan: 'simplified' }]);
    expect(choicesOf([{ ...one, plan: 'divided' }])[0]).not.toHaveProperty('contributionPlan');
  });

  it('asks for the first day and the end of what the extract gave none for, only when included', () => {
    const [reviewed] = reviewOf([{ ...benefit, proposedEgressDate: null }], 'RGPS');
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
    const [reviewed] = reviewOf([{ ...register, egressDate: '1992-12-31' }], 'RGPS');
    expect(reviewed && complaintOf(reviewed)).toBe('Data de início e término inválidas');
  });

  it('saves the proposed end, the one that the person gave, or none where it goes on', () => {
    const saved = (change: object) =>
      choicesOf(reviewOf([register], 'RGPS').map((one) => ({ ...one, ...change }))).map(({ egressDate }) => egressDate);
    expect(saved({})).toEqual(['1994-09-30']);
    expect(saved({ ending: 'chosen', egressDate: '1994-08-15' })).toEqual(['1994-08-15']);
    expect(saved({ ending: 'running', egressDate: endOf(register, 'running') })).toEqual([null]);
  });

  it('takes a link of a servant over in a calculation of the RPPS, and leaves it out of one of the RGPS', () => {
    const servant: CnisRegister = { ...register, regimeType: 'RPPS', noted: [{ code: 'PRPPS', months: [] }] };
    expect(reviewOf([servant], 'RGPS')).toMatchObject([{ included: false, regimeType: 'RPPS' }]);
    const [taken] = reviewOf([servant], 'RPPS');
    expect(taken).toMatchObject({ included: true, regimeType: 'RPPS' });
    expect(taken && flagOf(taken, 'isPublicService')).toBe(true);
  });

  it('folds what concerns nobody: benefits, lines without any date, links without anything new', () => {
    const empty: CnisRegister = { ...register, ingressDate: null, salaries: [] };
    const known: CnisRegister = { ...register, matches: 'w1', news: noNews };
    expect(reviewOf([register, benefit, empty, known], 'RGPS').map(sectionOf)).toEqual([
      'work',
      'benefits',
      'undated',
      'unchanged',
    ]);
  });

  it('says name, flags and corrected months only where somebody decided them', () => {
    const [one] = reviewOf([{ ...register, egressDate: '1994-09-30' }], 'RGPS');
    if (one === undefined) throw new Error('a register was given');
    const salaries = [
      { month: '06', year: 1994, value: 400_000 },
      { month: '07', year: 1994, value: 80 },
    ];
    const decided = { ...one, companyName: ' Padaria ', flags: { isSpecialTime: true }, specialTimeBase: 20, salaries };
    expect(choicesOf([{ ...decided, specialTimeBase: 20 as const }])).toEqual([
      {
        register: 0,
        egressDate: '1994-09-30',
        companyName: 'Padaria',
        isSpecialTime: true,
        specialTimeBase: 20,
        salaries: [{ month: '07', year: 1994, value: 80 }],
      },
    ]);
    expect(complaintOf({ ...one, companyName: ' ' })).toBe('Campo obrigatório');
  });

  it('asks for attention where there is something to decide, and counts what is usual once', () => {
    const before = { code: 'before1994' as const, month: '06', year: 1994, message: 'Anterior.' };
    const noted = [
      { code: 'PEXT', months: [] },
      { code: 'IREC-MEI', months: [{ from: '1994-08', to: '1994-09' }] },
    ];
    const openEnd = { code: 'openEnd' as const, month: null, year: null, message: 'Sem fim.' };
    const [one] = reviewOf([{ ...register, noted, warnings: [...register.warnings, before, openEnd] }], 'RGPS');
    if (one === undefined) throw new Error('a register was given');
    const notices = noticesOf(one, null);
    expect(notices.filter(({ asks }) => asks).map(({ title }) => title)).toEqual(['Sem data de término', 'PEXT']);
    expect(noticesOf({ ...one, ending: 'running' }, null).filter(({ asks }) => asks)).toHaveLength(1);
    expect(notices.find(({ title }) => title === 'IREC-MEI')?.months).toBe('08/1994 a 09/1994');
    expect(usualIn([one, one], null)).toEqual([
      '2 remunerações anteriores a 07/1994, que não entram na média',
      '2 meses sem remuneração',
    ]);
  });

  it('tells what is chosen comes to, days that coincide counted once', () => {
    const ended: CnisRegister = { ...register, egressDate: '1994-12-31' };
    expect(totalOf(reviewOf([ended, ended], 'RGPS'), counted)).toBe('2 anos de contribuição · 4 remunerações');
    expect(totalOf(reviewOf([benefit], 'RGPS'), counted)).toBe('0 dias de contribuição · 0 remunerações');
  });

  it('tells what becomes of the time that the calculation has: days it has already are not new, a later end is', () => {
    const bakery = {
      ...sampleRecord,
      companyName: 'PADARIA INVENTADA',
      regimeType: 'RGPS' as const,
      salaries: [],
      deduction1: 0,
      deduction2: 0,
      deduction3: 0,
      addition: 0,
    };
    const there: CountedAs = {
      ...counted,
      records: [{ ...bakery, id: 'w1', ingressDate: '1993-01-01', egressDate: '1993-12-31' }],
    };
    const beside: CnisRegister = { ...register, companyName: 'OUTRA', egressDate: '1994-06-30' };
    expect(totalOf(reviewOf([beside], 'RGPS'), there)).toBe(
      'O cálculo passa de 1 ano para 1 ano, 6 meses e 1 dia de contribuição · 2 remunerações',
    );
    const within: CnisRegister = { ...beside, egressDate: '1993-06-30' };
    expect(totalOf(reviewOf([within], 'RGPS'), there)).toBe(
      'O cálculo continua com 1 ano de contribuição · 2 remunerações',
    );
    const news = { ...noNews, months: 2, egressDate: '1994-12-31' };
    const known: CnisRegister = { ...register, egressDate: '1994-12-31', matches: 'w1', news };
    expect(totalOf(reviewOf([known], 'RGPS'), there)).toBe(
      'O cálculo passa de 1 ano para 2 anos de contribuição · 1 vínculo atualizado com 2 meses novos',
    );
    const asked: CnisRegister = { ...register, matches: 'w1', news: { ...news, egressDate: null, asksEnd: true } };
    expect(totalOf(reviewOf([asked], 'RGPS'), there)).toContain('O cálculo continua com 1 ano de contribuição');
  });

  it('leaves out the months that are missing in the extract, where they are saved as 0,00', () => {
    const missing = { code: 'missing' as const, month: '02', year: 2021, message: 'Remuneração ausente.' };
    const job: CnisRegister = {
      ...register,
      ingressDate: '2021-01-01',
      egressDate: '2021-03-31',
      salaries: [],
      warnings: [missing],
    };
    const withZeros = { ...counted, includeMissing: true };
    expect(totalOf(reviewOf([job], 'RGPS'), counted)).toBe('3 meses de contribuição · 0 remunerações');
    expect(totalOf(reviewOf([job], 'RGPS'), withZeros)).toBe('2 meses e 2 dias de contribuição · 0 remunerações');
    expect([notCountedIn(reviewOf([job], 'RGPS'), counted), notCountedIn(reviewOf([job], 'RGPS'), withZeros)]).toEqual([
      0, 1,
    ]);
  });

  it('counts of the competências that do not count those of what is chosen', () => {
    const pay = (year: number) =>
      Array.from({ length: 12 }, (_, index) => ({ month: String(index + 1).padStart(2, '0'), year, value: 600 }));
    const job: CnisRegister = { ...register, ingressDate: '2021-01-01', egressDate: '2021-12-31', salaries: pay(2021) };
    const low = {
      ...sampleRecord,
      regimeType: 'RGPS' as const,
      ingressDate: '2020-01-01',
      egressDate: '2020-12-31',
      salaries: pay(2020).map((salary) => ({ ...salary, index: null, updatedValue: null })),
    };
    expect(notCountedIn(reviewOf([job], 'RGPS'), { ...counted, records: [low] })).toBe(12);
  });

  it('leaves out of it the competências below the minimum wage, as the rules do, and counts them', () => {
    const pay = (year: number, value: number) =>
      Array.from({ length: 12 }, (_, index) => ({ month: String(index + 1).padStart(2, '0'), year, value }));
    const job: CnisRegister = {
      ...register,
      ingressDate: '2020-01-01',
      egressDate: '2021-12-31',
      salaries: [...pay(2020, 600), ...pay(2021, 2000)],
    };
    expect(totalOf(reviewOf([job], 'RGPS'), counted)).toBe('1 ano de contribuição · 24 remunerações');
    expect(notCountedIn(reviewOf([job], 'RGPS'), counted)).toBe(12);
    expect(totalOf(reviewOf([job], 'RGPS'), { ...counted, limits: null })).toBe('… de contribuição · 24 remunerações');
  });

  it('says the time of each regime where there are both, since each is counted by itself', () => {
    const servant: CnisRegister = {
      ...register,
      regimeType: 'RPPS',
      ingressDate: '1995-01-01',
      egressDate: '1995-12-31',
    };
    const ended: CnisRegister = { ...register, egressDate: '1994-12-31' };
    expect(totalOf(reviewOf([ended, servant], 'RPPS'), counted)).toBe(
      '1 ano (RPPS) + 2 anos (RGPS) de contribuição · 4 remunerações',
    );
  });

  it('names consecutive months as one stretch, over the turn of the year too, and the 13th apart', () => {
    const months = ['11', '12', '13'].map((month) => ({ month, year: 1999 }));
    const after = ['01', '03'].map((month) => ({ month, year: 2000 }));
    expect(monthStretches([...after, ...months])).toBe('11/1999 a 01/2000, 03/2000, 13º/1999');
  });

  describe('of a later extract', () => {
    const later: CnisRegister = {
      ...register,
      matches: 'w1',
      news: { ...noNews, months: 2, from: '1994-08', to: '1994-09' },
    };

    it('adds to the link that is there what is new, and says no more about it', () => {
      const [one] = reviewOf([later], 'RGPS');
      expect(one).toMatchObject({ known: true, included: true });
      expect(one && choicesOf([one])).toEqual([{ register: 0, workRecordId: 'w1' }]);
      expect(one && complaintOf(one)).toBeNull();
      expect(reviewOf([{ ...later, news: noNews }], 'RGPS')).toMatchObject([{ known: true, included: false }]);
    });

    it('asks for the end and the plan that nobody tells', () => {
      const asksEnd = { ...later, news: { ...noNews, months: 2, asksEnd: true } };
      const [open] = reviewOf([asksEnd], 'RGPS');
      if (open === undefined) throw new Error('a register was given');
      expect(complaintOf(open)).toBe('Escolha o término para salvar.');
      expect(choicesOf([{ ...open, ending: 'running' }])).toEqual([
        { register: 0, workRecordId: 'w1', egressDate: null },
      ]);
      const [mixed] = reviewOf([{ ...later, news: { ...noNews, months: 2, asksPlan: true } }], 'RGPS');
      if (mixed === undefined) throw new Error('a register was given');
      expect(mixed.included).toBe(false);
      expect(choicesOf([{ ...mixed, included: true, plan: 'simplified' }])).toEqual([
        { register: 0, workRecordId: 'w1', contributionPlan: 'simplified' },
      ]);
    });
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
    const [first, second] = reviewOf([register, benefit], 'RGPS');
    if (first === undefined || second === undefined) throw new Error('two registers were given');
    const decided = { ...first, regimeType: 'RPPS', ending: 'chosen', egressDate: '1994-08-30' } as const;
    rememberDecisions(sessionStorage, 'i1', [decided, second], [first, second]);
    expect(hasDecisions(sessionStorage, 'i1')).toBe(true);
    expect(withDecisions(sessionStorage, 'i1', reviewOf([register, benefit], 'RGPS'))).toMatchObject([
      { regimeType: 'RPPS', ending: 'chosen', egressDate: '1994-08-30', included: true },
      { included: false },
    ]);
    expect(withDecisions(sessionStorage, 'i2', [first])).toEqual([first]);
    rememberDecisions(sessionStorage, 'i1', [first, second], [first, second]);
    expect(hasDecisions(sessionStorage, 'i1')).toBe(false);
  });

  it('finds the imports under way again, per calculation, in their order', () => {
    for (const id of ['i1', 'i2']) rememberImport(sessionStorage, 'k1', { id, name: `${id}.pdf` });
    expect(rememberedImports(sessionStorage, 'k1').map(({ id }) => id)).toEqual(['i1', 'i2']);
    expect(rememberedImports(sessionStorage, 'k2')).toEqual([]);
    forgetImport(sessionStorage, 'k1', 'i1');
    expect(rememberedImports(sessionStorage, 'k1')).toEqual([{ id: 'i2', name: 'i2.pdf' }]);
  });
});

describe('the end of a link that the extract leaves open', () => {
  const open: CnisRegister = { ...register, ingressDate: '2010-01-01', proposedEgressDate: null, salaries: [] };

  it('is the one proposed, and never "goes on" where one is', () => {
    expect(endingOf({ ...open, proposedEgressDate: '2018-06-30', lastRemuneration: '2018-06' })).toBe('proposed');
    expect(endingOf({ ...open, egressDate: '2018-06-30' })).toBe('asRead');
  });

  it('may be the end of the last month paid, offered also where nobody proposes it', () => {
    expect(endOfPay({ ...open, lastRemuneration: '2026-09' })).toBe('2026-09-30');
    expect(endOfPay({ ...open, lastRemuneration: '2017-13' })).toBe('2017-12-31');
    expect(endOfPay({ ...open, lastRemuneration: null })).toBeNull();
    expect(endOfPay({ ...open, lastRemuneration: '2009-01' })).toBeNull();
  });

  it.each([
    ['it was paid of late', { lastRemuneration: '2026-09' }],
    ['nothing was ever paid', { lastRemuneration: null }],
    ['nothing but zero was paid', { lastRemuneration: null, salaries: [{ month: '10', year: 2026, value: 0 }] }],
    ['the extract is older than its last pay', { lastRemuneration: '2026-04' }],
    ['it was paid before it began', { ingressDate: '2026-12-01', lastRemuneration: '2026-10' }],
  ])('is for the person to say where %s', (_why, given) => {
    expect(endingOf({ ...open, ...given })).toBeNull();
    expect(reviewOf([{ ...open, ...given }], 'RGPS').map(isOpenEnded)).toEqual([false]);
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
