import type { WorkRecord } from '../../../domain/api/work-records.ts';

/** What every dialog about one record is given. */
export interface RecordDialogProps {
  record: WorkRecord;
  asOf: string;
  etag: string | null;
  onClose: () => void;
}
