import { centsOf } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import { correctionTable, type IndexOverlay } from '../tables/index.ts';
import { rankingOf } from './ranking.ts';
import type { SalaryBook } from './salary-book.ts';

/**
 * An average and a last remuneration that somebody else worked out, as the book of a case without salaries: every
 * method takes the average as its own, whatever share of the months that may be.
 */
export const givenBook = (
  given: { readonly average: number | null; readonly lastRemuneration: number | null; readonly on: Month },
  regimeType: 'RGPS' | 'RPPS',
  overlay: IndexOverlay,
): SalaryBook => {
  const ranking = rankingOf(given.average === null ? [] : [centsOf(given.average)]);
  return {
    regimeType,
    overlay,
    given: true,
    isEmpty: false,
    all: () => [],
    lastRemuneration: () =>
      given.lastRemuneration === null ? null : { value: given.lastRemuneration, month: given.on },
    hasRuralSalaries: false,
    withoutBase: () => 0,
    window: (_last, reference) => ({
      table: correctionTable(reference, overlay),
      since1994: () => [],
      sorted: () => [],
      ranking,
      ranked: [],
      first: null,
      all: () => [],
      withoutIndex: [],
      belowMinimum: 0,
      notComputed: 0,
      ofSeguradoEspecial: 0,
    }),
  };
};
