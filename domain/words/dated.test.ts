import { expect, it } from 'vitest';
import { datedText } from './dated.ts';

const TODAY = '2026-11-29';

it('a calculation of today, or of some weeks ago, needs no word on its date', () => {
  expect(datedText(TODAY, TODAY)).toBeNull();
  expect(datedText('2026-05-29', TODAY)).toBeNull();
});

it('one dated ahead says that nothing can be asked for before its day, and what it does not know', () => {
  expect(datedText('2030-06-01', TODAY)).toBe(
    'A data deste cálculo, 01/06/2030, ainda não chegou: “já” e “hoje” são esse dia, nada do que segue se pede antes dele, e as remunerações até lá não são conhecidas.',
  );
});

it('one of more than half a year ago says that its “ainda não” is not of today', () => {
  expect(datedText('2026-05-28', TODAY)).toBe(
    'A data deste cálculo é 28/05/2026: “já”, “ainda” e “hoje” são esse dia. O que vale em 29/11/2026 pede um cálculo com a data de hoje.',
  );
});
