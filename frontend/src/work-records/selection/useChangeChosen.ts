import type { SharedEdit, WorkRecord } from '../../../../domain/api/work-records.ts';
import { recordTexts as texts } from '../texts.ts';
import { takeBack, useRecordChange } from '../useRecordChange.ts';

interface Chosen {
  calculationId: string;
  records: readonly WorkRecord[];
  etag: string | null;
  onDone: () => void;
}

/** What is done with all chosen records in one step, and taken back in one. */
export const useChangeChosen = ({ calculationId, records, etag, onDone }: Chosen) => {
  const ids = records.map(({ id }) => id);
  const abroad = records.filter(({ country }) => country !== null).map(({ companyName }) => companyName);
  const change = useRecordChange<SharedEdit>(calculationId, {
    etag,
    atOnce: true,
    change: (genial, edit, revision) => genial.saveWorkRecords(calculationId, ids, edit, revision),
    done: texts.changedMany(ids.length),
    failed: texts.saveFailed,
    // All or none: what only Brazilian work can be is refused because of these.
    nameOf: () => (abroad.length === 0 ? null : texts.noneChanged(abroad.join(', '))),
    undo: takeBack,
  });
  const removal = useRecordChange<undefined>(calculationId, {
    etag,
    atOnce: true,
    change: (genial, _nothing, revision) => genial.deleteWorkRecords(calculationId, ids, revision),
    done: texts.removedMany(ids.length),
    failed: texts.removeFailed,
    undo: takeBack,
    onDone,
  });
  return { change, removal };
};
