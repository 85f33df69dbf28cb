import { describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { endOf } from './endings.ts';
import { benefit, noNews, register } from './register.fake.ts';
import { choicesOf, complaintOf, flagOf, reviewOf, sectionOf } from './review.ts';

describe('the review of a CNIS', () => {
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

  it('leaves out what the INSS counts nowhere, such as a link under the pensions of another country', () => {
    const noted = (code: string, months: CnisRegister['noted'][number]['months'] = []) =>
      reviewOf([{ ...register, noted: [{ code, months }] }], 'RGPS').map(({ included }) => included);
    expect(noted('PRPSE')).toEqual([false]);
    expect(noted('PVIN-TRAB-INTERM')).toEqual([false]);
    expect(noted('PEXT')).toEqual([true]);
    expect(noted('PREM-FVIN', [{ from: '1994-08', to: '1994-08' }])).toEqual([true]);
  });

  it('takes over a benefit whose months are time, shows one that only waits for a contribution, and folds the others', () => {
    const told = (code: 'maternity' | 'incapacityBetween' | 'incapacityLast'): typeof benefit => ({
      ...benefit,
      ingressDate: '2004-06-01',
      egressDate: '2009-08-31',
      warnings: [{ code, month: null, year: null, message: '' }],
    });
    const reviewed = reviewOf([told('incapacityBetween'), told('maternity'), told('incapacityLast'), benefit], 'RGPS');
    expect(reviewed.map(({ included, companyName }) => [included, companyName])).toEqual([
      [true, 'Benefício por incapacidade'],
      [true, 'Salário-maternidade'],
      [false, 'Benefício por incapacidade'],
      [false, 'Benefício'],
    ]);
    expect(reviewed.map(sectionOf)).toEqual(['work', 'work', 'work', 'benefits']);
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

    it('takes over what the INSS marks otherwise than before, though no month is new', () => {
      const marked = { ...later, news: { ...noNews, indicators: true } };
      const [one] = reviewOf([marked], 'RGPS');
      expect(one).toMatchObject({ known: true, included: true });
      expect(one && sectionOf(one)).toBe('work');
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
});
