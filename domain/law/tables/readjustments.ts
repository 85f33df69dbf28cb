/**
 * Readjustments of benefits above the minimum wage, in percent, each in the month of which it is paid; the first one of a
 * benefit is proportional to its start and stands in no table here.
 *
 * Until 2021 each is the ratio of two ceilings, which rise by the same index as the benefits (Lei 8.212/1991, art. 28, § 5);
 * the two new ceilings of EC 20 and EC 41 were no readjustments. Since 2022 each was read in secondary sources; since
 * 2012, and in 2008 and 2009, they are also the INPC of the months since the one before.
 *
 * @see Lei 8.213/1991, art. 41-A
 */
export const READJUSTMENTS: readonly {
  /** 'YYYY-MM' */
  readonly month: string;
  readonly percent: number;
  readonly confirmed: boolean;
}[] = [
  { month: '1999-06', percent: 4.61, confirmed: false },
  { month: '2000-06', percent: 5.81, confirmed: false },
  { month: '2001-06', percent: 7.66, confirmed: false },
  { month: '2002-06', percent: 9.2, confirmed: false },
  { month: '2003-06', percent: 19.71, confirmed: false },
  { month: '2004-05', percent: 4.53, confirmed: false },
  { month: '2005-05', percent: 6.355, confirmed: false },
  // 5.01 in all for 2006: the rest came in August (Decreto 5.872/2006)
  { month: '2006-04', percent: 5, confirmed: false },
  { month: '2006-08', percent: 0.009, confirmed: false },
  { month: '2007-04', percent: 3.3, confirmed: false },
  { month: '2008-03', percent: 5, confirmed: false },
  { month: '2009-02', percent: 5.92, confirmed: false },
  // 7.72 above the minimum wage (Lei 12.254/2010)
  { month: '2010-01', percent: 7.72, confirmed: false },
  { month: '2011-01', percent: 6.47, confirmed: false },
  { month: '2012-01', percent: 6.08, confirmed: false },
  { month: '2013-01', percent: 6.2, confirmed: false },
  { month: '2014-01', percent: 5.56, confirmed: false },
  { month: '2015-01', percent: 6.23, confirmed: false },
  { month: '2016-01', percent: 11.28, confirmed: false },
  { month: '2017-01', percent: 6.58, confirmed: false },
  { month: '2018-01', percent: 2.07, confirmed: false },
  { month: '2019-01', percent: 3.43, confirmed: false },
  { month: '2020-01', percent: 4.48, confirmed: false },
  { month: '2021-01', percent: 5.45, confirmed: false },
  { month: '2022-01', percent: 10.16, confirmed: true },
  { month: '2023-01', percent: 5.93, confirmed: true },
  { month: '2024-01', percent: 3.71, confirmed: true },
  { month: '2025-01', percent: 4.77, confirmed: true },
  { month: '2026-01', percent: 3.9, confirmed: true },
];
