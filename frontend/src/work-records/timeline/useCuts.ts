import type { Calculation } from '../../../../domain/api/calculations.ts';
import { reformDayOf } from '../../../../domain/words/reform.ts';
import { useTotals } from '../../calculations/useTotals.ts';
import { recordTexts as texts } from '../texts.ts';
import type { Cut } from './CutMarks.tsx';

/** The days that the counting of time distinguishes: EC 20, EC 41, and the reform of the calculation's regime. */
export const useCuts = ({
  id,
  calculationDateUsed,
}: Pick<Calculation, 'id' | 'calculationDateUsed'>): readonly Cut[] => {
  const { data } = useTotals(id, 'reform', 'ALL');
  const reformed = data === undefined ? null : reformDayOf(data.until, calculationDateUsed);
  return [
    { day: '1998-12-16', name: texts.cut1998 },
    { day: '2003-12-31', name: texts.cut2003 },
    ...(reformed === null ? [] : [{ day: reformed, name: texts.cutReform }]),
  ];
};
