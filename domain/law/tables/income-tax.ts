/**
 * The income tax withheld each month from what a natural person receives: bands, deductions and the reduction of 2026.
 * BRL a month, percentages.
 *
 * The tables since 02/2024 were read in the law (as Lei 15.191/2025 left it); those before in secondary copies of the tax
 * authority's pages, and the amounts to deduct of 05/2023 are worked out so that the tax has no jump. The deductions, the
 * exemption from 65 on and the reduction were read in their laws.
 *
 * @see Lei 11.482/2007, art. 1º, XI and XII; Lei 9.250/1995, arts. 3º-A and 4º; Lei 7.713/1988, art. 6º, XV
 */
import { type Month, parseMonth } from '../../units/month.ts';

export interface TaxBand {
  /** Null: no upper limit. */
  readonly upTo: number | null;
  readonly rate: number;
  readonly deduct: number;
}

export interface IncomeTaxTable {
  /** 'YYYY-MM', in force until the next table. */
  readonly from: string;
  readonly norm: string;
  readonly bands: readonly TaxBand[];
  /** Instead of all other deductions, if more; null before it existed. Lei 9.250/1995, art. 4º, § 2º. */
  readonly simplifiedDeduction: number | null;
}

const band = (upTo: number | null, rate: number, deduct: number): TaxBand => ({ upTo, rate, deduct });

const INCOME_TAX: readonly IncomeTaxTable[] = [
  {
    from: '2015-04',
    norm: 'Lei 13.149/2015',
    bands: [
      band(1903.98, 0, 0),
      band(2826.65, 7.5, 142.8),
      band(3751.05, 15, 354.8),
      band(4664.68, 22.5, 636.13),
      band(null, 27.5, 869.36),
    ],
    simplifiedDeduction: null,
  },
  {
    from: '2023-05',
    norm: 'Lei 14.663/2023',
    bands: [
      band(2112, 0, 0),
      band(2826.65, 7.5, 158.4),
      band(3751.05, 15, 370.4),
      band(4664.68, 22.5, 651.73),
      band(null, 27.5, 884.96),
    ],
    simplifiedDeduction: 528,
  },
  {
    from: '2024-02',
    norm: 'Lei 11.482/2007, art. 1º, XI',
    bands: [
      band(2259.2, 0, 0),
      band(2826.65, 7.5, 169.44),
      band(3751.05, 15, 381.44),
      band(4664.68, 22.5, 662.77),
      band(null, 27.5, 896),
    ],
    simplifiedDeduction: 564.8,
  },
  {
    from: '2025-05',
    norm: 'Lei 11.482/2007, art. 1º, XII',
    bands: [
      band(2428.8, 0, 0),
      band(2826.65, 7.5, 182.16),
      band(3751.05, 15, 394.16),
      band(4664.68, 22.5, 675.49),
      band(null, 27.5, 908.73),
    ],
    simplifiedDeduction: 607.2,
  },
];

/** The table in force in a month; null before 04/2015, whose tables are not kept here. */
export const incomeTaxTable = (month: Month): IncomeTaxTable | null =>
  INCOME_TAX.findLast(({ from }) => parseMonth(from) <= month) ?? null;

/** For each dependant. Lei 9.250/1995, art. 4º, III, i; since 04/2015. */
export const TAX_DEDUCTION_OF_A_DEPENDANT = 189.59;

/** From the month in which 65 is complete, of retirement and pension. Lei 7.713/1988, art. 6º, XV, i; since 04/2015. */
export const TAX_EXEMPT_FROM_65 = 1903.98;

/** The reduction since 01/2026, of the taxable income of the month. Lei 9.250/1995, art. 3º-A (Lei 15.270/2025). */
export const TAX_REDUCTION = {
  from: parseMonth('2026-01'),
  wholeUpTo: 5000,
  whole: 312.89,
  fallingUpTo: 7350,
  constant: 978.62,
  slope: 0.133145,
} as const;
