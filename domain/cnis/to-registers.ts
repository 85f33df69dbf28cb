import { formatMonthRanges, type Month } from '../units/month.ts';
import { type BenefitTime, benefitTimesOf, benefitTimeWarnings } from './benefit-time.ts';
import type { CnisExtract, CnisRelation } from './extract.ts';
import { lateMonthsOf } from './late-months.ts';
import type { MonthLimits } from './limits.ts';
import { notedIndicators } from './noted.ts';
import { proposedEgressDate } from './open-ends.ts';
import { planStretches } from './plans.ts';
import type { CnisRegister, CnisSalary } from './register.ts';
import { ruralWarning } from './rural-time.ts';
import { amountsByMonth, judgeMonth } from './salaries.ts';
import {
  indicatorWarnings,
  lateWarning,
  missingMonths,
  missingStartWarning,
  missingWarning,
  openEndWarning,
  outsideWarnings,
  retiredWarning,
} from './warnings.ts';

export interface RegisterOptions {
  /** When the extract was issued, `YYYY-MM-DD`; without it no end is proposed. */
  readonly issuedOn?: string | null;
  /** What of it was paid too late to be carência, which only the whole extract tells; without it the relation alone does. */
  readonly late?: readonly Month[];
  /** What a benefit's months are, which only the whole extract tells. */
  readonly benefitTime?: BenefitTime | null;
}

const bySalaryMonth = (a: CnisSalary, b: CnisSalary): number => a.year - b.year || a.month.localeCompare(b.month);

/** 'PRPPS' is the INSS's word for a public servant; without it a public body may be either, and the adviser decides. */
const regimeTypeOf = (relation: CnisRelation): CnisRegister['regimeType'] =>
  relation.indicators.includes('PRPPS') ? 'RPPS' : 'RGPS';

/** The code of a benefit is its own number, and no company's. A CNPJ may hold letters. */
const companyCodeOf = ({ kind, code }: CnisRelation): string | null =>
  kind === 'benefit' || kind === 'event' ? null : (code?.replace(/[^\dA-Z]/g, '') ?? null);

const expectsSalaries = ({ kind }: CnisRelation): boolean => kind !== 'benefit' && kind !== 'event';

/**
 * One relation as a register of the import: its salaries summed by month and limited (RGPS only), with a warning for
 * each thing that the adviser should look at.
 */
export const toRegister = (
  relation: CnisRelation,
  limits: MonthLimits,
  { issuedOn = null, late = lateMonthsOf([relation])[0] ?? [], benefitTime = null }: RegisterOptions = {},
): CnisRegister => {
  const regimeType = regimeTypeOf(relation);
  const amounts = amountsByMonth(relation.remunerations);
  const judged = [...amounts].map(([key, cents]) => judgeMonth(key, cents, regimeType === 'RGPS' ? limits : null));
  const missing = missingMonths(relation, new Set(amounts.keys()));
  const rural = ruralWarning(relation);
  const startOrEnd = [missingStartWarning(relation), retiredWarning(relation), openEndWarning(relation), rural].filter(
    (warning) => warning !== null,
  );
  return {
    companyName: relation.employer,
    ingressDate: relation.startDate,
    egressDate: relation.endDate,
    proposedEgressDate: issuedOn === null ? null : proposedEgressDate(relation, issuedOn),
    companyCode: companyCodeOf(relation),
    nit: relation.nit?.replace(/\D/g, '') ?? null,
    regimeType,
    kind: relation.kind,
    lastRemuneration: relation.lastRemuneration,
    indicators: relation.indicators,
    noted: notedIndicators(relation),
    contributionPlans: planStretches(relation.remunerations),
    lateMonths: late.length === 0 ? null : formatMonthRanges(late),
    salaries: judged.map(({ salary }) => salary).sort(bySalaryMonth),
    warnings: [
      ...startOrEnd,
      ...benefitTimeWarnings(benefitTime),
      ...(amounts.size === 0 && expectsSalaries(relation) && rural === null ? [missingWarning(null)] : []),
      ...judged.flatMap(({ warnings }) => warnings),
      ...missing.map(missingWarning),
      ...outsideWarnings(relation, [...amounts.keys()]),
      ...late.map(lateWarning),
      ...indicatorWarnings(relation),
    ],
  };
};

/**
 * The registers of the HTTP contract from an extract, in printed order, benefits included.
 * @param limits minimum wage and ceiling of each month, in BRL
 * @param options `issuedOn` stands in where the extract does not say when it was issued
 * @see CNIS import in the contract: `salaries` are summed and limited, `readValue` is the printed sum
 */
export const toRegisters = (
  extract: CnisExtract,
  limits: MonthLimits,
  options: RegisterOptions = {},
): CnisRegister[] => {
  const issuedOn = extract.extractedAt?.slice(0, 10) ?? options.issuedOn ?? null;
  const late = lateMonthsOf(extract.relations);
  const benefitTimes = benefitTimesOf(extract.relations);
  return extract.relations.map((relation, place) =>
    toRegister(relation, limits, {
      ...options,
      issuedOn,
      late: late[place] ?? [],
      benefitTime: benefitTimes[place] ?? null,
    }),
  );
};
