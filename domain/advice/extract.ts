/** What the extract leaves open: indicators, records without an end. */
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { asksDecision, currentCode, effectOf, indicatorOf } from '../cnis/indicators.ts';
import { notComputedMonthsOf } from '../cnis/not-computed-months.ts';
import { isLongUnpaid } from '../cnis/open-ends.ts';
import { UNPAID_MARK, unpaidMonthsOf } from '../cnis/unpaid-months.ts';
import { minimumWage } from '../law/tables/index.ts';
import { isoOf, lastDayOf } from '../units/day.ts';
import { isoOfMonth, monthOfPay, THIRTEENTH } from '../units/month.ts';
import { formatDate } from '../words/format.ts';
import { type AdvisedOn, type Candidate, ofRegime, replacing, subjectOf } from './candidate.ts';

type Noted = WorkRecord['cnisIndicators'][number];

const isNotedIn = (noted: readonly Noted[], month: string): boolean =>
  noted.some(({ months }) => months.some(({ from, to }) => from <= month && month <= to));

/** Any code of a month that the INSS computes nowhere: what a month is without somebody's proof. */
const COMPUTED_NOWHERE = 'PREM-EMPR';

/** Without the record, where it is the record that is noted; else without what was paid in the months, and their time. */
const withoutNoted = (record: WorkRecord, noted: readonly Noted[]): WorkRecord | null => {
  if (noted.some(({ months }) => months.length === 0)) return null;
  const salaries = record.salaries.map((salary) =>
    isNotedIn(noted, isoOfMonth(monthOfPay(salary)))
      ? { month: salary.month, year: salary.year, value: 0, readValue: 0 }
      : salary,
  );
  const months = noted.flatMap((one) => one.months);
  return { ...record, salaries, cnisIndicators: [...record.cnisIndicators, { code: COMPUTED_NOWHERE, months }] };
};

/** Those that bear a month which the calculation leaves out already. */
const leftOutIn = (record: WorkRecord): ((noted: Noted) => boolean) => {
  const leftOut = notComputedMonthsOf(record).map(isoOfMonth);
  return (noted) => effectOf(noted.code) === 'nothing' && leftOut.some((month) => isNotedIn([noted], month));
};

const stepOf = (
  record: WorkRecord,
  noted: readonly Noted[],
  said: {
    readonly id: string;
    readonly title: string;
    readonly effect: string;
    readonly otherwise: Candidate['otherwise'];
    readonly saying?: Candidate['saying'];
  },
): Candidate => ({
  id: `${said.id}:${record.id}`,
  kind: 'indicator',
  title: `${said.title} em ${record.companyName}`,
  text: `${noted.map(({ code }) => `${code}: ${indicatorOf(code)?.meaning ?? 'indicador sem descrição cadastrada'}`).join('; ')}. ${said.effect}`,
  article: 'Decreto 3.048/1999, art. 19-B',
  subject: subjectOf(record),
  documents: [...new Set(noted.flatMap(({ code }) => indicatorOf(code)?.action ?? []))],
  deadline: null,
  otherwise: said.otherwise,
  ...(said.saying === undefined ? {} : { saying: said.saying }),
  evenWithoutEffect: true,
});

const NO_RIGHT_LEFT = ' Sem resolver, nenhum direito se completa: resolva antes de pedir.';

export const indicatorSteps = (on: AdvisedOn): Candidate[] =>
  ofRegime(on).flatMap((record): Candidate[] => {
    const asking = record.cnisIndicators.filter(({ code }) => asksDecision(code));
    const isNowhere = leftOutIn(record);
    // What paying these up brings is a step of its own: losing them takes nothing away.
    const isUnpaid = unpaidMonthsOf(record, (month) => minimumWage(month, on.overlay)).length > 0;
    const counted = asking.filter((one) => !isNowhere(one) && !(isUnpaid && currentCode(one.code) === UNPAID_MARK));
    const nowhere = asking.filter(isNowhere);
    const steps: Candidate[] = [];
    if (counted.length > 0) {
      const changed = new Map([[record.id, withoutNoted(record, counted)]]);
      steps.push(
        stepOf(record, counted, {
          id: 'indicator',
          title: 'Resolver pendências do CNIS',
          effect: 'O efeito é o que se perde se não se resolver.',
          saying: (_effect, first) => (first === null && on.plan.first !== null ? NO_RIGHT_LEFT : ''),
          otherwise: { by: 'records', workRecords: replacing(on.calculation.workRecords, changed) },
        }),
      );
    }
    if (nowhere.length > 0) {
      steps.push(
        stepOf(record, nowhere, {
          id: 'indicatorNowhere',
          title: 'Acertar meses que o INSS não computa',
          effect: 'O cálculo também não os conta, enquanto a remuneração é a do extrato.',
          otherwise: null,
        }),
      );
    }
    return steps;
  });

/** Records without an end of which nothing was paid for months: the work may have ended then. */
export const openEndSteps = (on: AdvisedOn): Candidate[] =>
  ofRegime(on).flatMap((record): Candidate[] => {
    if (record.egressDate !== null) return [];
    const asked = on.day < on.today ? on.day : on.today;
    const paid = record.salaries.flatMap((salary) =>
      salary.month === THIRTEENTH || salary.value <= 0 ? [] : monthOfPay(salary),
    );
    const last = paid.length === 0 ? null : Math.max(...paid);
    if (last === null || !isLongUnpaid(isoOfMonth(last), asked)) return [];
    const egressDate = isoOf(lastDayOf(last));
    const changed = new Map([[record.id, { ...record, egressDate }]]);
    return [
      {
        id: `openEnd:${record.id}`,
        kind: 'openEnd',
        title: `Conferir a saída de ${record.companyName}`,
        text: `O registro está em aberto e a última remuneração é de ${isoOfMonth(last).split('-').reverse().join('/')}: ele conta até ${on.day === on.today ? 'hoje' : 'a data do cálculo'}. O efeito é o de uma saída em ${formatDate(egressDate)}.`,
        article: 'Decreto 3.048/1999, art. 19-B',
        subject: subjectOf(record),
        documents: ['Carteira de trabalho com a data de saída', 'Termo de rescisão'],
        deadline: null,
        otherwise: { by: 'records', workRecords: replacing(on.calculation.workRecords, changed) },
        evenWithoutEffect: true,
      },
    ];
  });
