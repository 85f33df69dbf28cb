import type { CnisExtract, CnisRelation } from './extract.ts';
import type { MonthLimits } from './limits.ts';
import { monthParts } from './months.ts';
import { planStretches } from './plans.ts';
import type { CnisRegister, CnisSalary } from './register.ts';
import { amountsByMonth, judgeMonth } from './salaries.ts';
import { indicatorWarnings, missingMonths, missingWarning, openEndWarning } from './warnings.ts';

export interface RegisterOptions {
  /** Add each missing month as 0,00 to the salaries; its warning is there either way. */
  readonly addMissing?: boolean;
}

const bySalaryMonth = (a: CnisSalary, b: CnisSalary): number => a.year - b.year || a.month.localeCompare(b.month);

/** 'PRPPS' is the INSS's word for a public servant; without it a public body may be either, and the adviser decides. */
const regimeTypeOf = (relation: CnisRelation): CnisRegister['regimeType'] =>
  relation.indicators.includes('PRPPS') ? 'RPPS' : 'RGPS';

const expectsSalaries = ({ kind }: CnisRelation): boolean => kind !== 'benefit' && kind !== 'event';

/**
 * One relation as a register of the import: its salaries summed by month and limited (RGPS only), with a warning for
 * each thing that the adviser should look at.
 */
export const toRegister = (
  relation: CnisRelation,
  limits: MonthLimits,
  { addMissing = false }: RegisterOptions = {},
): CnisRegister => {
  const regimeType = regimeTypeOf(relation);
  const amounts = amountsByMonth(relation.remunerations);
  const judged = [...amounts].map(([key, cents]) => judgeMonth(key, cents, regimeType === 'RGPS' ? limits : null));
  const missing = missingMonths(relation, new Set(amounts.keys()));
  const added = addMissing ? missing.map((key): CnisSalary => ({ ...monthParts(key), value: 0 })) : [];
  const openEnd = openEndWarning(relation);
  return {
    companyName: relation.employer,
    ingressDate: relation.startDate,
    egressDate: relation.endDate,
    regimeType,
    kind: relation.kind,
    lastRemuneration: relation.lastRemuneration,
    indicators: relation.indicators,
    contributionPlans: planStretches(relation.remunerations),
    salaries: [...judged.map(({ salary }) => salary), ...added].sort(bySalaryMonth),
    warnings: [
      ...(openEnd === null ? [] : [openEnd]),
      ...(amounts.size === 0 && expectsSalaries(relation) ? [missingWarning(null)] : []),
      ...judged.flatMap(({ warnings }) => warnings),
      ...missing.map(missingWarning),
      ...indicatorWarnings(relation),
    ],
  };
};

/**
 * The registers of the HTTP contract from an extract, in printed order, benefits included.
 * @param limits minimum wage and ceiling of each month, in BRL
 * @see CNIS import in the contract: `salaries` are summed and limited, `readValue` is the printed sum
 */
export const toRegisters = (extract: CnisExtract, limits: MonthLimits, options: RegisterOptions = {}): CnisRegister[] =>
  extract.relations.map((relation) => toRegister(relation, limits, options));
