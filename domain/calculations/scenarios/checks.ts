import type { Hypothesis } from '../../api/hypotheses.ts';
import { type MonthLimits, shippedLimits } from '../../cnis/limits.ts';
import { under } from '../../failures.ts';
import { planOf } from '../../law/tables/index.ts';
import { messages } from '../../words/messages.ts';
import { type OpenCalculation, recordsHeldOn } from '../calculation.ts';
import { holdsStatedTime } from '../stated-spans.ts';
import { isInBrazil } from '../work-records/abroad.ts';

type Refusals = Record<string, string>;

/** What cannot be supposed of a calculation, field → sentence. */
export const impossibleInHypothesis = (
  hypothesis: Hypothesis,
  calculation: OpenCalculation,
  { today, limits = shippedLimits }: { readonly today: string; readonly limits?: MonthLimits },
): Refusals => {
  const asOf = recordsHeldOn(calculation.fields, today);
  return {
    ...withoutRecord(hypothesis, calculation, asOf),
    ...impossibleDays(hypothesis, asOf),
    ...outsidePlan(hypothesis, today, limits),
    ...contradictionIn(hypothesis),
  };
};

/**
 * What nobody can suppose of any calculation, on any day: field → sentence, the fields as `hypotheses.0.until`. What the
 * days or the records have overtaken since it was kept is left to stand.
 */
export const contradictionsIn = (hypotheses: readonly Hypothesis[]): Refusals =>
  Object.assign(
    {},
    ...hypotheses.map((hypothesis, place) => under(`hypotheses.${place}`, contradictionIn(hypothesis))),
  );

const contradictionIn = (hypothesis: Hypothesis): Refusals => ({
  ...withoutValue(hypothesis),
  ...endsBeforeItBegins(hypothesis),
  ...aboveItsPlan(hypothesis),
});

const endsBeforeItBegins = (hypothesis: Hypothesis): Refusals => {
  if (!('from' in hypothesis)) return {};
  const { from, until } = hypothesis;
  return from !== null && until !== null && until < from ? { until: messages.invalidRecordDates } : {};
};

const withoutValue = (hypothesis: Hypothesis): Refusals =>
  'paidOn' in hypothesis && hypothesis.paidOn === 'value' && hypothesis.value === null
    ? { value: messages.required }
    : {};

/** Records stand in the place of times that were only stated: the first record would make them count for nothing. */
const withoutRecord = (hypothesis: Hypothesis, { workRecords, fields }: OpenCalculation, asOf: string): Refusals => {
  if (workRecords.length === 0 && holdsStatedTime(fields)) return { kind: messages.scenarioNeedsRecords };
  if (hypothesis.kind === 'stops') return workRecords.length === 0 ? { kind: messages.scenarioNeedsRecords } : {};
  if (!('workRecordId' in hypothesis)) return {};
  const record = workRecords.find(({ id }) => id === hypothesis.workRecordId);
  if (record === undefined) return { workRecordId: messages.unknownRecord };
  if (!isInBrazil(record)) return { workRecordId: messages.recordIsAbroad };
  if (hypothesis.kind === 'worksOn' && record.egressDate !== null && record.egressDate < asOf) {
    return { workRecordId: messages.recordHasEnded };
  }
  if (hypothesis.kind === 'certified' && record.regimeType === hypothesis.regimeType) {
    return { regimeType: messages.recordIsOfRegime(hypothesis.regimeType) };
  }
  if (hypothesis.kind === 'complemented' && record.regimeType !== 'RGPS') {
    return { workRecordId: messages.recordIsOfRegime(record.regimeType) };
  }
  return {};
};

const impossibleDays = (hypothesis: Hypothesis, asOf: string): Refusals => {
  switch (hypothesis.kind) {
    case 'worksOn':
      return hypothesis.until !== null && hypothesis.until <= asOf ? { until: messages.afterCalculation } : {};
    case 'bought':
    case 'courtCase':
      return hypothesis.until > asOf ? { until: messages.untilCalculation } : {};
    case 'contributes':
      return hypothesis.from === null && hypothesis.until !== null && hypothesis.until < asOf
        ? { until: messages.invalidRecordDates }
        : {};
    default:
      return {};
  }
};

/** @see Lei 8.212/1991, art. 21, § 2 */
const aboveItsPlan = (hypothesis: Hypothesis): Refusals =>
  hypothesis.kind === 'contributes' &&
  planOf(hypothesis.category, hypothesis.rate).onMinimumWageOnly &&
  hypothesis.paidOn !== 'minimum'
    ? { paidOn: messages.planOnMinimumWage }
    : {};

/** @see Lei 8.212/1991, art. 28, §§ 3 and 5 */
const outsidePlan = (hypothesis: Hypothesis, today: string, limits: MonthLimits): Refusals => {
  if (hypothesis.kind !== 'contributes' || hypothesis.paidOn !== 'value' || hypothesis.value === null) return {};
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  const [least, most] = [limits.minimumWage(year, month), limits.ceiling(year, month)];
  const outside = (least !== null && hypothesis.value < least) || (most !== null && hypothesis.value > most);
  return outside ? { value: messages.outsideLimits } : {};
};
