/** One hypothesis after another: what it makes of the records, and what it costs. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import type { PaidAfterReform } from '../../law/input/input.ts';
import { type IndexOverlay, planOf } from '../../law/tables/index.ts';
import { dayOf, firstDayOf, isoOf, monthOf } from '../../units/day.ts';
import { type Month, monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import { isInBrazil } from '../work-records/abroad.ts';
import { categoryOf } from '../work-records/category.ts';
import { settled } from '../work-records/imported.ts';
import { toWorkRecord } from '../work-records/packing.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { boughtPeriod } from './bought.ts';
import { COMPLEMENT_DOUBT, REFORM } from './bought-notes.ts';
import { type Charge, differenceCharge, planCharge, toldCharge } from './charges.ts';
import { complemented } from './complement.ts';
import { type KnownPay, lastPay, payOf, salariesOf } from './pay.ts';
import { belowCeiling } from './room.ts';

export interface Supposed {
  readonly workRecords: readonly WorkRecord[];
  readonly charges: readonly Charge[];
  /** Ids of the records by which somebody contributes and is paid nothing. */
  readonly contributing: readonly string[];
  /** The records of the RGPS that are paid after the reform. */
  readonly paidAfterReform: readonly PaidAfterReform[];
  readonly notes: readonly string[];
}

export interface SupposedOn {
  /** The calculation date, `YYYY-MM-DD`, and its month. */
  readonly day: string;
  readonly calculatedIn: Month;
  /** The last month of what has no end. */
  readonly horizon: Month;
  readonly overlay: IndexOverlay;
  readonly regimeId: number | null;
  /** The records before anything is supposed: averages are of what is known. */
  readonly facts: readonly WorkRecord[];
}

type Of<Kind extends Hypothesis['kind']> = Extract<Hypothesis, { kind: Kind }>;

const knownPay = ({ facts, calculatedIn, overlay }: SupposedOn): KnownPay => ({
  records: facts,
  calculatedIn,
  overlay,
});

const monthOfDay = (day: string): Month => monthOf(dayOf(day));

/** `id` is that of a record which the hypothesis adds. */
export const suppose = (before: Supposed, hypothesis: Hypothesis, id: string, on: SupposedOn): Supposed => {
  switch (hypothesis.kind) {
    case 'stops':
      return stops(before, hypothesis);
    case 'contributes':
      return contributes(before, hypothesis, id, on);
    case 'bought': {
      const { record, charges, notes } = boughtPeriod(hypothesis, id, { ...on, known: knownPay(on) });
      const after = noted(charges.reduce(charged, added(before, record)), ...notes);
      return record.regimeType === 'RGPS' && hypothesis.from <= REFORM
        ? paidLater(after, { id, heldAs: 'nothing' })
        : after;
    }
    case 'courtCase':
      return courtCase(before, hypothesis, id, on);
    default:
      return ofRecord(before, hypothesis, on);
  }
};

type OfRecord = Extract<Hypothesis, { workRecordId: string }>;

const ofRecord = (before: Supposed, hypothesis: OfRecord, on: SupposedOn): Supposed => {
  const record = before.workRecords.find((known) => known.id === hypothesis.workRecordId);
  if (record === undefined)
    return noted(before, `${hypothesisNames[hypothesis.kind]}: o registro foi removido e a hipótese não foi aplicada.`);
  if (!isInBrazil(record))
    return noted(
      before,
      `${hypothesisNames[hypothesis.kind]}: o registro é de tempo no exterior e a hipótese não foi aplicada.`,
    );
  switch (hypothesis.kind) {
    case 'worksOn':
      return worksOn(before, hypothesis, record, on);
    case 'certified': {
      const after = replaced(before, settled({ ...record, regimeType: hypothesis.regimeType }));
      return told(after, hypothesis, on);
    }
    case 'special':
      return told(
        replaced(before, { ...record, isSpecialTime: true, specialTimeBase: hypothesis.specialTimeBase }),
        hypothesis,
        on,
      );
    case 'complemented':
      return complement(before, hypothesis, record, on);
    default:
      return hypothesis satisfies never;
  }
};

