/**
 * Yearly readjustment of benefits above the minimum wage, in percent, on 1 January.
 *
 * Confirmed from 2022 on by secondary sources; 2020 and 2021 are from memory but equal to the INPC of 2019 and of 2020
 * in the shipped series, from which the part of a year of a benefit's first readjustment is taken too.
 *
 * @see Lei 8.213/1991, art. 41-A
 */
export const READJUSTMENTS: readonly {
  readonly year: number;
  readonly percent: number;
  readonly confirmed: boolean;
}[] = [
  { year: 2020, percent: 4.48, confirmed: false },
  { year: 2021, percent: 5.45, confirmed: false },
  { year: 2022, percent: 10.16, confirmed: true },
  { year: 2023, percent: 5.93, confirmed: true },
  { year: 2024, percent: 3.71, confirmed: true },
  { year: 2025, percent: 4.77, confirmed: true },
  { year: 2026, percent: 3.9, confirmed: true },
];
