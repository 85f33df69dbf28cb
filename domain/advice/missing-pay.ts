/** Months of which no remuneration is known, and what they would bring. */
import { averageOf36, type KnownPay, worthThen } from '../calculations/scenarios/pay.ts';
import { isInBrazil } from '../calculations/work-records/abroad.ts';
import { categoryOf } from '../calculations/work-records/category.ts';
import { isBenefitRecord } from '../calculations/work-records/of-benefit.ts';
import type { WorkRecord } from '../calculations/work-records/work-record.ts';
import { paysForHimself } from '../cnis/no-contribution.ts';
import { lastReported } from '../law/benefit/months-without-base.ts';
import { minimumWage } from '../law/tables/index.ts';
import { dayOf, isoOf, monthOf } from '../units/day.ts';
import { centsOf, reaisOf } from '../units/money.ts';
import {
  FIRST_AVERAGED_MONTH,
  formatMonthRanges,
  type Month,
  monthOfPay,
  partsOfMonth,
  THIRTEENTH,
} from '../units/month.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import {
  benefitArticle,
  benefitDocuments,
  benefitText,
  MAYBE_AWAY,
  mayHaveBeenAway,
  receivedIn,
} from './benefit-months.ts';
import { type AdvisedOn, type Candidate, listed, ofRegime, replacing, sightOf, subjectOf } from './candidate.ts';

type Paid = Pick<WorkRecord, 'isRural' | 'contributionPlan' | 'ingressDate' | 'egressDate'> &
  Partial<Pick<WorkRecord, 'country'>> & {
    readonly salaries: readonly { readonly month: string; readonly year: number; readonly value: number }[];
  };

/** Months in which any of the records has a remuneration. */
const paidIn = (records: readonly Pick<Paid, 'salaries'>[]): ReadonlySet<Month> =>
  new Set(
    records.flatMap(({ salaries }) =>
      salaries.flatMap((salary) => (salary.month === THIRTEENTH || salary.value <= 0 ? [] : monthOfPay(salary))),
    ),
  );

const isReduced = ({ contributionPlan }: Pick<Paid, 'contributionPlan'>): boolean => contributionPlan === 'simplified';

/** The month in which it is asked what was reported: of a calculation dated ahead that of today, as nobody has the pay of months to come. */
export const askedIn = (calculationDate: string, today: string): Month =>
  monthOf(Math.min(dayOf(calculationDate), dayOf(today)));

