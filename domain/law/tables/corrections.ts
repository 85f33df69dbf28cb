/**
 * Monthly correction applied to the salaries of contribution, in percent, as the ministry applies it.
 *
 * 07/1994 to 06/1995 IPC-r (Lei 8.880/1994, art. 21); 07/1995 to 03/1996 INPC (MP 1.053/1995); 04/1996 to 01/2004
 * IGP-DI (MP 1.415/1996, Lei 9.711/1998); since 02/2004 INPC (Lei 10.887/2004; Lei 8.213/1991, art. 29-B).
 *
 * Ten months differ from what the agency published, because the official tables do: IGP-DI below zero was applied as
 * zero in 08/1997, 04/1998, 07 to 11/1998 and 05/1999; 08/1996 has the third decimal 0.004; 02/2008 is 0.51 instead of
 * the INPC of 0.48.
 *
 * Confirmed: the factors chained from these percents are the published tables of 1999 to 09/2026, digit for digit.
 */
export const CORRECTIONS: readonly { year: number; firstMonth: number; percents: readonly number[] }[] = [
  { year: 1994, firstMonth: 7, percents: [6.08, 5.46, 1.51, 1.86, 3.27, 2.19] },
  { year: 1995, firstMonth: 1, percents: [1.67, 0.99, 1.41, 1.92, 2.57, 1.82, 2.46, 1.02, 1.17, 1.4, 1.51, 1.65] },
  { year: 1996, firstMonth: 1, percents: [1.46, 0.71, 0.29, 0.7, 1.68, 1.22, 1.09, 0.004, 0.13, 0.22, 0.28, 0.88] },
  { year: 1997, firstMonth: 1, percents: [1.58, 0.42, 1.16, 0.59, 0.3, 0.7, 0.09, 0, 0.59, 0.34, 0.83, 0.69] },
  { year: 1998, firstMonth: 1, percents: [0.88, 0.02, 0.23, 0, 0.23, 0.28, 0, 0, 0, 0, 0, 0.98] },
  { year: 1999, firstMonth: 1, percents: [1.15, 4.44, 1.98, 0.03, 0, 1.02, 1.59, 1.45, 1.47, 1.89, 2.53, 1.23] },
  { year: 2000, firstMonth: 1, percents: [1.02, 0.19, 0.18, 0.13, 0.67, 0.93, 2.26, 1.82, 0.69, 0.37, 0.39, 0.76] },
  { year: 2001, firstMonth: 1, percents: [0.49, 0.34, 0.8, 1.13, 0.44, 1.46, 1.62, 0.9, 0.38, 1.45, 0.76, 0.18] },
  { year: 2002, firstMonth: 1, percents: [0.19, 0.18, 0.11, 0.7, 1.11, 1.74, 2.05, 2.36, 2.64, 4.21, 5.84, 2.7] },
  { year: 2003, firstMonth: 1, percents: [2.17, 1.59, 1.66, 0.41, -0.67, -0.7, -0.2, 0.62, 1.05, 0.44, 0.48, 0.6] },
  { year: 2004, firstMonth: 1, percents: [0.8, 0.39, 0.57, 0.41, 0.4, 0.5, 0.73, 0.5, 0.17, 0.17, 0.44, 0.86] },
  { year: 2005, firstMonth: 1, percents: [0.57, 0.44, 0.73, 0.91, 0.7, -0.11, 0.03, 0, 0.15, 0.58, 0.54, 0.4] },
  { year: 2006, firstMonth: 1, percents: [0.38, 0.23, 0.27, 0.12, 0.13, -0.07, 0.11, -0.02, 0.16, 0.43, 0.42, 0.62] },
  { year: 2007, firstMonth: 1, percents: [0.49, 0.42, 0.44, 0.26, 0.26, 0.31, 0.32, 0.59, 0.25, 0.3, 0.43, 0.97] },
  { year: 2008, firstMonth: 1, percents: [0.69, 0.51, 0.51, 0.64, 0.96, 0.91, 0.58, 0.21, 0.15, 0.5, 0.38, 0.29] },
  { year: 2009, firstMonth: 1, percents: [0.64, 0.31, 0.2, 0.55, 0.6, 0.42, 0.23, 0.08, 0.16, 0.24, 0.37, 0.24] },
  { year: 2010, firstMonth: 1, percents: [0.88, 0.7, 0.71, 0.73, 0.43, -0.11, -0.07, -0.07, 0.54, 0.92, 1.03, 0.6] },
  { year: 2011, firstMonth: 1, percents: [0.94, 0.54, 0.66, 0.72, 0.57, 0.22, 0, 0.42, 0.45, 0.32, 0.57, 0.51] },
  { year: 2012, firstMonth: 1, percents: [0.51, 0.39, 0.18, 0.64, 0.55, 0.26, 0.43, 0.45, 0.63, 0.71, 0.54, 0.74] },
  { year: 2013, firstMonth: 1, percents: [0.92, 0.52, 0.6, 0.59, 0.35, 0.28, -0.13, 0.16, 0.27, 0.61, 0.54, 0.72] },
  { year: 2014, firstMonth: 1, percents: [0.63, 0.64, 0.82, 0.78, 0.6, 0.26, 0.13, 0.18, 0.49, 0.38, 0.53, 0.62] },
  { year: 2015, firstMonth: 1, percents: [1.48, 1.16, 1.51, 0.71, 0.99, 0.77, 0.58, 0.25, 0.51, 0.77, 1.11, 0.9] },
  { year: 2016, firstMonth: 1, percents: [1.51, 0.95, 0.44, 0.64, 0.98, 0.47, 0.64, 0.31, 0.08, 0.17, 0.07, 0.14] },
  { year: 2017, firstMonth: 1, percents: [0.42, 0.24, 0.32, 0.08, 0.36, -0.3, 0.17, -0.03, -0.02, 0.37, 0.18, 0.26] },
  { year: 2018, firstMonth: 1, percents: [0.23, 0.18, 0.07, 0.21, 0.43, 1.43, 0.25, 0, 0.3, 0.4, -0.25, 0.14] },
  { year: 2019, firstMonth: 1, percents: [0.36, 0.54, 0.77, 0.6, 0.15, 0.01, 0.1, 0.12, -0.05, 0.04, 0.54, 1.22] },
  { year: 2020, firstMonth: 1, percents: [0.19, 0.17, 0.18, -0.23, -0.25, 0.3, 0.44, 0.36, 0.87, 0.89, 0.95, 1.46] },
  { year: 2021, firstMonth: 1, percents: [0.27, 0.82, 0.86, 0.38, 0.96, 0.6, 1.02, 0.88, 1.2, 1.16, 0.84, 0.73] },
  { year: 2022, firstMonth: 1, percents: [0.67, 1, 1.71, 1.04, 0.45, 0.62, -0.6, -0.31, -0.32, 0.47, 0.38, 0.69] },
  { year: 2023, firstMonth: 1, percents: [0.46, 0.77, 0.64, 0.53, 0.36, -0.1, -0.09, 0.2, 0.11, 0.12, 0.1, 0.55] },
  { year: 2024, firstMonth: 1, percents: [0.57, 0.81, 0.19, 0.37, 0.46, 0.25, 0.26, -0.14, 0.48, 0.61, 0.33, 0.48] },
  { year: 2025, firstMonth: 1, percents: [0, 1.48, 0.51, 0.48, 0.35, 0.23, 0.21, -0.21, 0.52, 0.03, 0.03, 0.21] },
  { year: 2026, firstMonth: 1, percents: [0.39, 0.56, 0.91, 0.81, 0.65, 0.14, -0.01, -0.32] },
];
