import { describe, expect, it } from 'vitest';
import type { OutlookAnswer } from '../api/outlook.ts';
import { sampleOutlook } from '../api/sample.ts';
import { markedChoice, outlookSentences } from './outlook.ts';

const said = (change: Partial<OutlookAnswer>): string[] => outlookSentences({ ...sampleOutlook, ...change });
const [first, second] = sampleOutlook.waiting;
if (first === undefined || second === undefined) throw new Error('no years');
const atOnce = { date: first.date, ruleId: first.ruleId };

describe('what is said of when to retire', () => {
  it('names the first right, what waiting brings, and when it has paid for itself', () => {
    expect(said({})).toEqual([
      'Já pode se aposentar no RGPS: R$ 3.600,00 por mês, pela regra “Transição por idade”.',
      'Esperar até 20/11/2027 aumenta o benefício em R$ 800,00 por mês, pela regra “Transição por pontos”; o que se deixa de receber e se contribui até lá, R$ 51.591,80, se recupera em 11/2032.',
      'É o que mais rende até a expectativa de vida (09/2048).',
    ]);
  });

  it('says that waiting is not worth it', () => {
    expect(said({ marks: { soonest: atOnce, best: atOnce, highest: null, bestInLife: atOnce } }).at(-1)).toBe(
      'Pela soma até a expectativa de vida (09/2048), esperar não compensa: pedir em 20/11/2026 é o que mais rende.',
    );
  });

  it('says what the highest value costs where it is not the best choice', () => {
    const never = { ...second, recoveredOn: null };
    const marks = { ...sampleOutlook.marks, bestInLife: atOnce };
    const rights = sampleOutlook.rights.map((right) => ({ ...right, recoveredOn: null }));
    expect(said({ waiting: [first, never], rights, marks }).at(-1)).toBe(
      'O maior valor, R$ 4.400,00 por mês, vem em 20/11/2027, pela regra “Transição por pontos”; o que se deixa de receber e se contribui até lá, R$ 51.591,80, não se recupera.',
    );
  });

  it('names the year of waiting that brings the highest value, also by the same rule', () => {
    const last = { ...second, date: '2030-11-20', ruleId: first.ruleId, value: 5000, gain: 1400, recoveredOn: null };
    const highest = { date: last.date, ruleId: last.ruleId };
    expect(said({ waiting: [first, second, last], marks: { ...sampleOutlook.marks, highest } }).at(-1)).toBe(
      'O maior valor, R$ 5.000,00 por mês, vem em 20/11/2030, pela mesma regra; o que se deixa de receber e se contribui até lá, R$ 51.591,80, não se recupera.',
    );
  });

  it('speaks of benefits alone where contributions are not known', () => {
    const rights = sampleOutlook.rights.map((right) => ({ ...right, contributions: null, forgone: right.benefits }));
    expect(said({ rights })[1]).toContain('o que se deixa de receber até lá, R$ 46.800,00, se recupera em 11/2032');
  });

  it('says that it comes back only after the expectation of life', () => {
    const late = sampleOutlook.rights.map((right) => ({ ...right, recoveredOn: '2050-01-20' }));
    const marks = { ...sampleOutlook.marks, bestInLife: atOnce };
    expect(said({ rights: late, marks }).at(-1)).toContain('se recupera em 01/2050, depois da expectativa de vida.');
  });

  it('names the day where the right is still to come, and counts the rules where there are several', () => {
    const [right] = sampleOutlook.rights;
    if (right === undefined) throw new Error('no right');
    const later = { ...right, date: '2027-11-20', from: '2027-11-20' };
    const start = { ...first, date: '2027-11-20' };
    expect(said({ rights: [later], waiting: [start] })[0]).toBe(
      'O primeiro direito no RGPS vem em 20/11/2027: R$ 3.600,00 por mês, pela regra “Transição por idade”.',
    );
    expect(said({ rights: [right, { ...right, ruleId: 'other' }] })[0]).toContain(
      'Já pode se aposentar no RGPS por 2 regras',
    );
  });

  it('has dates without values, nothing for nobody, and silence where data is missing', () => {
    expect(said({ waiting: [] })).toEqual([
      'Já pode se aposentar no RGPS.',
      'Sem remunerações suficientes há datas, mas não há valores.',
    ]);
    expect(said({ rights: [], waiting: [] })).toEqual([
      'Com o que está registrado, nenhuma regra do RGPS dá direito à aposentadoria.',
    ]);
    expect(said({ missingData: ['customer.birthDate'] })).toEqual([]);
  });
});

it('finds the choice of a mark among the rights and the years', () => {
  expect(markedChoice(sampleOutlook, 'soonest')?.date).toBe('2026-11-20');
  expect(markedChoice(sampleOutlook, 'best')?.value).toBe(4400);
  expect(
    markedChoice({ ...sampleOutlook, marks: { soonest: null, best: null, highest: null, bestInLife: null } }, 'best'),
  ).toBeNull();
});
