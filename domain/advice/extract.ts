/** What the extract leaves open: indicators, months without a remuneration, records without an end. */
import { averageOf36, type KnownPay, worthThen } from '../calculations/scenarios/pay.ts';
import { isInBrazil } from '../calculations/work-records/abroad.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { asksDecision, effectOf, indicatorOf } from '../cnis/indicators.ts';
import { notComputedMonthsOf } from '../cnis/not-computed-months.ts';
import { isLongUnpaid } from '../cnis/open-ends.ts';
import { lastReported } from '../law/benefit/months-without-base.ts';
import { minimumWage } from '../law/tables/index.ts';
import { dayOf, isoOf, lastDayOf, monthOf } from '../units/day.ts';
import {
  FIRST_AVERAGED_MONTH,
  formatMonthRanges,
  isoOfMonth,
  type Month,
  monthOfPay,
  partsOfMonth,
  THIRTEENTH,
} from '../units/month.ts';
import { formatDate } from '../words/format.ts';
import { type AdvisedOn, type Candidate, listed, subjectOf } from './candidate.ts';

const ofRegime = ({ calculation, regimeType }: AdvisedOn): readonly WorkRecord[] =>
  calculation.workRecords.filter((record) => record.regimeType === regimeType);

const replacing = (records: readonly WorkRecord[], changed: ReadonlyMap<string, WorkRecord | null>): WorkRecord[] =>
  records.flatMap((record) => {
    const now = changed.get(record.id);
    return now === undefined ? record : (now ?? []);
  });

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
  evenWithoutEffect: true,
});

export const indicatorSteps = (on: AdvisedOn): Candidate[] =>
  ofRegime(on).flatMap((record): Candidate[] => {
    const asking = record.cnisIndicators.filter(({ code }) => asksDecision(code));
    const isNowhere = leftOutIn(record);
    const counted = asking.filter((one) => !isNowhere(one));
    const nowhere = asking.filter(isNowhere);
    const steps: Candidate[] = [];
    if (counted.length > 0) {
      const changed = new Map([[record.id, withoutNoted(record, counted)]]);
      steps.push(
        stepOf(record, counted, {
          id: 'indicator',
          title: 'Resolver pendências do CNIS',
          effect: 'O efeito é o que se perde se não se resolver.',
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

type Paid = Pick<WorkRecord, 'isRural' | 'contributionPlan' | 'ingressDate' | 'egressDate'> &
  Partial<Pick<WorkRecord, 'country'>> & {
    readonly salaries: readonly { readonly month: string; readonly year: number; readonly value: number }[];
  };

/** Months of a record since the Plano Real without a remuneration, up to those that are reported by now. */
export const emptyMonths = (record: Paid, calculatedIn: Month): Month[] => {
  if (record.isRural || record.contributionPlan === 'simplified' || !isInBrazil(record)) return [];
  const paid = new Set(
    record.salaries.flatMap((salary) => (salary.month === THIRTEENTH || salary.value <= 0 ? [] : monthOfPay(salary))),
  );
  const first = Math.max(FIRST_AVERAGED_MONTH, monthOf(dayOf(record.ingressDate)));
  const reported = lastReported(calculatedIn);
  const last = record.egressDate === null ? reported : Math.min(reported, monthOf(dayOf(record.egressDate)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place).filter(
    (month) => !paid.has(month),
  );
};

const filled = (record: WorkRecord, months: readonly Month[], payOf: (month: Month) => number | null): WorkRecord => {
  const missing = new Set(months);
  const kept = record.salaries.filter((salary) => salary.month === THIRTEENTH || !missing.has(monthOfPay(salary)));
  const added = months.flatMap((month) => {
    const value = payOf(month);
    return value === null ? [] : [{ ...partsOfMonth(month), value }];
  });
  return {
    ...record,
    salaries: [...kept, ...added].sort((one, other) => one.year - other.year || one.month.localeCompare(other.month)),
  };
};

/** What the months are worth lies between the minimum wage and the average of those known; no step where both come to the same. */
export const missingPaySteps = (on: AdvisedOn): Candidate[] => {
  const { calculation, regimeType, day, overlay } = on;
  const calculatedIn = monthOf(dayOf(day));
  const empty = ofRegime(on).flatMap((record) => {
    const months = emptyMonths(record, calculatedIn);
    return months.length === 0 ? [] : [{ record, months }];
  });
  const [only] = empty;
  if (only === undefined) return [];
  const known: KnownPay = { records: calculation.workRecords, calculatedIn, overlay };
  const average = averageOf36(regimeType, known);
  const all = (payOf: (month: Month) => number | null) =>
    replacing(
      calculation.workRecords,
      new Map(empty.map(({ record, months }) => [record.id, filled(record, months, payOf)])),
    );
  const count = empty.reduce((sum, { months }) => sum + months.length, 0);
  const where = empty.length === 1 ? ` (${formatMonthRanges(only.months)})` : '';
  return [
    {
      id: 'missingPay',
      kind: 'missingPay',
      title: `Informar ${count} ${count === 1 ? 'remuneração que falta' : 'remunerações que faltam'}`,
      text: `Sem remuneração em ${listed(empty.map(({ record }) => record.companyName))}${where}: ${average === null ? 'sem elas nenhum valor pode ser calculado.' : 'esses meses não entram na média. O efeito vai do salário mínimo à média conhecida, cada um no valor do mês.'}`,
      article: regimeType === 'RGPS' ? 'Lei 8.213/1991, arts. 29-A e 35' : 'Lei 10.887/2004, art. 1º',
      subject: empty.length === 1 ? subjectOf(only.record) : null,
      documents: ['Contracheques ou fichas financeiras dos meses', 'Relação de salários de contribuição do empregador'],
      deadline: null,
      otherwise:
        average === null
          ? null
          : { by: 'bound', least: all((month) => minimumWage(month, overlay)), most: all(worthThen(average, known)) },
    },
  ];
};

/** Records without an end of which nothing was paid for months: the work may have ended then. */
export const openEndSteps = (on: AdvisedOn): Candidate[] =>
  ofRegime(on).flatMap((record): Candidate[] => {
    if (record.egressDate !== null) return [];
    const paid = record.salaries.flatMap((salary) =>
      salary.month === THIRTEENTH || salary.value <= 0 ? [] : monthOfPay(salary),
    );
    const last = paid.length === 0 ? null : Math.max(...paid);
    if (last === null || !isLongUnpaid(isoOfMonth(last), on.day)) return [];
    const egressDate = isoOf(lastDayOf(last));
    const changed = new Map([[record.id, { ...record, egressDate }]]);
    return [
      {
        id: `openEnd:${record.id}`,
        kind: 'openEnd',
        title: `Conferir a saída de ${record.companyName}`,
        text: `O registro está em aberto e a última remuneração é de ${isoOfMonth(last).split('-').reverse().join('/')}: ele conta até hoje. O efeito é o de uma saída em ${formatDate(egressDate)}.`,
        article: 'Decreto 3.048/1999, art. 19-B',
        subject: subjectOf(record),
        documents: ['Carteira de trabalho com a data de saída', 'Termo de rescisão'],
        deadline: null,
        otherwise: { by: 'records', workRecords: replacing(on.calculation.workRecords, changed) },
        evenWithoutEffect: true,
      },
    ];
  });
