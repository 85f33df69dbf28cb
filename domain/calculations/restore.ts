import { changesIn, nothingIn, sameValue } from '../changes.ts';
import { accept, type Decision } from '../decider.ts';
import type { OpenCalculation } from './calculation.ts';
import type { CalculationCommand } from './commands.ts';
import type { CalculationEvent } from './events.ts';
import type { CalculationFailure } from './failure.ts';
import { packRecord } from './work-records/packing.ts';

type Restore = Extract<CalculationCommand, { type: 'RestoreCalculation' }>;

/**
 * The return to what stood before, as one fact. What once stood is not checked again: it was accepted when it was
 * written. A calculation that already is what it was then has nothing to return to.
 */
export const restore = (
  { earlier, restored }: Restore,
  state: OpenCalculation,
): Decision<CalculationEvent, CalculationFailure> => {
  const present = new Map(state.workRecords.map((record) => [record.id, record]));
  const added = earlier.workRecords.filter(({ id }) => !present.has(id));
  const changed = earlier.workRecords.filter(
    (record) => present.has(record.id) && !sameValue(present.get(record.id), record),
  );
  const workRecordIds = idsOf(earlier.workRecords);
  const kept = new Set(workRecordIds);
  const fields = changesIn(state.fields, earlier.fields);
  const { spansStatedOn } = earlier;
  const isSame =
    nothingIn(fields) &&
    changed.length === 0 &&
    sameValue(workRecordIds, idsOf(state.workRecords)) &&
    spansStatedOn === state.spansStatedOn;
  if (isSame) return accept();
  return accept({
    type: 'CalculationRestored',
    data: {
      customerId: state.customerId,
      restored,
      spansStatedOn,
      imports: [...earlier.imports],
      workRecordIds,
      added: idsOf(added),
      changed: idsOf(changed),
      removed: idsOf(state.workRecords).filter((id) => !kept.has(id)),
      personal: { fields, workRecords: [...added, ...changed].map(packRecord) },
    },
  });
};

const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
