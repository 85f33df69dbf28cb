/** Months amid a record of who pays for himself in which nothing is known to have been paid: they count until somebody says that they were not. */
import { isInBrazil } from '../calculations/work-records/abroad.ts';
import { isBenefitRecord } from '../calculations/work-records/of-benefit.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { paysForHimself } from '../cnis/no-contribution.ts';
import { lastReported } from '../law/benefit/months-without-base.ts';
import { dayOf, monthOf } from '../units/day.ts';
import {
  FIRST_AVERAGED_MONTH,
  formatMonthRanges,
  type Month,
  monthOfPay,
  partsOfMonth,
  THIRTEENTH,
} from '../units/month.ts';
import { receivedIn } from './benefit-months.ts';
import { type AdvisedOn, type Candidate, ofRegime, replacing, subjectOf } from './candidate.ts';
import { askedIn } from './missing-pay.ts';

/**
 * Since the Plano Real, from the first month of a record to its last, of an open one to the last that has an amount, those that have
 * none and were due by `month`. Empty where no month has one: then none is known to be missing.
 */
const gapsOf = (record: WorkRecord, month: Month): Month[] => {
  if (!paysForHimself(record) || isBenefitRecord(record) || !isInBrazil(record)) return [];
  const told = new Set(record.salaries.flatMap((salary) => (salary.month === THIRTEENTH ? [] : monthOfPay(salary))));
  const first = Math.max(FIRST_AVERAGED_MONTH, monthOf(dayOf(record.ingressDate)));
  const newest = Math.max(...told);
  const last = record.egressDate === null ? newest : Math.min(lastReported(month), monthOf(dayOf(record.egressDate)));
  if (told.size === 0 || newest < first) return [];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place).filter(
    (month) => !told.has(month),
  );
};

const NO_RIGHT_LEFT = ' Sem eles nenhum direito se completa: confira antes de pedir.';

const unpaid = (record: WorkRecord, gaps: readonly Month[]): WorkRecord => ({
  ...record,
  salaries: [...record.salaries, ...gaps.map((month) => ({ ...partsOfMonth(month), value: 0 }))],
});

/** @see Lei 8.212/1991, art. 30, II; Decreto 3.048/1999, art. 19-C */
export const ownGapSteps = (on: AdvisedOn): Candidate[] => {
  const isReceived = receivedIn(ofRegime(on));
  return ofRegime(on).flatMap((record): Candidate[] => {
    const gaps = gapsOf(record, askedIn(on.day, on.today)).filter((month) => !isReceived(month));
    if (gaps.length === 0) return [];
    const [count, them] = gaps.length === 1 ? ['1 mês', 'ele conta'] : [`${gaps.length} meses`, 'eles contam'];
    return [
      {
        id: `ownGaps:${record.id}`,
        kind: 'indicator',
        title: `Conferir ${count} sem contribuição em ${record.companyName}`,
        text: `Quem paga por conta própria só tem o mês que pagou, e de ${count} nada consta (${formatMonthRanges(gaps)}): ${them} aqui enquanto não se disser o contrário. Se houve pagamento, informe o valor; se não houve, lance 0,00 nas remunerações. O efeito é o que se perde se não houve.`,
        article: 'Lei 8.212/1991, art. 30, II; Decreto 3.048/1999, art. 19-C',
        subject: subjectOf(record),
        documents: ['Guias e comprovantes dos meses pagos', 'Extrato do CNIS'],
        deadline: null,
        saying: (_effect, first) => (first === null && on.plan.first !== null ? NO_RIGHT_LEFT : ''),
        otherwise: {
          by: 'records',
          workRecords: replacing(on.calculation.workRecords, new Map([[record.id, unpaid(record, gaps)]])),
        },
        evenWithoutEffect: true,
      },
    ];
  });
};