const complement = (before: Supposed, hypothesis: Of<'complemented'>, record: WorkRecord, on: SupposedOn): Supposed => {
  const done = complemented(hypothesis, record, { ...on, records: before.workRecords });
  const after = noted(charged({ ...before, workRecords: done.records }, done.charge), ...done.notes);
  return record.contributionPlan === 'simplified' && hypothesis.by !== 'minimum' && record.ingressDate <= REFORM
    ? noted(paidLater(after, { id: record.id, heldAs: 'reducedPlan' }), COMPLEMENT_DOUBT)
    : after;
};

const paidLater = (supposed: Supposed, paid: PaidAfterReform): Supposed => ({
  ...supposed,
  paidAfterReform: [...supposed.paidAfterReform, paid],
});

const noted = (supposed: Supposed, ...notes: readonly string[]): Supposed => ({
  ...supposed,
  notes: [...supposed.notes, ...notes],
});

const charged = (supposed: Supposed, charge: Charge): Supposed => ({
  ...supposed,
  charges: [...supposed.charges, charge],
});

const replaced = (supposed: Supposed, record: WorkRecord): Supposed => ({
  ...supposed,
  workRecords: supposed.workRecords.map((known) => (known.id === record.id ? record : known)),
});

const added = (supposed: Supposed, record: WorkRecord): Supposed => ({
  ...supposed,
  workRecords: [...supposed.workRecords, record],
});

/** What nobody stated is nothing to pay to the regime; fees are another matter. */
const told = (
  supposed: Supposed,
  hypothesis: Of<'certified' | 'special' | 'courtCase'>,
  { calculatedIn }: SupposedOn,
): Supposed =>
  hypothesis.cost === null
    ? supposed
    : charged(supposed, toldCharge(hypothesisNames[hypothesis.kind], hypothesis.cost, calculatedIn));

/**
 * Salaries go on from the month of the calculation, or from the first one after those known; holes before stay holes. The
 * last pay goes on as it does by the facts, from the month after it.
 */
const worksOn = (before: Supposed, hypothesis: Of<'worksOn'>, record: WorkRecord, on: SupposedOn): Supposed => {
  const known = knownPay(on);
  const pay = payOf(hypothesis, record.regimeType, known, record);
  const last = hypothesis.until === null ? on.horizon : monthOfDay(hypothesis.until);
  const newest = newestMonthOf(record);
  const first = Math.max(on.calculatedIn + (hypothesis.paidOn === 'last' ? 1 : 0), newest === null ? 0 : newest + 1);
  const salaries = [...record.salaries.filter((salary) => monthOfPay(salary) < first), ...salariesOf(pay, first, last)];
  const after = replaced(before, { ...record, egressDate: hypothesis.until, salaries });
  const notes =
    pay(first) === null ? [`Não se conhece a remuneração de ${record.companyName}: o tempo continua, sem valor.`] : [];
  const paidNow = lastPay(record, known);
  if (categoryOf(record) === 'employee' || hypothesis.paidOn === 'last') return noted(after, ...notes);
  return noted(charged(after, differenceCharge({ pay, known: () => paidNow }, on.calculatedIn, last)), ...notes);
};

const newestMonthOf = ({ salaries }: WorkRecord): Month | null => {
  const paid = salaries.flatMap((salary) =>
    salary.month === THIRTEENTH || salary.value <= 0 ? [] : monthOfPay(salary),
  );
  return paid.length === 0 ? null : Math.max(...paid);
};

const stops = (before: Supposed, { on: day }: Of<'stops'>): Supposed => ({
  ...before,
  workRecords: before.workRecords.flatMap((record) => {
    if (record.egressDate !== null && record.egressDate <= day) return [record];
    if (record.ingressDate > day) return [];
    const last = monthOfDay(day);
    return [{ ...record, egressDate: day, salaries: record.salaries.filter((salary) => monthOfPay(salary) <= last) }];
  }),
});

/**
 * The competência of the calculation falls due in the next month: it is the first one that can be paid, unless a remuneration
 * is known in it.
 * @see Lei 8.212/1991, art. 30, II
 */
