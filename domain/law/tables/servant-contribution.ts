/**
 * What is withheld from the pay of a servant at work for the own regime, by place, where it is known. The União has the bands
 * of `contribution-bands.ts`; a place that is neither there nor here is not known.
 */
import { centsOf } from '../../units/money.ts';
import { type Month, parseMonth } from '../../units/month.ts';
import { type BandsOf, type Withheld, withheldFrom } from './contribution-bands.ts';
import { ceiling, minimumWage } from './limits.ts';
import type { IndexOverlay } from './overlay.ts';

interface ServantContribution {
  readonly place: string;
  /** 'YYYY-MM'. */
  readonly from: string;
  /** Upper limit in BRL ('minimumWage': that of the month; null: none) and rate of each band, from the first real on. */
  readonly bands: readonly (readonly [upTo: number | 'minimumWage' | null, rate: number])[];
  /** In Portuguese, with what of it was not read. */
  readonly norm: string;
}

const NOT_READ = 'não conferida no texto da lei';

const SERVANT_CONTRIBUTION: readonly ServantContribution[] = [
  { place: 'df', from: '2021-01', bands: [[null, 14]], norm: `LC (DF) 970/2020, ${NOT_READ}` },
  {
    place: 'mg',
    from: '2021-01',
    bands: [
      [1500, 11],
      [2500, 12],
      [3500, 13],
      [4500, 14],
      [5500, 15],
      [6101.06, 15.5],
      [null, 16],
    ],
    norm: `LC (MG) 64/2002, art. 28 (LC 156/2020, art. 9º), ${NOT_READ}`,
  },
  { place: 'ro', from: '2022-02', bands: [[null, 14]], norm: 'LC (RO) 1.100/2021, art. 57, II' },
  {
    place: 'rs',
    from: '2020-04',
    bands: [
      ['minimumWage', 7.5],
      [2000, 9],
      [3000, 12],
      [5839.45, 14],
      [10_000, 14.5],
      [20_000, 16.5],
      [39_000, 19],
      [null, 22],
    ],
    norm: `LC (RS) 13.758/2011, art. 10-A (LC 15.429/2019), sem os reajustes posteriores das faixas, ${NOT_READ}`,
  },
];

/** Cents times hundredths of a percent are whole: half a cent stays half a cent. */
const PARTS_OF_A_REAL = 1_000_000;

const byBands = (cents: number, bands: ServantContribution['bands'], wage: number): number => {
  let parts = 0;
  let below = 0;
  for (const [limit, rate] of bands) {
    const top = limit === null ? cents : centsOf(limit === 'minimumWage' ? wage : limit);
    const upTo = Math.min(cents, Math.max(below, top));
    parts += (upTo - below) * centsOf(rate);
    below = upTo;
  }
  return parts / PARTS_OF_A_REAL;
};

/** Of the first whole month in which it was due, until the bands of the União take its place. @see Lei 10.887/2004, arts. 4 and 16 */
const OF_THE_UNIAO = { from: '2004-06', until: '2019-12', rate: 11, norm: 'Lei 10.887/2004, art. 4º' } as const;

const ofTheUniaoBefore2020 = (pay: number, month: Month, top: number | null): Withheld | null => {
  const { from, until, rate, norm } = OF_THE_UNIAO;
  if (month < parseMonth(from) || month > parseMonth(until) || top === null) return null;
  return { amount: (Math.min(pay, top) * rate) / 100, norm };
};

/**
 * A month's contribution of a servant, BRL, unrounded.
 *
 * @param place 'uniao', 'df' …
 * @param underCeiling whether the complementary regime limits the base to the ceiling of the RGPS
 * @returns null where the place's rate of that month is not known
 */
export const withheldFromServant = (
  pay: number,
  month: Month,
  place: string,
  underCeiling: boolean,
  overlay?: IndexOverlay,
): Withheld | null => {
  if (place === 'uniao') {
    const bands: BandsOf = underCeiling ? 'uniaoUnderCeiling' : 'uniao';
    const top = underCeiling ? ceiling(month, overlay) : Number.POSITIVE_INFINITY;
    return ofTheUniaoBefore2020(pay, month, top) ?? withheldFrom(pay, month, bands);
  }
  const line = SERVANT_CONTRIBUTION.findLast((one) => one.place === place && parseMonth(one.from) <= month);
  const [top, wage] = [ceiling(month, overlay), minimumWage(month, overlay)];
  if (line === undefined || top === null || wage === null) return null;
  const base = underCeiling ? Math.min(pay, top) : pay;
  return { amount: byBands(centsOf(base), line.bands, wage), norm: line.norm };
};
