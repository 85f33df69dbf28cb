/** Months that a person paid for himself below the minimum wage before 11/2019: what paying the difference brings. */
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { UNPAID_MARK, unpaidMonthsOf } from '../cnis/unpaid-months.ts';
import { minimumWage } from '../law/tables/index.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import { monthOfPay, THIRTEENTH } from '../units/month.ts';
import { formatMoney } from '../words/format.ts';
import { type AdvisedOn, type Candidate, ofRegime, replacing, subjectOf } from './candidate.ts';

const RATE = 0.2;

/** The record once its months are paid up, and the contribution missing from them in cents of their days. */
const paidUp = (record: WorkRecord, { overlay }: AdvisedOn) => {
  const months = new Set(unpaidMonthsOf(record, (month) => minimumWage(month, overlay)));
  let missing = 0;
  const salaries = record.salaries.map((salary) => {
    const at = monthOfPay(salary);
    const minimum = salary.month !== THIRTEENTH && months.has(at) ? minimumWage(at, overlay) : null;
    if (minimum === null) return salary;
    missing += Math.round((centsOf(minimum) - centsOf(salary.readValue ?? salary.value)) * RATE);
    return { month: salary.month, year: salary.year, value: minimum };
  });
  return { count: months.size, missing, record: { ...record, salaries } };
};

/** @see Decreto 3.048/1999, art. 214, § 3º; Portaria DIRBEN/INSS 990/2022, Anexo V */
export const unpaidMonthSteps = (on: AdvisedOn): Candidate[] =>
  ofRegime(on).flatMap((record): Candidate[] => {
    const { count, missing, record: changed } = paidUp(record, on);
    if (count === 0) return [];
    const months = count === 1 ? '1 mês' : `${count} meses`;
    return [
      {
        id: `unpaid:${record.id}`,
        kind: 'complement',
        title: `Completar ${months} de ${record.companyName} até o salário mínimo`,
        text: `${UNPAID_MARK}: pagos antes de 11/2019 sobre menos que o salário mínimo, não contam para tempo, carência nem valor até que se pague a diferença. A 20% ela é de ${formatMoney(reaisOf(missing))} na moeda de cada mês, sem os acréscimos. Paga a guia, corrija nas remunerações o valor para o do salário mínimo.`,
        article: 'Decreto 3.048/1999, art. 214, § 3º',
        subject: subjectOf(record),
        documents: ['Guias e comprovantes dos meses', 'Pedido da guia da diferença de cada mês, com os acréscimos'],
        deadline: null,
        otherwise: {
          by: 'records',
          workRecords: replacing(on.calculation.workRecords, new Map([[record.id, changed]])),
          paid: reaisOf(missing),
        },
        evenWithoutEffect: true,
      },
    ];
  });
