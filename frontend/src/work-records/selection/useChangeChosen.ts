import { useRef } from 'react';
import type { SharedEdit, WorkRecord } from '../../../../domain/api/work-records.ts';
import type { GenialDataProvider } from '../../app/data/data-provider.ts';
import type { Revised } from '../../shared/saving/useVersionedSave.ts';
import { recordTexts as texts } from '../texts.ts';
import { useRecordChange } from '../useRecordChange.ts';

interface Chosen {
  calculationId: string;
  records: readonly WorkRecord[];
  etag: string | null;
  onDone: () => void;
}

/** '"7"' → 7 */
const revisionOf = (etag: string | null): number => Number((etag ?? '').replaceAll('"', ''));

/** What is done with all chosen records in one step, and taken back in one: unless somebody changed more since. */
export const useChangeChosen = ({ calculationId, records, etag, onDone }: Chosen) => {
  const ids = records.map(({ id }) => id);
  const revisions = useRef<{ before: string | null; after: string | null }>({ before: null, after: null });
  const kept = async <Saved extends Revised>(before: string | null, saving: Promise<Saved>): Promise<Saved> => {
    const saved = await saving;
    revisions.current = { before, after: saved.etag };
    return saved;
  };
  const undo = (genial: GenialDataProvider) => {
    const { before, after } = revisions.current;
    return genial.restoreCalculation(calculationId, revisionOf(before), after);
  };
  const change = useRecordChange<SharedEdit>(calculationId, {
    etag,
    atOnce: true,
    change: (genial, edit, revision) => kept(revision, genial.saveWorkRecords(calculationId, ids, edit, revision)),
    done: texts.changedMany(ids.length),
    failed: texts.saveFailed,
    undo,
  });
  const removal = useRecordChange<undefined>(calculationId, {
    etag,
    atOnce: true,
    change: (genial, _nothing, revision) => kept(revision, genial.deleteWorkRecords(calculationId, ids, revision)),
    done: texts.removedMany(ids.length),
    failed: texts.removeFailed,
    undo,
    onDone,
  });
  return { change, removal };
};
