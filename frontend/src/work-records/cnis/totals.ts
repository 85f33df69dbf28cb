import { countPeriods } from '../../../../domain/law/time/count.ts';
import { isIsoDay } from '../../../../domain/units/day.ts';
import { formatSpan } from '../../../../domain/words/format.ts';
import { flagOf, type Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

/** '33 anos, 9 meses e 2 dias de contribuição · 618 remunerações' of what is chosen, days that coincide counted once, and what known links gain. */
export const totalOf = (reviewed: readonly Reviewed[], asOf: string): string => {
  const chosen = reviewed.filter(({ included, known }) => included && !known);
  const periods = chosen.flatMap((one) => {
    const { ingressDate, egressDate, ending, regimeType } = one;
    const end = ending === 'running' ? null : egressDate;
    if (!isIsoDay(ingressDate) || ingressDate > asOf) return [];
    if (end !== null && (!isIsoDay(end) || end < ingressDate)) return [];
    return [{ ingressDate, egressDate: end, regimeType, isPublicService: flagOf(one, 'isPublicService') }];
  });
  const { contributionTime } = countPeriods(periods, { until: asOf });
  const months = chosen.reduce((sum, { salaries, register }) => sum + (salaries ?? register.salaries).length, 0);
  const updated = reviewed.filter(({ included, known }) => included && known);
  const added = updated.reduce((sum, { register: { news } }) => sum + (news?.months ?? 0), 0);
  const parts = [
    chosen.length > 0 || updated.length === 0 ? texts.total(formatSpan(contributionTime), months) : null,
    updated.length > 0 ? texts.totalOfUpdates(updated.length, added) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
};
