/** Contributing by oneself, as contribuinte individual or facultativo. */
import { planOf } from '../../law/tables/index.ts';
import { firstDayOf, isoOf } from '../../units/day.ts';
import { monthOfPay, THIRTEENTH } from '../../units/month.ts';
import { isInBrazil } from '../work-records/abroad.ts';
import { toWorkRecord } from '../work-records/packing.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { planCharge } from './charges.ts';
import { payOf, salariesOf } from './pay.ts';
import { belowCeiling } from './room.ts';
import {
  added,
  charged,
  type HypothesisOf,
  knownPay,
  monthOfDay,
  noted,
  type Supposed,
  type SupposedOn,
} from './supposed.ts';

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

export const contributes = (
  before: Supposed,
  hypothesis: HypothesisOf<'contributes'>,
  id: string,
  on: SupposedOn,
): Supposed => {
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
