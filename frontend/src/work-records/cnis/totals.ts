import type { Calculation } from '../../../../domain/api/calculations.ts';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { countPeriods, type PeriodToCount } from '../../../../domain/law/time/count.ts';
import { monthsBelow } from '../../../../domain/law/time/record-counts.ts';
import { dayOf, isIsoDay } from '../../../../domain/units/day.ts';
import { partsOfMonth } from '../../../../domain/units/month.ts';
import { formatSpan } from '../../../../domain/words/format.ts';
import { flagOf, type Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

/** How the calculation counts. */
export interface CountedAs {
  asOf: string;
  method: Calculation['countingMethod'];
  /** Null while they are fetched: until then nothing can be counted. */
  limits: MonthLimits | null;
}

/** A link as it would be counted as a record; none while its days cannot be. */
const periodOf = (one: Reviewed, asOf: string): PeriodToCount[] => {
  const { ingressDate, egressDate, ending, regimeType, salaries, register } = one;
  const end = ending === 'running' ? null : egressDate;
  if (!isIsoDay(ingressDate) || ingressDate > asOf) return [];
  if (end !== null && (!isIsoDay(end) || end < ingressDate)) return [];
  const isPublicService = flagOf(one, 'isPublicService');
  return [{ ingressDate, egressDate: end, regimeType, isPublicService, salaries: salaries ?? register.salaries }];
};

const chosenIn = (reviewed: readonly Reviewed[]): Reviewed[] =>
  reviewed.filter(({ included, known }) => included && !known);

/** Of what the limits say, as the law asks for it. */
const minimumWageIn =
  (limits: MonthLimits) =>
  (asked: number): number | null => {
    const { year, month } = partsOfMonth(asked);
    return limits.minimumWage(year, month);
  };

/** '33 anos, 9 meses e 2 dias de contribuição', as the totals of the calculation will say it; of each regime that there is. */
const timeOf = (chosen: readonly Reviewed[], { asOf, method, limits }: CountedAs): string => {
  if (limits === null) return texts.counting;
  const periods = chosen.flatMap((one) => periodOf(one, asOf));
  const minimumWage = minimumWageIn(limits);
  const spanIn = (regimeType: 'RPPS' | 'RGPS' | 'ALL'): string =>
    formatSpan(countPeriods(periods, { until: asOf, method, minimumWage, regimeType }).contributionTime);
  const regimes = (['RPPS', 'RGPS'] as const).filter((regime) => chosen.some((one) => one.regimeType === regime));
  return regimes.length < 2 ? spanIn('ALL') : regimes.map((regime) => `${spanIn(regime)} (${regime})`).join(' + ');
};

/** '33 anos, 9 meses e 2 dias de contribuição · 618 remunerações' of what is chosen, days that coincide counted once, and what known links gain. */
export const totalOf = (reviewed: readonly Reviewed[], as: CountedAs): string => {
  const chosen = chosenIn(reviewed);
  const months = chosen.reduce((sum, { salaries, register }) => sum + (salaries ?? register.salaries).length, 0);
  const updated = reviewed.filter(({ included, known }) => included && known);
  const added = updated.reduce((sum, { register: { news } }) => sum + (news?.months ?? 0), 0);
  const parts = [
    chosen.length > 0 || updated.length === 0 ? texts.total(timeOf(chosen, as), months) : null,
    updated.length > 0 ? texts.totalOfUpdates(updated.length, added) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
};

/** How many competências of what is chosen do not count, because they stay below the minimum wage. */
export const notCountedIn = (reviewed: readonly Reviewed[], { asOf, limits }: CountedAs): number =>
  limits === null
    ? 0
    : monthsBelow(
        chosenIn(reviewed).flatMap((one) => periodOf(one, asOf)),
        { until: dayOf(asOf), minimumWage: minimumWageIn(limits) },
      );
