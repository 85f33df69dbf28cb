import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { DaysField } from './DaysField.tsx';
import { FormDialog } from './FormDialog.tsx';
import type { RecordDialogProps } from './record-dialog.ts';
import { recordTexts as texts } from './texts.ts';
import { useRecordChange } from './useRecordChange.ts';

/** Unused days of premium leave; they count double, as contribution time only. */
export const AdditionsDialog = ({ record, etag, onClose }: RecordDialogProps) => {
  const [addition, setAddition] = useState(record.addition);
  const { mutate, isPending, conflict } = useRecordChange<number>(record.calculationId, {
    etag,
    asks: true,
    sentOf: (days) => ({ addition: days }),
    change: (genial, days, revision) => genial.saveWorkRecord(record.id, { addition: days }, revision),
    done: texts.saved,
    failed: texts.saveFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.additionsTitle}
      subtitle={record.companyName}
      action={texts.apply}
      busy={isPending}
      changed={addition !== record.addition}
      onSubmit={() => mutate(addition)}
      onClose={onClose}
      conflict={conflict}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.additionsHelp}
      </Typography>
      <Helped help={fieldHelp.workRecord.addition}>
        <DaysField label={texts.addition} value={addition} onChange={setAddition} />
      </Helped>
    </FormDialog>
  );
};
