import type { Dispatch } from 'react';
import { isStale } from '../../data/api-error.ts';
import type { GenialDataProvider } from '../../data/data-provider.ts';
import type { RecordDialogProps } from '../record-dialog.ts';
import { recordTexts } from '../texts.ts';
import { useRecordChange } from '../useRecordChange.ts';
import { type GridAction, type GridState, refusedMonth, salariesOf } from './grid-state.ts';
import { merged } from './merge.ts';
import { remunerationTexts as texts } from './texts.ts';

interface Saving extends Omit<RecordDialogProps, 'etag'> {
  grid: GridState;
  dispatch: Dispatch<GridAction>;
}

/**
 * Saves the months of a record. When somebody else changed the records meanwhile, theirs and the person's are put
 * together by month and saved, unless both changed the same month: then the person sees both values first.
 */
export const useSaveRemunerations = ({ record, asOf, grid, dispatch, onClose }: Saving) => {
  const save = (genial: GenialDataProvider, { rows, revision }: GridState) =>
    genial.saveWorkRecord(record.id, { salaries: salariesOf(rows) }, revision);
  return useRecordChange<undefined>(record.calculationId, {
    etag: grid.revision,
    change: async (genial) => {
      try {
        return await save(genial, grid);
      } catch (error) {
        if (!isStale(error)) throw error;
        const { data, etag } = await genial.workRecords(record.calculationId);
        const newest = data.workRecords.find(({ id }) => id === record.id);
        if (newest === undefined) throw error;
        const together = merged(grid, newest, asOf, etag);
        dispatch({ type: 'merged', state: together });
        if (together.firstConflict !== null) throw error;
        return await save(genial, together);
      }
    },
    done: recordTexts.saved,
    failed: recordTexts.saveFailed,
    changedElsewhere: texts.conflict,
    onDone: onClose,
    nameOf: (field) => refusedMonth(field, grid.rows),
  });
};
