/** Months below the minimum wage and of reduced plans: paid up, or brought up by other months. */

import type { Hypothesis } from '../api/hypotheses.ts';
import { isRunning } from '../api/running.ts';
import { monthsChosenText } from '../calculations/scenarios/complement.ts';
import { missingToMinimum, type PlannedOn, plansFor } from '../calculations/scenarios/complement-plans.ts';
import { categoryOf } from '../calculations/work-records/category.ts';
import { isOfLowIncome } from '../calculations/work-records/low-income.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { minimumWage } from '../law/tables/index.ts';
import { dayOf, monthOf } from '../units/day.ts';
import { roundedReais } from '../units/money.ts';
import { monthOfPay, THIRTEENTH } from '../units/month.ts';
import { formatMoney } from '../words/format.ts';
import { LOW_INCOME_PROOF, lowIncomeText } from '../words/low-income.ts';
import { type AdvisedOn, type Candidate, earlierForLess, type OfMonths, subjectOf } from './candidate.ts';

type Complement = Extract<Hypothesis, { kind: 'complemented' }>;
type Rate = Complement['rate'];

const MEI = /\bmei\b|microempreendedor/i;
const isOfMei = ({ companyName, cnisIndicators }: WorkRecord): boolean =>
  MEI.test(companyName) || cnisIndicators.some(({ code }) => code === 'IREC-MEI');

/** By which rate a record was paid, as far as its plan, its name and the extract tell. */
const paidRateOf = (record: WorkRecord): Rate => {
  if (categoryOf(record) === 'employee') return 7.5;
  if (record.contributionPlan === 'normal') return 20;
  return isOfMei(record) || isOfLowIncome(record) ? 5 : 11;
};

interface Ways {
  /** With the excess of other months where there is some. */
  readonly cheapest: Pick<Complement, 'by'>;
  /** How many months would count without paying, where not all do by the cheapest way. */
  readonly free: number;
  readonly text: string;
}

const monthsText = (count: number): string => `${count} ${count === 1 ? 'mês' : 'meses'}`;

/** The ways to bring the months of a record up to the minimum. @see Decreto 3.048/1999, art. 216, § 27-A */
const waysOf = (hypothesis: Complement, record: WorkRecord, known: Parameters<typeof plansFor>[2]): Ways => {
  const byExcess = plansFor({ ...hypothesis, by: 'excess' }, record, known);
  const free = plansFor({ ...hypothesis, by: 'grouping' }, record, known).reduce(
    (sum, { kept }) => sum + kept.length,
    0,
  );
  const uses = byExcess.some(({ moves }) => moves.length > 0);
  return {
    free: byExcess.some(({ payments }) => payments.length > 0) ? free : 0,
    cheapest: uses ? { by: 'excess' } : {},
    text: `${uses ? ' O excedente de outros meses do mesmo ano civil entra antes do dinheiro.' : ''}${free === 0 ? '' : ` Sem pagar nada, excedente e agrupamento completam ${monthsText(free)}.`}`,
  };
};

/** @see EC 103/2019, art. 29; Lei 8.212/1991, art. 21, § 3 */
export const complementSteps = ({ calculation, overlay, regimeType, day }: AdvisedOn): Candidate[] => {
  if (regimeType === 'RPPS') return [];
  const { workRecords: records } = calculation;
  const missing = missingToMinimum({ records, overlay });
  return records.flatMap((record): Candidate[] => {
    if (record.regimeType !== 'RGPS') return [];
    const months = record.salaries.filter(({ month, value }) => month !== THIRTEENTH && value > 0);
    const below = months.filter((salary) => missing.has(monthOfPay(salary))).length;
    const isReduced = record.contributionPlan === 'simplified';
    const count = isReduced ? months.length : below;
    if (count === 0) return [];
    const hypothesis: Complement = {
      kind: 'complemented',
      workRecordId: record.id,
      rate: paidRateOf(record),
      cost: null,
    };
    const known = { records, overlay, day };
    const ways = waysOf(hypothesis, record, known);
    const asked = isReduced ? hypothesis : { ...hypothesis, ...ways.cheapest };
    const upToMinimum = isReduced && below > 0 ? [reducedBelowMinimum(record, hypothesis, below, known)] : [];
    const onIncome = lowIncomeText(record);
    const what = isReduced ? 'pagos pelo plano reduzido' : 'abaixo do salário mínimo';
    return [
      {
        id: `complement:${record.id}`,
        kind: 'complement',
        title: `Complementar ${monthsText(count)} de ${record.companyName}`,
        text: isReduced
          ? `Meses ${what}: sem complementar até 20% servem à aposentadoria por idade, não às regras por tempo.${onIncome === null ? '' : ` ${onIncome}`}`
          : `Meses ${what}: sem complementar não contam para tempo, carência nem valor.${ways.text}`,
        article: isReduced ? 'Lei 8.212/1991, art. 21, § 3º' : 'EC 103/2019, art. 29',
        subject: subjectOf(record),
        documents: [
          'Guias e comprovantes dos meses',
          'Pedido de complementação no Meu INSS',
          ...(onIncome === null ? [] : [LOW_INCOME_PROOF]),
        ],
        deadline: null,
        saying: (effect, first, done) => `${monthsToCome(record, first, done, known)}${earlierForLess(effect)}`,
        otherwise: { by: 'hypothesis', hypothesis: asked },
        ofMonths: someOf(asked, record, count, known),
      },
      ...upToMinimum,
      ...(isReduced || ways.free === 0 ? [] : [groupedFreely(record, hypothesis, ways.free)]),
    ];
  });
};

