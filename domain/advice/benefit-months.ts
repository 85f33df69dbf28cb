/** What months of a benefit are worth in an average, and where that stands. @see Lei 8.213/1991, art. 29, § 5º */
import { isBenefitRecord } from '../calculations/work-records/of-benefit.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { dayOf, firstDayOf, lastDayOf } from '../units/day.ts';
import type { Month } from '../units/month.ts';

/** Whether a benefit was received in the whole of a month: no employer owes pay of it. */
export const receivedIn = (records: readonly WorkRecord[]): ((month: Month) => boolean) => {
  const received = records.filter(isBenefitRecord).map(({ ingressDate, egressDate }) => ({
    from: dayOf(ingressDate),
    to: egressDate === null ? null : dayOf(egressDate),
  }));
  return (month) =>
    received.some(({ from, to }) => from <= firstDayOf(month) && (to === null || lastDayOf(month) <= to));
};

export const benefitText = (records: readonly WorkRecord[]): string =>
  records.some(isBenefitRecord)
    ? ' Nos meses de benefício por incapacidade vale o salário de benefício que o gerou, reajustado, nunca menos que o salário mínimo (Lei 8.213/1991, art. 29, § 5º).'
    : '';

/** As many months together, with pay before and after them, are seldom forgotten by an employer. */
const SHORTEST_ABSENCE = 2;

/** Whether somebody may have been away: months of a job that lack amid those that were paid. */
export const mayHaveBeenAway = (missing: readonly Month[], paid: ReadonlySet<Month>): boolean => {
  const lacking = new Set(missing);
  return missing.some((first) => {
    if (!paid.has(first - 1)) return false;
    let after = first;
    while (lacking.has(after)) after += 1;
    return after - first >= SHORTEST_ABSENCE && paid.has(after);
  });
};

export const MAYBE_AWAY = {
  text: ' Se nesses meses houve benefício por incapacidade, não há remuneração a pedir ao empregador: vale o salário de benefício que o gerou, reajustado (Lei 8.213/1991, art. 29, § 5º).',
  document: 'Carta de concessão, se houve benefício nesses meses',
} as const;

/** Null where an employer is to be asked as well. */
export const benefitArticle = (records: readonly WorkRecord[]): string | null =>
  records.every(isBenefitRecord) ? 'Lei 8.213/1991, art. 29, § 5º' : null;

export const benefitDocuments = (records: readonly WorkRecord[]): string[] =>
  records.some(isBenefitRecord) ? ['Carta de concessão do benefício, com o salário de benefício'] : [];
