import type { LimitChange } from './limit-change.ts';

/**
 * Limit of the salary of contribution (teto do RGPS) since the Plano Real, in BRL. 12/1998 takes the 1,200.00 that
 * started on the 16th. In 2010 and 2011 the final orders are retroactive to January: `value` follows them, not the
 * 3,416.54 and 3,689.66 collected in the first months.
 *
 * Values confirmed in at least two public tables or in the order itself; `normConfirmed` is about the number of the
 * norm. 08/2006 to 03/2007: two secondary tables keep 2,801.56; Decreto 5.872/2006 sets 2,801.82.
 */
export const CEILING: readonly LimitChange[] = [
  { from: '1994-07', value: 582.86, norm: 'URV 582,86 (Lei 8.880/1994)', normConfirmed: false },
  { from: '1995-05', value: 832.66, norm: 'Lei 9.032/1995 (reajuste de 42,8571%)', normConfirmed: false },
  { from: '1996-05', value: 957.56, norm: 'MP 1.415/1996 (Lei 9.711/1998), 15%', normConfirmed: false },
  { from: '1997-06', value: 1031.87, norm: 'MP 1.572/1997 (Lei 9.711/1998), 7,76%', normConfirmed: true },
  { from: '1998-06', value: 1081.5, norm: 'Portaria MPAS 4.479/1998 (MP 1.663/1998)', normConfirmed: true },
  { from: '1998-12', value: 1200, norm: 'EC 20/1998, art. 14', normConfirmed: true },
  { from: '1999-06', value: 1255.32, norm: 'Portaria MPAS 5.188/1999 (4,61%)', normConfirmed: false },
  { from: '2000-06', value: 1328.25, norm: 'Portaria MPAS 6.211/2000 (5,81%)', normConfirmed: false },
  { from: '2001-06', value: 1430, norm: 'Decreto 3.826/2001; Portaria MPAS 1.987/2001 (7,66%)', normConfirmed: false },
  { from: '2002-06', value: 1561.56, norm: 'Decreto 4.249/2002; Portaria MPAS 525/2002 (9,20%)', normConfirmed: false },
  { from: '2003-06', value: 1869.34, norm: 'Decreto 4.709/2003; Portaria MPS 727/2003 (19,71%)', normConfirmed: false },
  { from: '2004-01', value: 2400, norm: 'EC 41/2003, art. 5', normConfirmed: true },
  { from: '2004-05', value: 2508.72, norm: 'Decreto 5.061/2004, art. 2; Portaria MPS 479/2004', normConfirmed: true },
  { from: '2005-05', value: 2668.15, norm: 'Portaria MPS 822/2005 (6,355%)', normConfirmed: true },
  { from: '2006-04', value: 2801.56, norm: 'Decreto 5.756/2006, art. 1; Portaria MPS 119/2006', normConfirmed: true },
  { from: '2006-08', value: 2801.82, norm: 'Decreto 5.872/2006, art. 3; Portaria MPS 342/2006', normConfirmed: true },
  { from: '2007-04', value: 2894.28, norm: 'Portaria MPS 142/2007', normConfirmed: true },
  { from: '2008-03', value: 3038.99, norm: 'Portaria Interministerial MPS/MF 77/2008', normConfirmed: true },
  { from: '2009-02', value: 3218.9, norm: 'Portaria Interministerial MPS/MF 48/2009', normConfirmed: true },
  {
    from: '2010-01',
    value: 3467.4,
    norm: 'Portaria Interministerial MPS/MF 333/2010, alterada pela 408/2010',
    normConfirmed: true,
  },
  { from: '2011-01', value: 3691.74, norm: 'Portaria Interministerial MPS/MF 407/2011, art. 2', normConfirmed: true },
  { from: '2012-01', value: 3916.2, norm: 'Portaria Interministerial MPS/MF 2/2012', normConfirmed: true },
  { from: '2013-01', value: 4159, norm: 'Portaria Interministerial MPS/MF 15/2013', normConfirmed: true },
  { from: '2014-01', value: 4390.24, norm: 'Portaria Interministerial MPS/MF 19/2014', normConfirmed: true },
  { from: '2015-01', value: 4663.75, norm: 'Portaria Interministerial MPS/MF 13/2015', normConfirmed: false },
  { from: '2016-01', value: 5189.82, norm: 'Portaria Interministerial MTPS/MF 1/2016', normConfirmed: false },
  { from: '2017-01', value: 5531.31, norm: 'Portaria MF 8/2017', normConfirmed: false },
  { from: '2018-01', value: 5645.8, norm: 'Portaria MF 15/2018', normConfirmed: false },
  { from: '2019-01', value: 5839.45, norm: 'Portaria ME 9/2019', normConfirmed: false },
  { from: '2020-01', value: 6101.06, norm: 'Portaria SEPRT/ME 3.659/2020', normConfirmed: true },
  { from: '2021-01', value: 6433.57, norm: 'Portaria SEPRT/ME 477/2021', normConfirmed: true },
  { from: '2022-01', value: 7087.22, norm: 'Portaria Interministerial MTP/ME 12/2022', normConfirmed: true },
  {
    from: '2023-01',
    value: 7507.49,
    norm: 'Portaria Interministerial MPS/MF 26/2023 (e 27/2023)',
    normConfirmed: true,
  },
  { from: '2024-01', value: 7786.02, norm: 'Portaria Interministerial MPS/MF 2/2024', normConfirmed: true },
  { from: '2025-01', value: 8157.41, norm: 'Portaria Interministerial MPS/MF 6/2025', normConfirmed: true },
  { from: '2026-01', value: 8475.55, norm: 'Portaria Interministerial MPS/MF 13/2026', normConfirmed: true },
];