const FULL_RATE = 20;

/** Work that goes on in the reduced plan until the right is paid up as it goes on: what that costs is in no price. */
const monthsToCome = (record: WorkRecord, first: Plan['first'], done: Hypothesis | null, known: PlannedOn): string => {
  const day = dayOf(known.day);
  const isWhole = done?.kind === 'complemented' && done.months === undefined;
  if (!isWhole || first === null || first.day <= day) return '';
  if (record.contributionPlan !== 'simplified' || !isRunning(record, day)) return '';
  const wage = minimumWage(monthOf(day), known.overlay);
  const rest =
    wage === null ? '' : `, ${formatMoney(roundedReais((wage * (FULL_RATE - paidRateOf(record))) / 100))} por mês`;
  return ` Supõe que os meses a vir também sejam pagos a 20%: a diferença${rest}, não está no custo.`;
};

const COMPLETES: Partial<Record<NonNullable<Complement['by']>, string>> = { minimum: 'Completar' };

/** So many of them, those that cost least. */
const someOf = (hypothesis: Complement, record: WorkRecord, count: number, known: PlannedOn): OfMonths => ({
  count,
  only: (months) => {
    const some: Complement = { ...hypothesis, months };
    const does = COMPLETES[some.by ?? 'paying'] ?? 'Complementar';
    const upTo = some.by === 'minimum' ? ' até o salário mínimo' : '';
    return {
      title: `${does} ${months} dos ${monthsText(count)} de ${record.companyName}${upTo}`,
      hypothesis: some,
      which: monthsChosenText(some, record, known) ?? '',
    };
  },
});

/** What costs nothing stands beside what is paid, with an effect of its own: it may be all that the right takes. */
const groupedFreely = (record: WorkRecord, hypothesis: Complement, free: number): Candidate => ({
  id: `grouping:${record.id}`,
  kind: 'complement',
  title: `Usar excedente e agrupamento em ${record.companyName}, sem pagar`,
  text: `${monthsText(free)} abaixo do salário mínimo ${free === 1 ? 'passa' : 'passam'} a contar com o que outros meses do mesmo ano civil têm a mais, ou juntando meses. Depois de processado, o ajuste não se desfaz; os meses que cederam podem ser pagos ainda (Decreto 3.048/1999, art. 19-E, §§ 2º e 5º).`,
  article: 'EC 103/2019, art. 29, II e III',
  subject: subjectOf(record),
  documents: ['Comprovantes da remuneração dos meses', 'Pedido de ajuste da contribuição no Meu INSS'],
  deadline: null,
  saying: earlierForLess,
  otherwise: { by: 'hypothesis', hypothesis: { ...hypothesis, by: 'grouping' } },
});

/** Of a reduced plan that is kept: what is missing to the minimum wage, by its own rate. @see Lei 8.212/1991, art. 21, § 2 */
const reducedBelowMinimum = (
  record: WorkRecord,
  hypothesis: Complement,
  below: number,
  known: PlannedOn,
): Candidate => ({
  id: `minimum:${record.id}`,
  kind: 'complement',
  title: `Completar ${monthsText(below)} de ${record.companyName} até o salário mínimo`,
  text: 'Pagos pelo plano reduzido sobre menos que o salário mínimo, não contam nem para carência nem para a aposentadoria por idade. Paga-se a diferença pela alíquota do próprio plano.',
  article: 'Lei 8.212/1991, art. 21, § 2º',
  subject: subjectOf(record),
  documents: ['Guias e comprovantes dos meses', 'Guia da diferença de cada mês'],
  deadline: null,
  saying: earlierForLess,
  otherwise: { by: 'hypothesis', hypothesis: { ...hypothesis, by: 'minimum' } },
  ofMonths: someOf({ ...hypothesis, by: 'minimum' }, record, below, known),
});
