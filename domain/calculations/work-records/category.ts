/** Who pays the contributions of a record: nobody types it, but its plan, its name or what the INSS noted tells it. */
import type { WorkRecord } from './work-record.ts';

export type Category = 'employee' | 'individual' | 'facultativo';

/** As extracts and offices call the records of who pays for himself. */
const FACULTATIVO = /facultativ/i;
const INDIVIDUAL =
  /recolhimento|contribuinte individual|aut[oô]nom|empres[aá]rio|por conta pr[oó]pria|\bmei\b|microempreendedor/i;

/** Indicators of a payment slip, `IREC` and `PREC`, are of who pays for himself. */
const SLIP = /^[IP]REC-/;

export const categoryOf = ({
  companyName,
  regimeType,
  contributionPlan,
  cnisIndicators,
}: Pick<WorkRecord, 'companyName' | 'regimeType' | 'contributionPlan' | 'cnisIndicators'>): Category => {
  if (regimeType === 'RPPS') return 'employee';
  const codes = cnisIndicators.map(({ code }) => code);
  if (FACULTATIVO.test(companyName) || codes.includes('IREC-FACULTAT')) return 'facultativo';
  const own =
    contributionPlan === 'simplified' || INDIVIDUAL.test(companyName) || codes.some((code) => SLIP.test(code));
  return own ? 'individual' : 'employee';
};
