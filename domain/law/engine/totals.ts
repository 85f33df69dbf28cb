/** Totals of time on a cut date, as the calculation screen and the report show them. */
import type { TimeCut, TimeTotals } from '../../api/calculations.ts';
import { type Day, dayOf, isoOf } from '../../units/day.ts';
import { checkLawInput } from '../input/checks.ts';
import type { LawInput } from '../input/input.ts';
import { minimumWage } from '../tables/limits.ts';
import { overlayOf } from '../tables/overlay.ts';
import { countedTotals } from '../time/count.ts';
import { EC20, EC41, EC103 } from '../time/cuts.ts';

/** The day of a cut; 'reform' is the regime's own date, the INSS's in the RGPS, and tomorrow for 'Sem Reforma'. */
export const cutDay = (input: LawInput, until: TimeCut, regimeType: 'RPPS' | 'RGPS' | 'ALL'): Day => {
  switch (until) {
    case 'today':
      return dayOf(input.calculationDate);
    case '1998-12-16':
      return EC20;
    case '2003-12-31':
      return EC41;
    case 'reform': {
      if (regimeType === 'RGPS' || input.regime === null) return EC103;
      const { reformDate } = input.regime;
      return reformDate === null ? dayOf(input.calculationDate) + 1 : dayOf(reformDate);
    }
    default:
      return until satisfies never;
  }
};

/** What is held on a cut date, by the records of the regime asked for, or by the stated spans. */
export const timeTotals = (input: LawInput, until: TimeCut, regimeType: 'RPPS' | 'RGPS' | 'ALL'): TimeTotals => {
  checkLawInput(input);
  const day = cutDay(input, until, regimeType);
  const overlay = overlayOf(input.indexes);
  const totals = countedTotals(
    {
      gender: input.person.gender,
      calculationDate: dayOf(input.calculationDate),
      method: input.calculation.countingMethod,
      specialUntil: dayOf(input.settings.specialTimeUntil),
      regimeType,
      periods: input.workRecords,
      stated: input.calculation,
      ...(input.abroad === undefined ? {} : { hasRecords: true }),
      ...(input.earlierTotals === undefined ? {} : { earlier: input.earlierTotals }),
      minimumWage: (month) => minimumWage(month, overlay),
    },
    day,
  );
  return { until: isoOf(day), totals };
};
