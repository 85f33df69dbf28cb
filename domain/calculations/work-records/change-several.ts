import { accept, type Decision } from '../../decider.ts';
import { invalid, isEmpty, notFound, under } from '../../failures.ts';
import type { OpenCalculation } from '../calculation.ts';
import type { WorkRecordCommand } from '../commands.ts';
import type { CalculationEvent } from '../events.ts';
import type { CalculationFailure } from '../failure.ts';
import { checkedOn, impossibleInRecord } from './checks.ts';
import { edited, factsBetween } from './edit.ts';
import { settledAfter } from './imported.ts';

type ChangeWorkRecords = Extract<WorkRecordCommand, { type: 'ChangeWorkRecords' }>;

/** One change of several records, told of each as if it had been changed alone. Refused for all if one cannot have it. */
export const changeSeveral = (
  { workRecordIds, change, today, limits }: ChangeWorkRecords,
  state: OpenCalculation,
): Decision<CalculationEvent, CalculationFailure> => {
  const { customerId } = state;
  const asked = new Set(workRecordIds);
  const records = state.workRecords.filter(({ id }) => asked.has(id));
  if (records.length < asked.size) return notFound;
  if (change === 'remove') {
    return accept<CalculationEvent>(
      ...records.map(({ id }) => ({ type: 'WorkRecordRemoved', data: { customerId, workRecordId: id } }) as const),
    );
  }
  const changes = records.map((before) => ({ before, after: settledAfter(before, edited(before, change), limits) }));
  const refusals = Object.fromEntries(
    changes.flatMap(({ before, after }) =>
      Object.entries(under(`workRecords.${before.id}`, impossibleInRecord(after, checkedOn(state, today), before))),
    ),
  );
  if (!isEmpty(refusals)) return invalid(refusals);
  return accept(
    ...changes.flatMap(({ before, after }) => factsBetween(before, after, { customerId, workRecordId: before.id })),
  );
};
