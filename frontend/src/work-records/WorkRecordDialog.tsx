import { useState } from 'react';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { FormDialog } from './FormDialog.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RecordFlagFields } from './RecordFlagFields.tsx';
import {
  changedEditOf,
  datesChangeUnderDeductions,
  emptyRecord,
  type RecordForm,
  recordComplaints,
  recordEditOf,
  recordFormOf,
} from './record-form.ts';
import { recordTexts as texts } from './texts.ts';
import { useRecordChange } from './useRecordChange.ts';

interface WorkRecordDialogProps {
  calculationId: string;
  /** Absent: a new record. */
  record?: WorkRecord;
  /** The regime a new record starts with. */
  regimeType?: RegimeType;
  etag: string | null;
  onClose: () => void;
}

/** A work record typed in, or changed. */
export const WorkRecordDialog = ({ calculationId, record, regimeType, etag, onClose }: WorkRecordDialogProps) => {
  const [started] = useState<RecordForm>(() =>
    record === undefined ? emptyRecord(regimeType ?? 'RGPS') : recordFormOf(record),
  );
  const [form, setForm] = useState(started);
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRecordChange<RecordForm>(calculationId, {
    etag,
    change: (genial, values, revision) =>
      record === undefined
        ? genial.createWorkRecord({ ...recordEditOf(values), calculationId }, revision)
        : genial.saveWorkRecord(record.id, changedEditOf(started, values), revision),
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onClose,
  });
  const asksPlace = record === undefined;
  const complaints = recordComplaints(form, { asksPlace });
  const submit = () => {
    setTried(true);
    if (Object.keys(complaints).length > 0) return;
    if (datesChangeUnderDeductions(record ?? null, form)) setConfirming(true);
    else mutate(form);
  };
  const fields = { form, onChange: setForm, complaints: tried ? complaints : {} };
  return (
    <>
      <FormDialog
        wide
        title={record === undefined ? texts.newRecord : texts.editRecord}
        action={texts.save}
        busy={isPending}
        changed={form !== started}
        onSubmit={submit}
        onClose={onClose}
      >
        <RecordFields {...fields} asksPlace={asksPlace} />
        <RecordFlagFields {...fields} />
      </FormDialog>
      <ConfirmDialog
        open={confirming}
        title={texts.confirmDates}
        action={texts.confirmDatesAction}
        onConfirm={() => {
          setConfirming(false);
          mutate(form);
        }}
        onClose={() => setConfirming(false)}
      >
        {texts.confirmDatesBody}
      </ConfirmDialog>
    </>
  );
};