/** Months of a record since the Plano Real without a remuneration, up to those that are reported by `month`. */
export const emptyMonths = (record: Paid, month: Month): Month[] => {
  if (record.isRural || !isInBrazil(record)) return [];
  const paid = paidIn([record]);
  /** A month without a payment is one that was not paid, where others were. */
  if (isReduced(record) && paid.size > 0) return [];
  const first = Math.max(FIRST_AVERAGED_MONTH, monthOf(dayOf(record.ingressDate)));
  const reported = lastReported(month);
  const last = record.egressDate === null ? reported : Math.min(reported, monthOf(dayOf(record.egressDate)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place).filter(
    (month) => !paid.has(month),
  );
};

/** Of who pays for himself a month of which nothing is known was not paid, where others were: it is asked about as such. */
const isPaidByMonths = (record: WorkRecord): boolean =>
  paysForHimself(record) && !isBenefitRecord(record) && paidIn([record]).size > 0;

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

interface Empty {
  readonly record: WorkRecord;
  readonly months: readonly Month[];
}

/** Each once, though it may be missing on several records. */
const monthsOf = (empty: readonly Empty[]): Month[] => [...new Set(empty.flatMap(({ months }) => months))];

/** The average does without a month of which nothing is known; of one that another record paid it has that. */
const inAverageText = (missing: readonly Month[], paid: ReadonlySet<Month>): string => {
  const beside = missing.filter((month) => paid.has(month)).length;
  const alone = missing.length - beside;
  if (beside === 0) return alone === 1 ? 'esse mês não entra na média.' : 'esses meses não entram na média.';
  const those = alone === 0 ? `${beside === 1 ? 'nesse mês' : 'nesses meses'} a média` : `em outros ${beside} ela`;
  const left = `${alone} ${alone === 1 ? 'mês não entra' : 'meses não entram'} na média; `;
  return `${alone === 0 ? '' : left}${those} conta só o que outro vínculo pagou.`;
};

/** Whose employer reports the months. */
const isOfEmployee = (record: WorkRecord): boolean =>
  record.regimeType === 'RGPS' && !record.isRural && !isBenefitRecord(record) && categoryOf(record) === 'employee';

/** What the right is worth by what the INSS does with months that nobody proves, which is less than an average without them. */
const asGranted =
  ({ plan }: AdvisedOn): Candidate['saying'] =>
  ({ soonerByDays, gain }, proved) => {
    if (soonerByDays !== 0 || gain === null || gain <= 0 || proved === null || proved.value === null) return '';
    const money = (value: number): string => headlineMoney(value, isoOf(proved.day), sightOf(plan));
    const unproved = reaisOf(centsOf(proved.value) - centsOf(gain));
    return ` Sem prova, o INSS conta neles o salário mínimo (Lei 8.213/1991, art. 35; Decreto 3.048/1999, art. 36, § 2º): o primeiro direito seria de ${money(unproved)} por mês; provada a média conhecida, até ${money(proved.value)}.`;
  };

const documentsFor = (records: readonly WorkRecord[]): string[] => {
  const others = records.filter((record) => !isBenefitRecord(record));
  const slips = others.every(isReduced)
    ? ['Guias e comprovantes dos meses', 'Extrato do CNIS']
    : ['Contracheques ou fichas financeiras dos meses', 'Relação de salários de contribuição do empregador'];
  return [...benefitDocuments(records), ...(others.length === 0 ? [] : slips)];
};

/** What the months are worth lies between the minimum wage and the average of those known; no step where both come to the same. */
export const missingPaySteps = (on: AdvisedOn): Candidate[] => {
  const { calculation, regimeType, day, today, overlay } = on;
  const calculatedIn = monthOf(dayOf(day));
  const isReceived = receivedIn(ofRegime(on));
  const empty = ofRegime(on).flatMap((record): Empty[] => {
    if (isPaidByMonths(record)) return [];
    const months = emptyMonths(record, askedIn(day, today)).filter(
      (month) => isBenefitRecord(record) || !isReceived(month),
    );
    return months.length === 0 ? [] : [{ record, months }];
  });
  const [only] = empty;
  if (only === undefined) return [];
  const known: KnownPay = { records: calculation.workRecords, calculatedIn, overlay };
  const average = averageOf36(regimeType, known);
  /** A reduced plan is paid on the minimum wage. */
  const least = (month: Month): number | null => minimumWage(month, overlay);
  const isBound = average !== null && !empty.every(({ record }) => isReduced(record));
  const all = (payOf: (month: Month) => number | null) =>
    replacing(
      calculation.workRecords,
      new Map(
        empty.map(({ record, months }) => [record.id, filled(record, months, isReduced(record) ? least : payOf)]),
      ),
    );
  const count = empty.reduce((sum, { months }) => sum + months.length, 0);
  const where = empty.length === 1 ? ` (${formatMonthRanges(only.months)})` : '';
  const records = empty.map(({ record }) => record);
  const wasAway =
    !records.some(isBenefitRecord) &&
    empty.some(({ record, months }) => isOfEmployee(record) && mayHaveBeenAway(months, paidIn([record])));
  const inAverage = inAverageText(monthsOf(empty), paidIn(ofRegime(on)));
  return [
    {
      id: 'missingPay',
      kind: 'missingPay',
      title: `Informar ${count} ${count === 1 ? 'remuneração que falta' : 'remunerações que faltam'}`,
      text: `Sem remuneração em ${listed(empty.map(({ record }) => record.companyName))}${where}: ${average === null ? 'sem elas nenhum valor pode ser calculado.' : `${inAverage}${isBound ? ' O efeito vai do salário mínimo à média conhecida, cada um no valor do mês.' : ''}`}${benefitText(records)}${wasAway ? MAYBE_AWAY.text : ''}`,
      article:
        benefitArticle(records) ??
        (regimeType === 'RGPS' ? 'Lei 8.213/1991, arts. 29-A e 35' : 'Lei 10.887/2004, art. 1º'),
      subject: empty.length === 1 ? subjectOf(only.record) : null,
      documents: [...documentsFor(records), ...(wasAway ? [MAYBE_AWAY.document] : [])],
      deadline: null,
      ...(isBound && empty.every(({ record }) => isOfEmployee(record)) ? { saying: asGranted(on) } : {}),
      otherwise: isBound ? { by: 'bound', least: all(least), most: all(worthThen(average, known)) } : null,
    },
  ];
};
