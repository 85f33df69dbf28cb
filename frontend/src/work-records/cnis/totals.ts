import type { Calculation } from '../../../../domain/api/calculations.ts';
import { registerChoice } from '../../../../domain/api/cnis.ts';
import type { WorkRecord } from '../../../../domain/api/work-records.ts';
import { recordsForeseen } from '../../../../domain/cnis/foreseen.ts';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { withUncountedMonths } from '../../../../domain/cnis/not-computed-months.ts';
import { countPeriods, type PeriodToCount } from '../../../../domain/law/time/count.ts';
import { monthsBelow } from '../../../../domain/law/time/record-counts.ts';
import { dayOf } from '../../../../domain/units/day.ts';
import { partsOfMonth } from '../../../../domain/units/month.ts';
import { formatSpan } from '../../../../domain/words/format.ts';
import { choicesOf, complaintOf, type Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

/** How the calculation counts. */
export interface CountedAs {
  asOf: string;
  method: Calculation['countingMethod'];
  /** Null while they are fetched: until then nothing can be counted. */
  limits: MonthLimits | null;
  /** The records that the calculation has already. */
  records: readonly WorkRecord[];
  /** Months that the extract lacks are saved as 0,00: they do not count. */
  includeMissing: boolean;
}

type Counting = CountedAs & { limits: MonthLimits };

/** Of what the limits say, as the law asks for it. */
const minimumWageIn =
  (limits: MonthLimits) =>
  (asked: number): number | null => {
    const { year, month } = partsOfMonth(asked);
    return limits.minimumWage(year, month);
  };

/** Whether its days can be told: what lacks a date is asked for, and counts nothing meanwhile. */
const isCounted = (one: Reviewed, asOf: string): boolean =>
  one.included && complaintOf(one) === null && (one.known || one.ingressDate <= asOf);

/** The calculation's records before the import and after it. */
const periodsOf = (reviewed: readonly Reviewed[], { asOf, records, includeMissing, limits }: CountedAs) => {
  const before = records.map((record) => ({ ...record, cnisLink: null }));
  const chosen = choicesOf(reviewed.filter((one) => isCounted(one, asOf))).flatMap((choice) => {
    const sent = registerChoice.safeParse(choice);
    return sent.success ? [sent.data] : [];
  });
  const registers = reviewed.map(({ register }) => register);
  const after = recordsForeseen(chosen, { registers, includeMissing }, before);
  if (limits === null) return { before, after };
  const wageOf = minimumWageIn(limits);
  return {
    before: before.map((record) => withUncountedMonths(record, wageOf)),
    after: after.map((record) => withUncountedMonths(record, wageOf)),
  };
};

/** '33 anos, 9 meses e 2 dias', as the totals of the calculation say it; of each of the regimes asked for. */
const timeOf = (
  periods: readonly PeriodToCount[],
  regimes: readonly ('RPPS' | 'RGPS')[],
  { asOf, method, limits }: Counting,
): string => {
  const minimumWage = minimumWageIn(limits);
  const spanIn = (regimeType: 'RPPS' | 'RGPS'): string =>
    formatSpan(countPeriods(periods, { until: asOf, method, minimumWage, regimeType }).contributionTime);
  if (regimes.length > 1) return regimes.map((regime) => `${spanIn(regime)} (${regime})`).join(' + ');
  return spanIn(regimes[0] ?? 'RGPS');
};

const timeAfter = (reviewed: readonly Reviewed[], as: CountedAs): string => {
  const { limits } = as;
  if (limits === null) return texts.timeOf(texts.counting);
  const counting = { ...as, limits };
  const { before, after } = periodsOf(reviewed, as);
  const regimes = (['RPPS', 'RGPS'] as const).filter((regime) => after.some((one) => one.regimeType === regime));
  const then = timeOf(after, regimes, counting);
  if (before.length === 0) return texts.timeOf(then);
  const now = timeOf(before, regimes, counting);
  return now === then ? texts.timeStays(then) : texts.timeGrows(now, then);
};

/**
 * '33 anos, 9 meses e 2 dias de contribuição · 618 remunerações' of what is chosen, days that coincide counted once; where
 * the calculation has records, what its time was and what it becomes with what is chosen.
 */
export const totalOf = (reviewed: readonly Reviewed[], as: CountedAs): string => {
  const chosen = reviewed.filter(({ included, known }) => included && !known);
  const months = chosen.reduce((sum, { salaries, register }) => sum + (salaries ?? register.salaries).length, 0);
  const updated = reviewed.filter(({ included, known }) => included && known);
  const added = updated.reduce((sum, { register: { news } }) => sum + (news?.months ?? 0), 0);
  const parts = [
    timeAfter(reviewed, as),
    chosen.length > 0 || updated.length === 0 ? texts.monthsOfChosen(months) : null,
    updated.length > 0 ? texts.totalOfUpdates(updated.length, added) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
};

/** How many competências of what is chosen do not count, because they stay below the minimum wage. */
export const notCountedIn = (reviewed: readonly Reviewed[], as: CountedAs): number => {
  if (as.limits === null) return 0;
  const { before, after } = periodsOf(reviewed, as);
  const asked = { until: dayOf(as.asOf), minimumWage: minimumWageIn(as.limits) };
  const untouched = new Map(before.map((record) => [record.id, record]));
  return monthsBelow(
    after,
    asked,
    after.filter((record) => record !== untouched.get(record.id)),
  );
};
