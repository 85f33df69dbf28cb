import type { RegimeType } from '../../domain/api/common.ts';
import type { RegimeData, ReportData } from '../data.ts';

export type Regimes = readonly (readonly [RegimeType, RegimeData])[];

export const regimesOf = ({ rpps, rgps }: ReportData, concluded: readonly RegimeType[]): Regimes =>
  concluded.flatMap((name) => {
    const regime = name === 'RPPS' ? rpps : rgps;
    return regime === null ? [] : [[name, regime] as const];
  });
