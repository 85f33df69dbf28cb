import type { CnisRelation, CnisRemuneration } from './extract.ts';
import type { MonthLimits } from './limits.ts';
import { toRegister } from './to-registers.ts';

export const limits: MonthLimits = {
  minimumWage: (year) => (year === 2010 ? 510 : null),
  ceiling: (year) => (year === 2010 ? 3467.4 : null),
};

export const month = (key: string, value: number | null, ...indicators: string[]): CnisRemuneration => ({
  month: key,
  value,
  indicators,
});

export const relation = (given: Partial<CnisRelation> = {}): CnisRelation => ({
  seq: 1,
  nit: '100.20030.04-1',
  code: '11.222.333/0001-44',
  employer: 'PADARIA PAO INVENTADO LTDA',
  type: 'Empregado ou Agente Público',
  kind: 'employment',
  startDate: '2010-01-04',
  endDate: '2010-01-29',
  lastRemuneration: '2010-01',
  indicators: [],
  remunerations: [],
  ...given,
});

export const registerOf = (...remunerations: CnisRemuneration[]) => toRegister(relation({ remunerations }), limits);

export const codesOf = ({ warnings }: ReturnType<typeof toRegister>): string[] =>
  warnings.map(({ code, month: m, year }) => (m === null ? code : `${code} ${m}/${year}`));
