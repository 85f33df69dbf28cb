import { describe, expect, it } from 'vitest';
import { sampleOutlook } from '../api/sample.ts';
import { first, none, parts, right, said, second } from './outlook.fake.ts';
import { neverEvens } from './outlook.ts';
import { higherStill, notMadeUpFor, waitingSentence } from './outlook-waiting.ts';

const { marks } = sampleOutlook;

describe('what is said of waiting beyond the first right', () => {
  it('says that nothing is made up for after the expectation of life', () => {
    const waiting = [first, { ...second, balance: -1234.5, evensOutOn: null }];
    expect(said({ waiting, marks: { ...marks, bestInLife: marks.first } }).slice(1)).toEqual([
      'O maior valor, R$ 4.400,00 por mês (R$ 800,00 a mais), vem em 20/11/2027, esperando mais 1 ano, pela regra “Transição por pontos”; só compensa depois da expectativa de vida (até lá, R$ 1.234,50 a menos).',
      'Pela soma até a expectativa de vida (09/2048), pedir em 20/11/2026 é o que mais rende.',
    ]);
  });

  it('names no value of some reais more that comes years later and never makes up for it', () => {
    const later = { ...second, value: 3603.7, gain: 3.7, balance: -120_000, evensOutOn: null };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const asked = { ...marks, highest: mark, bestInLife: marks.first };
    expect(said({ waiting: [first, later], marks: asked }).join(' ')).not.toContain('maior valor');
    const worth = { ...later, balance: 1000, evensOutOn: '2030-01-20' };
    expect(said({ waiting: [first, worth], marks: asked }).join(' ')).toContain('maior valor');
  });

  it('names the day that brings nearly the highest value years before it: who waits for the last reais serves for them', () => {
    const nearly = { ...second, date: '2030-10-02', value: 4390 };
    const last = { ...second, date: '2035-06-09', value: 4400 };
    const mark = { date: last.date, ruleId: last.ruleId, value: last.value, total: last.total };
    const answer = { ...sampleOutlook, waiting: [first, nearly, last], marks: { ...marks, highest: mark } };
    expect(said(answer)[1]).toMatch(
      /vem em 09\/06\/2035, .*; quase o mesmo, R\$.4\.390,00 por mês, já vem pedindo em 02\/10\/2030\.$/,
    );
    expect(said({ ...answer, waiting: [first, { ...nearly, value: 4300 }, last] })[1]).not.toContain('quase o mesmo');
    const monthsBefore = { ...nearly, date: '2034-11-29' };
    expect(said({ ...answer, waiting: [first, monthsBefore, last] })[1]).not.toContain('quase o mesmo');
    expect(higherStill(answer, 4390)).toBeNull();
  });

  it('counts the waiting from the first right on, as work where pay is received meanwhile', () => {
    const start = { ...first, date: '2028-05-20' };
    const later = {
      ...second,
      date: '2041-05-20',
      parts: { benefits: 1, pay: 2_000_000, abono: 0, contributions: 1, costs: 0 },
    };
    const marked = (one: typeof start) => ({ date: one.date, ruleId: one.ruleId, value: one.value, total: one.total });
    const asked = { ...marks, first: marked(start), highest: marked(later), bestInLife: marked(later) };
    const [, highest, sum] = said({ waiting: [start, later], marks: asked });
    expect(highest).toContain('vem em 20/05/2041, trabalhando mais 13 anos depois do primeiro direito, pela regra');
    expect(sum).toContain(
      'é a de quem pede em 20/05/2041, trabalhando mais 13 anos depois do primeiro direito: cerca de R$ 169.900,00 a mais.',
    );
    const unknown = { ...later, parts: { ...later.parts, contributions: null } };
    expect(said({ waiting: [start, unknown], marks: asked })[2]).toContain(
      'cerca de R$ 169.900,00 a mais, sem descontar a contribuição, que não é conhecida aqui.',
    );
  });

  it('does not leave out eleven months of the years that a wait asks for', () => {
    const until = (date: string): string => {
      const later = { ...second, date };
      const mark = { date, ruleId: later.ruleId, value: later.value, total: later.total };
      return said({ waiting: [first, later], marks: { ...marks, highest: mark } })[1] ?? '';
    };
    expect(until('2030-10-22')).toContain('esperando mais 3 anos e 11 meses,');
    expect(until('2034-11-22')).toContain('esperando mais 8 anos,');
    expect(until('2038-11-10')).toContain('esperando mais 11 anos e 11 meses,');
  });

  it('says that waiting is not worth it where many years bring next to nothing', () => {
    const later = { ...second, date: '2040-11-20', balance: 232.83 };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const answer = { ...sampleOutlook, waiting: [first, later], marks: { ...marks, highest: mark, bestInLife: mark } };
    const [, highest, sum] = said(answer);
    expect(highest).not.toContain('compensa a partir');
    expect(sum).toBe(
      'A maior soma até a expectativa de vida (09/2048) é a de quem pede em 20/11/2040, esperando mais 14 anos, e traz só cerca de R$ 200,00 a mais: não compensa tanta espera.',
    );
    expect(waitingSentence(answer)).toBeNull();
  });

  it('does not name a day some weeks ahead whose sum is greater by days of the calendar alone', () => {
    const later = { ...second, date: '2027-02-02', value: first.value, gain: 0, balance: 250 };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const answer = {
      ...sampleOutlook,
      waiting: [first, later],
      marks: { ...marks, highest: marks.first, bestInLife: mark },
    };
    expect(said(answer)).toContain(
      'Pela soma até a expectativa de vida (09/2048), esperar não traz mais do que pedir em 20/11/2026.',
    );
    const unknown = { ...later, parts: { ...parts, pay: 9000, contributions: null } };
    expect(said({ ...answer, waiting: [first, unknown] })).toContain(
      'Pela soma até a expectativa de vida (09/2048), esperar não traz mais do que pedir em 20/11/2026, sem descontar a contribuição, que não é conhecida aqui.',
    );
    expect(said({ ...answer, waiting: [first, { ...later, balance: 4000 }] }).join(' ')).toContain('4.000,00 a mais');
  });

  it('names no later day of a sum that is the same but for days of the calendar, and the abono that it leaves out', () => {
    const paid = { ...parts, pay: 9000, abono: null };
    const nextYear = { ...second, date: '2027-11-20', value: 3600, gain: 0, balance: 0, parts: paid };
    const greatest = { ...nextYear, date: '2028-01-16', balance: 164.14 };
    const mark = { date: greatest.date, ruleId: greatest.ruleId, value: greatest.value, total: greatest.total };
    const asked = { ...marks, highest: marks.first, bestInLife: mark };
    const told = said({ ...sampleOutlook, waiting: [first, nextYear, greatest], marks: asked });
    expect(told).toContain(
      'Pela soma até a expectativa de vida (09/2048), esperar não traz mais do que pedir em 20/11/2026; o abono de permanência, que pode haver, não entra nessa conta e favorece esperar.',
    );
  });

  it('does not call the first day the best of sums that leave out an abono which waiting may bring', () => {
    const later = { ...second, balance: -43_000, gain: 0, parts: { ...parts, pay: 100, abono: null } };
    const answer = {
      ...sampleOutlook,
      waiting: [first, later],
      marks: { ...marks, highest: marks.first, bestInLife: marks.first },
    };
    expect(said(answer)).toContain(
      'Pela soma até a expectativa de vida (09/2048), pedir em 20/11/2026 é o que mais rende; o abono de permanência, que pode haver, não entra nessa conta e favorece esperar.',
    );
    expect(neverEvens(later)).toBe('não compensa sem o abono');
    expect(neverEvens({ ...later, parts })).toBe('não compensa');
  });

  it('tells a short wait with its months, and what makes up for it before the day itself', () => {
    const later = { ...second, date: '2028-09-17', evensOutOn: '2026-12-20', balance: 40_000 };
    const mark = { date: later.date, ruleId: later.ruleId, value: later.value, total: later.total };
    const answer = { waiting: [first, later], marks: { ...marks, highest: mark, bestInLife: mark } };
    const [, highest] = said(answer);
    expect(highest).toContain('mais 1 ano e 9 meses');
    expect(highest).toContain('; o que se recebe enquanto espera já compensa.');
    expect(highest).not.toContain('compensa a partir de');
  });

  it('names the earlier day of a sum that lacks some days of the calendar alone', () => {
    const soon = { ...second, date: '2028-07-27', balance: 100_000 };
    const late = { ...second, date: '2028-09-30', balance: 100_250 };
    const mark = { date: late.date, ruleId: late.ruleId, value: late.value, total: late.total };
    const answer = {
      waiting: [first, soon, late],
      rights: [right],
      marks: { ...marks, highest: mark, bestInLife: mark },
    };
    expect(said(answer).join(' ')).toContain(
      'Praticamente a maior soma até a expectativa de vida (09/2048) é a de quem pede em 27/07/2028, esperando mais 1 ano e 8 meses: R$ 100.000,00 a mais',
    );
  });

  it('names beside the greatest sum a day of long before that brings nearly all of it', () => {
    const pay = { ...parts, pay: 100 };
    const soon = { ...second, date: '2027-02-20', balance: 645_923.06, parts: pay };
    const late = { ...second, date: '2044-11-20', balance: 651_500, parts: pay };
    const mark = { date: late.date, ruleId: late.ruleId, value: late.value, total: late.total };
    const answer = {
      ...sampleOutlook,
      waiting: [first, soon, late],
      marks: { ...marks, highest: mark, bestInLife: mark },
    };
    const nearly = '; quase o mesmo já vem pedindo em 20/02/2027 (R$ 645.923,06 a mais).';
    expect(said(answer)[2]).toContain(`cerca de R$ 651.500,00 a mais${nearly}`);
    expect(waitingSentence(answer)?.replaceAll('\u00a0', ' ')).toContain(nearly);
    const little = { ...soon, balance: 200_000 };
    expect(said({ ...answer, waiting: [first, little, late] })[2]).not.toContain('quase o mesmo');
  });

  it('says of a value to come that waiting for it never pays, where that is so', () => {
    const later = { ...right, ruleId: 'later', from: '2029-10-03', balance: -37_699.11, evensOutOn: null };
    const answer = { ...sampleOutlook, rights: [right, later] };
    expect(notMadeUpFor(answer, 'later')?.replaceAll('\u00a0', ' ')).toBe(
      'Por “Transição por idade”, esperar até 03/10/2029 só compensa depois da expectativa de vida (até lá, R$ 37.699,11 a menos).',
    );
    expect(
      notMadeUpFor({ ...answer, rights: [{ ...later, balance: 10, evensOutOn: '2040-01-01' }] }, 'later'),
    ).toBeNull();
    expect(notMadeUpFor(answer, right.ruleId)).toBeNull();
  });

  it('says beside a value to come that waiting beyond it brings more, and nothing where it does not', () => {
    expect(higherStill(sampleOutlook, 4000)).toBe(
      'Esperando além disso, o valor sobe até R$ 4.400,00 por mês, em 20/11/2027.',
    );
    expect(higherStill({ ...sampleOutlook, marks: { ...marks, bestInLife: marks.first } }, 4000)).toBe(
      'Esperando além disso, o valor sobe até R$ 4.400,00 por mês, em 20/11/2027, esperando mais 1 ano; compensa a partir de 05/2032.',
    );
    expect(higherStill(sampleOutlook, 4400)).toBeNull();
    expect(higherStill({ ...sampleOutlook, marks: none }, 4000)).toBeNull();
  });

  it('says of whoever works that waiting is working on, though the pay is the same either way', () => {
    const waiting = [first, { ...second, date: '2031-11-20', balance: 90_000 }];
    const highest = { date: '2031-11-20', ruleId: second.ruleId, value: 4400, total: 1 };
    const changes = { waiting, marks: { ...marks, highest, bestInLife: highest } };
    expect(said({ ...changes, worksOn: true })[1]).toContain('trabalhando mais 5 anos');
    expect(said(changes)[1]).toContain('esperando mais 5 anos');
  });

  it('rounds a sum that hangs on a day of more than ten years ahead', () => {
    const waiting = [first, { ...second, date: '2040-11-20', balance: -464_006.78, evensOutOn: null }];
    const highest = { date: '2040-11-20', ruleId: second.ruleId, value: 4400, total: 1 };
    expect(said({ waiting, marks: { ...marks, highest, bestInLife: marks.first } })[1]).toContain(
      '(até lá, cerca de R$ 464.000,00 a menos)',
    );
  });
});
