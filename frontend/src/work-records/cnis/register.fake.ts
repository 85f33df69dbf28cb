import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import type { CountedAs } from './totals.ts';

export const counted: CountedAs = {
  asOf: '2026-11-20',
  method: 'days365',
  limits: { minimumWage: () => 1000, ceiling: () => null },
  records: [],
  includeMissing: false,
};

export const register: CnisRegister = {
  companyName: 'PADARIA INVENTADA',
  ingressDate: '1993-01-01',
  egressDate: null,
  proposedEgressDate: '1994-09-30',
  companyCode: null,
  nit: null,
  regimeType: 'RGPS',
  kind: 'employment',
  lastRemuneration: '1994-09',
  indicators: [],
  noted: [],
  news: null,
  contributionPlans: [],
  lateMonths: null,
  salaries: [
    { month: '06', year: 1994, value: 400_000 },
    { month: '07', year: 1994, value: 64.79, readValue: 50 },
  ],
  warnings: [{ code: 'missing', month: '08', year: 1994, message: 'Remuneração ausente.' }],
  matches: null,
};
export const benefit: CnisRegister = { ...register, kind: 'benefit', companyName: 'Benefício', ingressDate: null };

export const noNews: NonNullable<CnisRegister['news']> = {
  months: 0,
  from: null,
  to: null,
  egressDate: null,
  knownEgressDate: null,
  kept: [],
  asksEnd: false,
  asksPlan: false,
  indicators: false,
};
