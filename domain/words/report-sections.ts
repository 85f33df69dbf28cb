import type { Customer } from '../api/customers.ts';
import type { ReportSection } from '../api/report.ts';
import type { WorkRecord } from '../api/work-records.ts';

type Regime = 'RPPS' | 'RGPS';

/** What decides whether a section of the report has anything to say. */
export interface ReportFacts {
  readonly customer: Pick<Customer, 'disablement'>;
  readonly workRecords: readonly WorkRecord[];
  readonly regimes: readonly Regime[];
  /** Somebody was told of who would be left. */
  readonly hasFamily?: boolean;
}

/** Time of another regime that counts in this one, and needs a certificate (CTC) of that regime. */
export const isCertified = ({ regimeType, isPublicService }: WorkRecord): boolean =>
  regimeType === 'RPPS' ? !isPublicService : isPublicService;

/** Ended, so that it could be certified to the other regime. */
const couldBeCertified = ({ regimeType, egressDate, country }: WorkRecord, regimes: readonly Regime[]): boolean =>
  egressDate !== null && country === null && regimes.some((regime) => regime !== regimeType);

/** Vacations or premium leave that were not taken. */
export const hasUnusedLeave = (record: WorkRecord): boolean =>
  record.expiredVacations > 0 ||
  record.expiredPremiumLicenses > 0 ||
  record.hasExpiredPremiumLicenses ||
  record.addition > 0;

const isPaid = ({ salaries }: WorkRecord): boolean => salaries.some(({ value }) => value > 0);

/** Whether the section would say something of its own about this client; the lawyer's note apart. */
export const saysSomething = (
  section: ReportSection,
  { customer, workRecords, regimes, hasFamily = false }: ReportFacts,
): boolean => {
  const own = workRecords.filter(({ regimeType }) => regimes.includes(regimeType));
  switch (section) {
    case 'EMISSAO_CTC':
      return own.some(isCertified) || workRecords.some((record) => couldBeCertified(record, regimes));
    case 'QUANTO_VALE_ESPERAR':
      return own.some(isPaid);
    case 'DOCUMENTOS_PENDENCIAS':
      return own.length > 0;
    case 'ABONO_PERMANENCIA':
      return regimes.includes('RPPS');
    case 'LICENCAS_PREMIO':
      return workRecords.some(hasUnusedLeave);
    case 'ISENCAO_IMPOSTO':
      return customer.disablement;
    case 'FAMILIA':
      return hasFamily;
    default:
      return true;
  }
};
