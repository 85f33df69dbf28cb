/**
 * What is withheld from the pension of the retired for the own regime, by place. Nothing is withheld in the RGPS, whose
 * benefits are no salary of contribution (CF, art. 195, II).
 *
 * Only the União's and Rondônia's were read in a text of the law. The others stand on institutes, councils and press, and say so; a place
 * that is not here is not known.
 */
import { type Month, parseMonth } from '../../units/month.ts';

/** A limit in BRL, in minimum wages or the ceiling of the RGPS, of the month paid. */
export type Limit = { readonly reais: number } | { readonly minimumWages: number } | 'ceiling';

export interface RetiredBand {
  readonly from: Limit;
  /** Null: no upper limit. */
  readonly upTo: Limit | null;
  readonly rate: number;
}

export interface RetiredContribution {
  readonly place: string;
  /** 'YYYY-MM', in force until the next line of the place. */
  readonly from: string;
  /** What bears nothing. */
  readonly exemptUpTo: Limit;
  /** Each part of the pension bears the rate of its own band; 'uniao': by the servants' bands of EC 103/2019, art. 11. */
  readonly bands: readonly RetiredBand[] | 'uniao';
  readonly norm: string;
  readonly confirmed: boolean;
  /** Another way to read the norm. */
  readonly alsoFromZero?: boolean;
  /** What the same norm asks where a condition that is not known here does not hold; `name` says it, in Portuguese. */
  readonly otherwise?: { readonly name: string; readonly exemptUpTo: Limit; readonly bands: readonly RetiredBand[] };
}

const reais = (value: number): Limit => ({ reais: value });
const minimumWages = (count: number): Limit => ({ minimumWages: count });
const band = (from: Limit, upTo: Limit | null, rate: number): RetiredBand => ({ from, upTo, rate });
const above = (limit: Limit, rate: number): { exemptUpTo: Limit; bands: readonly RetiredBand[] } => ({
  exemptUpTo: limit,
  bands: [band(limit, null, rate)],
});

/** Every line of every place, the older ones of a place first. */
export const RETIRED_CONTRIBUTION: readonly RetiredContribution[] = [
  { place: 'uniao', from: '2004-06', ...above('ceiling', 11), norm: 'Lei 10.887/2004, art. 5º', confirmed: true },
  {
    place: 'uniao',
    from: '2020-03',
    exemptUpTo: 'ceiling',
    bands: 'uniao',
    norm: 'EC 103/2019, art. 11, § 4º',
    confirmed: true,
  },
  { place: 'sp', from: '2023-01', ...above('ceiling', 16), norm: 'LC (SP) 1.380/2022', confirmed: false },
  {
    place: 'mg',
    from: '2020-12',
    exemptUpTo: minimumWages(3),
    bands: [
      band(reais(0), reais(1500), 11),
      band(reais(1500), reais(2500), 12),
      band(reais(2500), reais(3500), 13),
      band(reais(3500), reais(4500), 14),
      band(reais(4500), reais(5500), 15),
      band(reais(5500), reais(6101.06), 15.5),
      band(reais(6101.06), null, 16),
    ],
    norm: 'LC (MG) 64/2002, art. 28 (LC 156/2020, art. 9º)',
    confirmed: false,
    alsoFromZero: true,
  },
  { place: 'sc', from: '2021-11', ...above(minimumWages(1), 14), norm: 'LC (SC) 773/2021', confirmed: false },
  { place: 'sc', from: '2024-01', ...above(minimumWages(2), 14), norm: 'LC (SC) 848/2023', confirmed: false },
  { place: 'sc', from: '2025-01', ...above(minimumWages(2.5), 14), norm: 'LC (SC) 848/2023', confirmed: false },
  { place: 'sc', from: '2026-01', ...above(minimumWages(3), 14), norm: 'LC (SC) 848/2023', confirmed: false },
  {
    place: 'ro',
    /** The first whole month ninety days after the law of 18/10/2021 (CF, art. 195, § 6). */
    from: '2022-02',
    ...above(minimumWages(3), 14),
    norm: 'LC (RO) 1.100/2021, art. 57, III, a',
    confirmed: true,
    otherwise: {
      name: 'sem déficit atuarial no regime de Rondônia, só sobre o que passa do teto do RGPS (LC 1.100/2021, art. 57, III, b)',
      ...above('ceiling', 14),
    },
  },
  { place: 'ba', from: '2020-01', ...above(minimumWages(3), 14), norm: 'reforma estadual de 2020', confirmed: false },
  {
    place: 'df',
    from: '2020-01',
    exemptUpTo: minimumWages(1),
    bands: [band(minimumWages(1), 'ceiling', 11), band('ceiling', null, 14)],
    norm: 'LC (DF) 769/2008, art. 61 (LC 970/2020)',
    confirmed: false,
  },
  {
    place: 'rs',
    from: '2020-03',
    exemptUpTo: minimumWages(1),
    bands: [
      band(minimumWages(1), reais(2000), 9),
      band(reais(2000), reais(3000), 12),
      band(reais(3000), reais(5839.45), 14),
      band(reais(5839.45), reais(10_000), 14.5),
      band(reais(10_000), reais(20_000), 16.5),
      band(reais(20_000), reais(39_000), 19),
      band(reais(39_000), null, 22),
    ],
    norm: 'LC (RS) 13.758/2011, art. 10-A (LC 15.429/2019), sem os reajustes posteriores das faixas',
    confirmed: false,
  },
];

/** The line of a place ('uniao', 'sp') in force in a month; null where it is not known. */
export const retiredContribution = (place: string, month: Month): RetiredContribution | null =>
  RETIRED_CONTRIBUTION.findLast((line) => line.place === place && parseMonth(line.from) <= month) ?? null;
