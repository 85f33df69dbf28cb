import { describe, expect, it } from 'vitest';
import type { RecordCount } from '../api/work-records.ts';
import { countDifferenceTexts, hasMonthsToComplete } from './record-count.ts';

type Difference = RecordCount['countDifferences'][number];

const said = (...countDifferences: readonly Difference[]): readonly string[] =>
  countDifferenceTexts({ countDifferences: [...countDifferences] });
const of = (cause: Difference['cause'], days: number, months: number | null = null): Difference => ({
  cause,
  days,
  months,
});

describe('why a record counts other days than its dates', () => {
  it.each([
    [of('competencia', 34), 'já com 34 dias da contagem por competência desde 14/11/2019'],
    [of('competencia', -1), 'já sem 1 dia da contagem por competência desde 14/11/2019'],
    [of('notComputed', -90, 3), '3 competências que o INSS não computa (ver os indicadores): já sem 90 dias'],
    [of('unpaidRural', -3650), 'já sem 3.650 dias de atividade rural sem recolhimento desde 11/1991'],
    [of('shared', -365), 'já sem 365 dias em comum com vínculo anterior, que contam uma vez só'],
    [of('deduction1', -18), 'já sem 18 dias de dedução até 16/12/1998'],
    [of('deduction2', -18), 'já sem 18 dias de dedução até 13/11/2019'],
    [of('deduction3', -18), 'já sem 18 dias de dedução desde 14/11/2019'],
    [of('premiumLeave', 180), 'já com 180 dias de licença-prêmio (90 em dobro)'],
    [of('abroad', -3652), '3.652 dias no exterior, que só contam por totalização'],
  ])('%o: says what is inside already, never what is still to be done', (difference, sentence) => {
    expect(said(difference)).toEqual([sentence]);
    expect(hasMonthsToComplete({ countDifferences: [difference] })).toBe(false);
  });

  it.each([
    [19, -613, '19 competências abaixo do mínimo não contam (complementar): já sem 613 dias'],
    [1, -30, '1 competência abaixo do mínimo não conta (complementar): já sem 30 dias'],
  ])('names %i months below the minimum, and that they can be completed', (months, days, sentence) => {
    const below = of('belowMinimum', days, months);
    expect(said(below)).toEqual([sentence]);
    expect(hasMonthsToComplete({ countDifferences: [below] })).toBe(true);
  });

  it('begins with what can be mended, and is silent where every day counts', () => {
    expect(said(of('shared', -10), of('belowMinimum', -30, 1), of('deduction1', -2))).toEqual([
      '1 competência abaixo do mínimo não conta (complementar): já sem 30 dias',
      'já sem 10 dias em comum com vínculo anterior, que contam uma vez só',
      'já sem 2 dias de dedução até 16/12/1998',
    ]);
    expect(said()).toEqual([]);
  });
});
