import type { CnisRegister } from '../register.ts';

/** A register as the reader makes it, of an employer who never was. */
export const aRegister = (said: Partial<CnisRegister> = {}): CnisRegister => ({
  companyName: 'PADARIA INVENTADA',
  ingressDate: '2009-03-01',
  egressDate: '2011-02-28',
  proposedEgressDate: null,
  companyCode: '11222333000144',
  nit: null,
  regimeType: 'RGPS',
  kind: 'employment',
  lastRemuneration: null,
  indicators: [],
  noted: [],
  contributionPlans: [],
  lateMonths: null,
  salaries: [],
  warnings: [],
  ...said,
});

/** What an extract printed of a month, within the limits. */
export const paid = (key: string, value = 1000) => ({
  month: key.slice(5),
  year: Number(key.slice(0, 4)),
  value,
  readValue: value,
});
