import { useTotals } from '../../calculations/useTotals.ts';
import { recordTexts as texts } from '../texts.ts';
import type { Cut } from './CutMarks.tsx';

/** The days that the counting of time distinguishes: EC 20, EC 41, and the reform of the calculation's regime. */
export const useCuts = (calculationId: string): readonly Cut[] => {
  const { data } = useTotals(calculationId, 'reform', 'ALL');
  return [
    { day: '1998-12-16', name: texts.cut1998 },
    { day: '2003-12-31', name: texts.cut2003 },
    ...(data === undefined ? [] : [{ day: data.until, name: texts.cutReform }]),
  ];
};
