import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { RegimeType } from '../../../domain/api/common.ts';
import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { showServerFields } from '../shared/forms/serverFields.ts';
import { RecordFields } from './RecordFields.tsx';
import { RecordFlagFields } from './RecordFlagFields.tsx';
import {
  changedEditOf,
  datesChangeUnderDeductions,
  emptyRecord,
  type RecordForm,
  recordComplaints,
  recordEditOf,
  recordFieldNames,
  recordFormOf,
} from './record-form.ts';
import { SavingDialog } from './SavingDialog.tsx';
import { recordTexts as texts } from './texts.ts';
import type { Gap } from './timeline/layout.ts';
import { useRecordChange } from './useRecordChange.ts';

interface WorkRecordDialogProps {
  calculationId: string;
  /** Absent: a new record. */
  record?: WorkRecord;
  /** The regime a new record starts with. */
  regimeType?: RegimeType;
  /** The dates a new record starts with. */
  period?: Gap;
  etag: string | null;
  onClose: () => void;
}

const resolverFor =
  (asked: { asksPlace: boolean; hasRemunerations: boolean }): Resolver<RecordForm> =>
  (values) => {
    const complaints = Object.entries(recordComplaints(values, asked));
    if (complaints.length === 0) return { values, errors: {} };
    const errors = complaints.map(([name, message]) => [name, { type: 'asked', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

/** A work record typed in, or changed. */
export const WorkRecordDialog = ({
  calculationId,
  record,
  regimeType = 'RGPS',
  period,
  etag,
  onClose,
}: WorkRecordDialogProps) => {
  const asksPlace = record === undefined;
  const hasRemunerations = record !== undefined && record.salaries.length > 0;
  const [started] = useState(() => (record === undefined ? emptyRecord(regimeType, period) : recordFormOf(record)));
  const form = useForm<RecordForm>({ defaultValues: started, resolver: resolverFor({ asksPlace, hasRemunerations }) });
  const [confirming, setConfirming] = useState(false);
  const saving = useRecordChange<RecordForm>(calculationId, {
    etag,
    asks: true,
    change: (genial, values, revision) =>
      record === undefined
        ? genial.createWorkRecord({ ...recordEditOf(values), calculationId }, revision)
        : genial.saveWorkRecord(record.id, changedEditOf(started, values), revision),
    ...(record === undefined ? {} : { sentOf: (values: RecordForm) => changedEditOf(started, values) }),
    showFields: (error) => showServerFields(form, error, recordFieldNames, 'workRecord.'),
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onClose,
  });
  const submit = (values: RecordForm) =>
    datesChangeUnderDeductions(record ?? null, values) ? setConfirming(true) : saving.mutate(values);
  return (
    <>
      <SavingDialog
        title={record === undefined ? texts.newRecord : texts.editRecord}
        form={form}
        saving={saving}
        onSubmit={submit}
        onClose={onClose}
      >
        <RecordFields asksPlace={asksPlace} />
        <RecordFlagFields />
      </SavingDialog>
      <ConfirmDialog
        open={confirming}
        title={texts.confirmDates}
        action={texts.confirmDatesAction}
        onConfirm={() => {
          setConfirming(false);
          saving.mutate(form.getValues());
        }}
        onClose={() => setConfirming(false)}
      >
        {texts.confirmDatesBody}
      </ConfirmDialog>
    </>
  );
};
