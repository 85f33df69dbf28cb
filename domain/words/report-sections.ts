import type { Customer } from '../api/customers.ts';
import type { ReportSection } from '../api/report.ts';
import type { WorkRecord } from '../api/work-records.ts';

/** What decides whether a section of the report has anything to say. */
export interface ReportFacts {
  readonly customer: Pick<Customer, 'disablement'>;
  readonly workRecords: readonly WorkRecord[];
  readonly regimes: readonly ('RPPS' | 'RGPS')[];
}

/** Time of another regime that counts in this one, and needs a certificate (CTC) of that regime. */
export const isCertified = ({ regimeType, isPublicService }: WorkRecord): boolean =>
  regimeType === 'RPPS' ? !isPublicService : isPublicService;

/** Vacations or premium leave that were not taken. */
export const hasUnusedLeave = (record: WorkRecord): boolean =>
  record.expiredVacations > 0 ||
  record.expiredPremiumLicenses > 0 ||
  record.hasExpiredPremiumLicenses ||
  record.addition > 0;

/** Whether the section would say something of its own about this client; the lawyer's note apart. */
export const saysSomething = (section: ReportSection, { customer, workRecords, regimes }: ReportFacts): boolean => {
  switch (section) {
    case 'EMISSAO_CTC':
      return workRecords.some((record) => regimes.includes(record.regimeType) && isCertified(record));
    case 'ABONO_PERMANENCIA':
      return regimes.includes('RPPS');
    case 'LICENCAS_PREMIO':
      return workRecords.some(hasUnusedLeave);
    case 'ISENCAO_IMPOSTO':
      return customer.disablement;
    default:
      return true;
  }
};
