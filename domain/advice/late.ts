/** A period of work of one's own that nobody contributed for, and that may still be paid. */
import type { Hypothesis } from '../api/hypotheses.ts';
import { carenciaOf } from '../calculations/scenarios/bought.ts';
import { isInBrazil } from '../calculations/work-records/abroad.ts';
import { categoryOf } from '../calculations/work-records/category.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { lastDecadentMonth } from '../law/late/index.ts';
import { dayOf, END_OF_TIME, firstDayOf, isoOf, lastDayOf, monthOf } from '../units/day.ts';
import { formatMonthOfYear, type Month } from '../units/month.ts';
import { type AdvisedOn, type Candidate, earlierForLess, subjectOf } from './candidate.ts';

interface Gap {
  readonly from: Month;
  readonly to: Month;
}

/** Each is an evaluation; who has more gaps takes the longest first. */
const MOST_GAPS = 2;

const monthsIn = ({ from, to }: Gap): number => to - from + 1;

/** Whole months since the first record of any regime in which no record runs, up to the month before the calculation. */
const gapsOf = ({ calculation, day }: AdvisedOn): Gap[] => {
  const records = calculation.workRecords
    .map(({ ingressDate, egressDate }) => ({
      from: monthOf(dayOf(ingressDate)),
      to: monthOf(egressDate === null ? END_OF_TIME : dayOf(egressDate)),
    }))
    .sort((one, other) => one.from - other.from);
  const last = monthOf(dayOf(day)) - 1;
  const gaps: Gap[] = [];
  let covered: Month | null = null;
  for (const { from, to } of records) {
    if (covered !== null && from > covered + 1 && covered < last)
      gaps.push({ from: covered + 1, to: Math.min(from - 1, last) });
    covered = Math.max(covered ?? to, to);
  }
  if (covered !== null && covered < last) gaps.push({ from: covered + 1, to: last });
  return gaps;
};

/** The record of work of one's own that ends where the gap begins, or begins where it ends: the work may have gone on. */
const besideOf = ({ from, to }: Gap, { calculation }: AdvisedOn) =>
  calculation.workRecords.find((record) => {
    if (record.regimeType !== 'RGPS' || !isInBrazil(record) || categoryOf(record) !== 'individual') return false;
    return isAfter({ from, to }, record) || monthOf(dayOf(record.ingressDate)) === to + 1;
  });

const isAfter = ({ from }: Gap, { egressDate }: Pick<WorkRecord, 'egressDate'>): boolean =>
  egressDate !== null && monthOf(dayOf(egressDate)) === from - 1;

/** 'esses meses', 'nesse mês' */
const those = ({ from, to }: Gap): string => (from === to ? 'esse mês' : 'esses meses');

const priceOf = (gap: Gap, on: AdvisedOn): string => {
  const { from, to } = gap;
  const decadent = lastDecadentMonth(monthOf(dayOf(on.day)));
  if (to <= decadent) return `O INSS já não pode cobrar ${those(gap)}: paga-se indenização.`;
  if (from > decadent)
    return `O INSS ainda pode cobrar ${those(gap)}: contribuição sobre o salário mínimo, com multa e juros.`;
  return `Até ${formatMonthOfYear(decadent)} paga-se indenização; depois, contribuição sobre o salário mínimo, com multa e juros.`;
};

const AT_REFORM = 'no direito adquirido até 13/11/2019, nem no tempo medido nesse dia para o pedágio';

/** @see Lei 8.213/1991, art. 27, II; Portaria INSS 1.382/2021 */
const countsFor = (gap: Gap, { calculation, day }: AdvisedOn): string => {
  const { counting } = carenciaOf(gap, calculation.workRecords, day);
  if (counting === null) return `Conta como tempo; não conta como carência, nem ${AT_REFORM}.`;
  const some = counting.from === gap.from ? '' : ` desde ${formatMonthOfYear(counting.from)}`;
  return `Conta como tempo e, pago sem perder a qualidade de segurado, como carência${some}; não ${AT_REFORM}.`;
};

/** @see Lei 8.212/1991, art. 45-A; Decreto 3.048/1999, art. 216, §§ 7 and 13 */
export const lateSteps = (on: AdvisedOn): Candidate[] => {
  if (on.regimeType === 'RPPS') return [];
  return gapsOf(on)
    .flatMap((gap) => {
      const beside = besideOf(gap, on);
      return beside === undefined ? [] : [{ gap, beside }];
    })
    .sort((one, other) => monthsIn(other.gap) - monthsIn(one.gap))
    .slice(0, MOST_GAPS)
    .map(({ gap, beside }): Candidate => {
      const [from, to] = [formatMonthOfYear(gap.from), formatMonthOfYear(gap.to)];
      const when = gap.from === gap.to ? from : `${from} a ${to}`;
      const hypothesis: Hypothesis = {
        kind: 'bought',
        from: isoOf(firstDayOf(gap.from)),
        until: isoOf(lastDayOf(gap.to)),
        paidOn: 'minimum',
        value: null,
        cost: null,
      };
      return {
        id: `late:${hypothesis.from}`,
        kind: 'late',
        title: `Pagar o período sem contribuição: ${when} (se trabalhou por conta própria)`,
        text: `Só para quem trabalhou por conta própria n${those(gap)}, ${isAfter(gap, beside) ? 'logo depois' : 'logo antes'} de ${beside.companyName}, e o prova. ${priceOf(gap, on)} ${countsFor(gap, on)}`,
        article: 'Lei 8.212/1991, art. 45-A',
        subject: subjectOf(beside),
        documents: [
          'Provas do trabalho nos meses: notas, contratos, imposto de renda, inscrição municipal',
          'Pedido de cálculo de período decadente ou guias em atraso no Meu INSS',
        ],
        deadline: null,
        saying: earlierForLess,
        otherwise: { by: 'hypothesis', hypothesis },
      };
    });
};
