import type { Hypothesis } from '../../api/scenarios.ts';
import { type MonthLimits, shippedLimits } from '../../cnis/limits.ts';
import { planOf } from '../../law/tables/index.ts';
import { messages } from '../../words/messages.ts';
import { type OpenCalculation, recordsHeldOn } from '../calculation.ts';
import { holdsStatedTime } from '../stated-spans.ts';

type Refusals = Record<string, string>;

/** What cannot be supposed of a calculation, field → sentence. */
export const impossibleInHypothesis = (
  hypothesis: Hypothesis,
  calculation: OpenCalculation,
  { today, limits = shippedLimits }: { readonly today: string; readonly limits?: MonthLimits },
): Refusals => {
  const asOf = recordsHeldOn(calculation.fields, today);
  return {
    ...withoutValue(hypothesis),
    ...withoutRecord(hypothesis, calculation, asOf),
    ...impossibleDays(hypothesis, asOf),
    ...impossiblePlan(hypothesis, today, limits),
  };
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
      if (hypothesis.until < hypothesis.from) return { until: messages.invalidRecordDates };
      return hypothesis.until > asOf ? { until: messages.untilCalculation } : {};
    case 'contributes':
      return hypothesis.until !== null && hypothesis.until < (hypothesis.from ?? asOf)
        ? { until: messages.invalidRecordDates }
        : {};
    default:
      return {};
  }
};

/** @see Lei 8.212/1991, arts. 21 and 28, §§ 3 and 5 */
const impossiblePlan = (hypothesis: Hypothesis, today: string, limits: MonthLimits): Refusals => {
  if (hypothesis.kind !== 'contributes') return {};
  if (planOf(hypothesis.category, hypothesis.rate).onMinimumWageOnly && hypothesis.paidOn !== 'minimum') {
    return { paidOn: messages.planOnMinimumWage };
  }
  if (hypothesis.paidOn !== 'value' || hypothesis.value === null) return {};
  const [year, month] = [Number(today.slice(0, 4)), today.slice(5, 7)];
  const [least, most] = [limits.minimumWage(year, month), limits.ceiling(year, month)];
  const outside = (least !== null && hypothesis.value < least) || (most !== null && hypothesis.value > most);
  return outside ? { value: messages.outsideLimits } : {};
};
