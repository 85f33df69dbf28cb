/** Months that were paid below the minimum wage, or by a reduced plan, paid up. */
import type { Hypothesis } from '../../api/scenarios.ts';
import { type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import { type Month, monthOfPay, monthOfYear, THIRTEENTH } from '../../units/month.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { type Charge, toldCharge } from './charges.ts';

type Salary = WorkRecord['salaries'][number];

export interface ComplementedOn {
  readonly records: readonly WorkRecord[];
  readonly calculatedIn: Month;
  readonly overlay: IndexOverlay;
}

/** @see EC 103/2019, art. 29; CF, art. 195, § 14 */
const FIRST_COMPETENCIA = monthOfYear(2019, 11);
const FULL_RATE = 20;
/** Of an employee paid less than the minimum wage. @see Decreto 3.048/1999, art. 19-E */
const RATE_OF_EMPLOYEE = 7.5;

/** What was printed, before limits were applied. */
const printed = ({ value, readValue }: Salary): number => readValue ?? value;

/** Cents by which each competência since 11/2019, over all records of the RGPS, lies below the minimum wage. */
export const missingToMinimum = ({
  records,
  overlay,
}: Omit<ComplementedOn, 'calculatedIn'>): ReadonlyMap<Month, number> => {
  const sums = new Map<Month, number>();
  for (const { regimeType, salaries } of records) {
    if (regimeType !== 'RGPS') continue;
    for (const salary of salaries) {
      const month = monthOfPay(salary);
      if (salary.month === THIRTEENTH || month < FIRST_COMPETENCIA) continue;
      sums.set(month, (sums.get(month) ?? 0) + centsOf(printed(salary)));
    }
  }
  const missing = new Map<Month, number>();
  for (const [month, cents] of sums) {
    const least = minimumWage(month, overlay);
    if (least !== null && cents < centsOf(least)) missing.set(month, centsOf(least) - cents);
  }
  return missing;
};

interface Complemented {
  readonly record: WorkRecord;
  readonly charge: Charge;
  readonly notes: readonly string[];
}

const noteOf = (raised: number, { companyName }: WorkRecord): string => {
  if (raised === 0) return `Nenhum mês de ${companyName} está abaixo do salário mínimo desde 11/2019.`;
  return `${raised} ${raised === 1 ? 'mês sobe' : 'meses sobem'} ao salário mínimo.`;
};

/** @see CF, art. 195, § 14; EC 103/2019, art. 29, I; Lei 8.212/1991, art. 21, § 3 */
export const complemented = (
  { rate, cost }: Extract<Hypothesis, { kind: 'complemented' }>,
  record: WorkRecord,
  on: ComplementedOn,
): Complemented => {
  const missing = missingToMinimum(on);
  const wasReduced = record.contributionPlan === 'simplified';
  const rateOfRest = rate === RATE_OF_EMPLOYEE ? RATE_OF_EMPLOYEE : FULL_RATE;
  const missingRate = wasReduced ? Math.max(0, FULL_RATE - rate) : 0;
  let raised = 0;
  let cents = 0;
  const salaries = record.salaries.map((salary): Salary => {
    if (salary.month === THIRTEENTH) return salary;
    const short = missing.get(monthOfPay(salary)) ?? 0;
    cents += (centsOf(short > 0 ? printed(salary) : salary.value) * missingRate + short * rateOfRest) / 100;
    if (short === 0) return salary;
    raised += 1;
    return { month: salary.month, year: salary.year, value: reaisOf(centsOf(printed(salary)) + short) };
  });
  const label = `${hypothesisNames.complemented}: ${record.companyName}`;
  const due = Math.round(cents);
  const worked: Charge = {
    label,
    article: wasReduced ? 'Lei 8.212/1991, art. 21, § 3º' : 'EC 103/2019, art. 29, I',
    monthly: false,
    ofSameWork: false,
    payments: [{ month: on.calculatedIn, cents: due }],
    interestMissing: due > 0,
  };
  return {
    record: { ...record, contributionPlan: 'normal', salaries },
    charge: cost === null ? worked : toldCharge(label, cost, on.calculatedIn),
    notes: [
      noteOf(raised, record),
      ...(cost === null && due > 0 ? ['O custo da complementação não tem juros nem multa.'] : []),
    ],
  };
};
