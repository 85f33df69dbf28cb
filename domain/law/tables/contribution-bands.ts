/**
 * What is withheld from a month's pay for the pension, by bands: each part of the pay bears the rate of its own band.
 * BRL, percentages. Above the last band of the RGPS nothing is withheld; the servants of the União have four bands more.
 *
 * @see EC 103/2019, arts. 11 and 28; the orders named in each line
 */
import { centsOf } from '../../units/money.ts';
import { type Month, parseMonth } from '../../units/month.ts';

interface Bands {
  /** 'YYYY-MM', in force until the next line. */
  readonly from: string;
  /** Upper limits of the bands of 7.5%, 9%, 12% and 14%. */
  readonly upTo: readonly [number, number, number, number];
  /** Upper limits of the bands of 14.5%, 16.5% and 19%; above the last one 22%. */
  readonly ofTheUniao: readonly [number, number, number];
  readonly norm: string;
}

/**
 * Before the amendment's bands one rate fell on the whole pay: in the RGPS that of the row the pay falls in, of a servant of the União 11%.
 * @see Lei 8.212/1991, art. 20 (text until 02/2020); Lei 10.887/2004, art. 4; EC 103/2019, art. 36, I
 */
const WHOLE_PAY = {
  from: '2020-01',
  rows: [
    { upTo: 1830.29, rate: 8 },
    { upTo: 3050.52, rate: 9 },
    { upTo: 6101.06, rate: 11 },
  ],
  norm: 'Portaria SEPRT/ME 3.659/2020',
  ofTheUniao: { rate: 11, norm: 'Lei 10.887/2004, art. 4º' },
} as const;

/** In the first band of 2023 the minimum wage rose in May. */
const CONTRIBUTION_BANDS: readonly Bands[] = [
  {
    from: '2020-03',
    upTo: [1045, 2089.6, 3134.4, 6101.06],
    ofTheUniao: [10_448, 20_896, 40_747.2],
    norm: 'Portaria SEPRT/ME 3.659/2020; Portaria SEPRT/ME 2.963/2020',
  },
  {
    from: '2021-01',
    upTo: [1100, 2203.48, 3305.22, 6433.57],
    ofTheUniao: [11_017.42, 22_034.83, 42_967.92],
    norm: 'Portaria SEPRT/ME 477/2021; Portaria SEPRT/ME 636/2021',
  },
  {
    from: '2022-01',
    upTo: [1212, 2427.35, 3641.03, 7087.22],
    ofTheUniao: [12_136.79, 24_273.57, 47_333.46],
    norm: 'Portaria Interministerial MTP/ME 12/2022',
  },
  {
    from: '2023-01',
    upTo: [1302, 2571.29, 3856.94, 7507.49],
    ofTheUniao: [12_856.5, 25_712.99, 50_140.33],
    norm: 'Portaria Interministerial MPS/MF 26/2023',
  },
  {
    from: '2023-05',
    upTo: [1320, 2571.29, 3856.94, 7507.49],
    ofTheUniao: [12_856.5, 25_712.99, 50_140.33],
    norm: 'Portaria Interministerial MPS/MF 27/2023',
  },
  {
    from: '2024-01',
    upTo: [1412, 2666.68, 4000.03, 7786.02],
    ofTheUniao: [13_333.48, 26_666.94, 52_000.54],
    norm: 'Portaria Interministerial MPS/MF 2/2024',
  },
  {
    from: '2025-01',
    upTo: [1518, 2793.88, 4190.83, 8157.41],
    ofTheUniao: [13_969.49, 27_938.95, 54_480.97],
    norm: 'Portaria Interministerial MPS/MF 6/2025',
  },
  {
    from: '2026-01',
    upTo: [1621, 2902.84, 4354.27, 8475.55],
    ofTheUniao: [14_514.3, 29_028.57, 56_605.73],
    norm: 'Portaria Interministerial MPS/MF 13/2026',
  },
];

/** Cents times hundredths of a percent are whole: half a cent stays half a cent. */
const PARTS_OF_A_REAL = 1_000_000;

const RATES = [7.5, 9, 12, 14, 14.5, 16.5, 19, 22] as const;

/** Who contributes by the bands: an employee of the RGPS, a servant of the União, one of them under its complementary regime. */
export type BandsOf = 'rgps' | 'uniao' | 'uniaoUnderCeiling';

/** A month's contribution, unrounded and exact, with the order whose bands were used. */
export interface Withheld {
  readonly amount: number;
  readonly norm: string;
}

const ofWholePay = (pay: number, month: Month, bandsOf: BandsOf): Withheld | null => {
  if (month < parseMonth(WHOLE_PAY.from)) return null;
  const { rows, ofTheUniao } = WHOLE_PAY;
  const most = Math.max(...rows.map(({ upTo }) => upTo));
  if (bandsOf !== 'rgps') {
    const base = bandsOf === 'uniao' ? pay : Math.min(pay, most);
    return { amount: (base * ofTheUniao.rate) / 100, norm: ofTheUniao.norm };
  }
  const base = Math.min(pay, most);
  const row = rows.find(({ upTo }) => base <= upTo);
  return { amount: (base * (row?.rate ?? 0)) / 100, norm: WHOLE_PAY.norm };
};

/** Of a month's pay in BRL, by the newest bands known in that month; null before 01/2020, whose rates are not kept here. */
export const withheldFrom = (pay: number, month: Month, bandsOf: BandsOf): Withheld | null => {
  const bands = CONTRIBUTION_BANDS.findLast(({ from }) => parseMonth(from) <= month);
  if (bands === undefined) return ofWholePay(pay, month, bandsOf);
  const limits = bandsOf === 'uniao' ? [...bands.upTo, ...bands.ofTheUniao, Number.POSITIVE_INFINITY] : bands.upTo;
  const cents = centsOf(pay);
  let parts = 0;
  let below = 0;
  for (const [band, limit] of limits.entries()) {
    if (cents <= below) break;
    const upTo = Math.min(cents, centsOf(limit));
    parts += (upTo - below) * centsOf(RATES[band] ?? 0);
    below = upTo;
  }
  return { amount: parts / PARTS_OF_A_REAL, norm: bands.norm };
};
