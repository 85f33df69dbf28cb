import type { LimitChange } from './limit-change.ts';

/**
 * The minimum wage since the Plano Real, in BRL. A month takes the value in force in it: 04/2000 takes the 151.00 that
 * started on its third day.
 *
 * Values confirmed in at least two public tables (the whole monthly series to 2026-09); `normConfirmed` is about the
 * number of the norm alone. 10/2026 and 11/2026 rest on the decree, no later source was seen.
 */
export const MINIMUM_WAGE: readonly LimitChange[] = [
  { from: '1994-07', value: 64.79, norm: 'Lei 8.880/1994 (URV 64,79); Lei 9.069/1995', normConfirmed: true },
  { from: '1994-09', value: 70, norm: 'MP 598/1994 (Lei 9.063/1995)', normConfirmed: true },
  { from: '1995-05', value: 100, norm: 'Lei 9.032/1995', normConfirmed: true },
  {
    from: '1996-05',
    value: 112,
    norm: 'MP 1.415/1996 e reedições, consolidadas na Lei 9.971/2000',
    normConfirmed: true,
  },
  {
    from: '1997-05',
    value: 120,
    norm: 'MP 1.572/1997 e reedições, consolidadas na Lei 9.971/2000',
    normConfirmed: true,
  },
  { from: '1998-05', value: 130, norm: 'Lei 9.971/2000 (consolida as MPs de 1998)', normConfirmed: true },
  { from: '1999-05', value: 136, norm: 'Lei 9.971/2000 (consolida as MPs de 1999)', normConfirmed: true },
  { from: '2000-04', value: 151, norm: 'Lei 9.971/2000', normConfirmed: true },
  { from: '2001-04', value: 180, norm: 'MP 2.142/2001, última reedição MP 2.194-6/2001', normConfirmed: true },
  { from: '2002-04', value: 200, norm: 'Lei 10.525/2002', normConfirmed: true },
  { from: '2003-04', value: 240, norm: 'Lei 10.699/2003', normConfirmed: true },
  { from: '2004-05', value: 260, norm: 'Lei 10.888/2004', normConfirmed: true },
  { from: '2005-05', value: 300, norm: 'Lei 11.164/2005', normConfirmed: true },
  { from: '2006-04', value: 350, norm: 'Lei 11.321/2006', normConfirmed: true },
  { from: '2007-04', value: 380, norm: 'Lei 11.498/2007', normConfirmed: true },
  { from: '2008-03', value: 415, norm: 'Lei 11.709/2008', normConfirmed: true },
  { from: '2009-02', value: 465, norm: 'Lei 11.944/2009', normConfirmed: true },
  { from: '2010-01', value: 510, norm: 'MP 474/2009 (Lei 12.255/2010)', normConfirmed: true },
  { from: '2011-01', value: 540, norm: 'MP 516/2010', normConfirmed: true },
  { from: '2011-03', value: 545, norm: 'Lei 12.382/2011', normConfirmed: true },
  { from: '2012-01', value: 622, norm: 'Decreto 7.655/2011', normConfirmed: true },
  { from: '2013-01', value: 678, norm: 'Decreto 7.872/2012', normConfirmed: true },
  { from: '2014-01', value: 724, norm: 'Decreto 8.166/2013', normConfirmed: true },
  { from: '2015-01', value: 788, norm: 'Decreto 8.381/2014', normConfirmed: true },
  { from: '2016-01', value: 880, norm: 'Decreto 8.618/2015', normConfirmed: true },
  { from: '2017-01', value: 937, norm: 'Decreto 8.948/2016', normConfirmed: true },
  { from: '2018-01', value: 954, norm: 'Decreto 9.255/2017', normConfirmed: true },
  { from: '2019-01', value: 998, norm: 'Decreto 9.661/2019', normConfirmed: true },
  { from: '2020-01', value: 1039, norm: 'MP 916/2019', normConfirmed: true },
  { from: '2020-02', value: 1045, norm: 'MP 919/2020 (Lei 14.013/2020)', normConfirmed: true },
  { from: '2021-01', value: 1100, norm: 'MP 1.021/2020 (Lei 14.158/2021)', normConfirmed: true },
  { from: '2022-01', value: 1212, norm: 'MP 1.091/2021 (Lei 14.358/2022)', normConfirmed: true },
  { from: '2023-01', value: 1302, norm: 'MP 1.143/2022', normConfirmed: true },
  { from: '2023-05', value: 1320, norm: 'MP 1.172/2023 (Lei 14.663/2023)', normConfirmed: true },
  { from: '2024-01', value: 1412, norm: 'Decreto 11.864/2023', normConfirmed: true },
  { from: '2025-01', value: 1518, norm: 'Decreto 12.342/2024', normConfirmed: false },
  { from: '2026-01', value: 1621, norm: 'Decreto 12.797/2025', normConfirmed: true },
];
