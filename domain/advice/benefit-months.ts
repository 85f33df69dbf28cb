/** What months of a benefit are worth in an average, and where that stands. @see Lei 8.213/1991, art. 29, § 5º */
import { isBenefitRecord } from '../calculations/work-records/of-benefit.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';

export const benefitText = (records: readonly WorkRecord[]): string =>
  records.some(isBenefitRecord)
    ? ' Nos meses de benefício por incapacidade vale o salário de benefício que o gerou, reajustado, nunca menos que o salário mínimo (Lei 8.213/1991, art. 29, § 5º).'
    : '';

/** Null where an employer is to be asked as well. */
export const benefitArticle = (records: readonly WorkRecord[]): string | null =>
  records.every(isBenefitRecord) ? 'Lei 8.213/1991, art. 29, § 5º' : null;

export const benefitDocuments = (records: readonly WorkRecord[]): string[] =>
  records.some(isBenefitRecord) ? ['Carta de concessão do benefício, com o salário de benefício'] : [];