const firstPayableDay = (records: readonly WorkRecord[], { day, calculatedIn }: SupposedOn): string => {
  const isPaid = records.some(
    ({ regimeType, salaries }) =>
      regimeType === 'RGPS' &&
      salaries.some((salary) => salary.month !== THIRTEENTH && salary.value > 0 && monthOfPay(salary) === calculatedIn),
  );
  return isPaid ? isoOf(firstDayOf(calculatedIn + 1)) : day;
};

const contributes = (before: Supposed, hypothesis: Of<'contributes'>, id: string, on: SupposedOn): Supposed => {
  const plan = planOf(hypothesis.category, hypothesis.rate);
  const ingressDate = hypothesis.from ?? firstPayableDay(before.workRecords, on);
  const [first, last] = [
    monthOfDay(ingressDate),
    hypothesis.until === null ? on.horizon : monthOfDay(hypothesis.until),
  ];
  const asked = payOf(hypothesis, 'RGPS', knownPay(on));
  const { pay, notes } = plan.onMinimumWageOnly
    ? { pay: asked, notes: [] }
    : belowCeiling(asked, first, { ...knownPay(on), records: before.workRecords });
  const record = toWorkRecord(id, {
    companyName: plan.words,
    regimeType: 'RGPS',
    ingressDate,
    egressDate: hypothesis.until,
    contributionPlan: plan.recordedAs,
    /** The law cuts their sum where both are known; in a month whose pay is not known yet the whole base counts. */
    salaries: salariesOf(asked, first, last),
  });
  const doubt = hypothesis.category === 'facultativo' ? facultativoDoubt(before.workRecords, ingressDate) : [];
  const unknown = pay(first) === null ? ['Não há remunerações das quais tirar a média: o tempo conta, sem valor.'] : [];
  const closed = plan.recordedAs === 'simplified' ? [REDUCED_PLAN_CLOSES] : [];
  const after = { ...added(before, record), contributing: [...before.contributing, id] };
  return noted(charged(after, planCharge(hypothesis, pay, first, last)), ...closed, ...doubt, ...unknown, ...notes);
};

/** @see Lei 8.212/1991, art. 21, §§ 2 and 3; Lei 8.213/1991, art. 55, § 4 */
const REDUCED_PLAN_CLOSES =
  'O plano reduzido serve à aposentadoria por idade e não às regras por tempo de contribuição, nem à certidão (CTC), sem complementar até 20% (Lei 8.212/1991, art. 21, §§ 2º e 3º).';

/** @see CF, art. 201, § 5; Decreto 3.048/1999, art. 11 */
const facultativoDoubt = (records: readonly WorkRecord[], from: string): string[] => {
  const at = records.filter(isInBrazil).find(({ egressDate }) => egressDate === null || egressDate >= from);
  if (at === undefined) return [];
  return at.regimeType === 'RPPS'
    ? [
        `Quem participa de regime próprio não pode ser facultativo (CF, art. 201, § 5º): ${at.companyName} continua em aberto.`,
      ]
    : [
        `Quem exerce atividade remunerada não é facultativo (Decreto 3.048/1999, art. 11): ${at.companyName} continua em aberto.`,
      ];
};

const courtCase = (before: Supposed, hypothesis: Of<'courtCase'>, id: string, on: SupposedOn): Supposed => {
  const { paidOn, value, specialTimeBase, regimeType, isPublicService } = hypothesis;
  const pay = paidOn === null ? () => null : payOf({ paidOn, value }, regimeType, knownPay(on));
  const record = toWorkRecord(id, {
    companyName: 'Período da ação judicial',
    regimeType,
    ingressDate: hypothesis.from,
    egressDate: hypothesis.until,
    isPublicService,
    ...(specialTimeBase === null ? {} : { isSpecialTime: true, specialTimeBase }),
    salaries: salariesOf(pay, monthOfDay(hypothesis.from), monthOfDay(hypothesis.until)),
  });
  const after = told(added(before, record), hypothesis, on);
  return noted(after, 'Depende de decisão judicial: honorários e custas só entram se informados no custo.');
};
