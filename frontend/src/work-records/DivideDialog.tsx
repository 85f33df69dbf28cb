import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isIsoDay } from '../../../domain/units/day.ts';
import { messages } from '../../../domain/words/messages.ts';
import { DateField } from '../shared/fields/DateField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { periodText } from './period.ts';
import type { RecordDialogProps } from './record-dialog.ts';
import { recordTexts as texts } from './texts.ts';
import { takeBack, useRecordChange } from './useRecordChange.ts';

/** Cuts a record in two on a day; says beforehand that its deductions will be gone. */
export const DivideDialog = ({ record, etag, onClose }: RecordDialogProps) => {
  const [date, setDate] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, conflict } = useRecordChange<string>(record.calculationId, {
    etag,
    asks: true,
    change: (genial, divisionDate, revision) => genial.divide(record.id, divisionDate, revision),
    done: texts.divided,
    failed: texts.divideFailed,
    undo: takeBack,
    onDone: onClose,
  });
  const valid =
    isIsoDay(date) && date >= record.ingressDate && (record.egressDate === null || date < record.egressDate);
  const submit = () => (valid ? mutate(date) : setTried(true));
  return (
    <FormDialog
      title={texts.divideTitle}
      subtitle={`${record.companyName} · ${periodText(record)}`}
      action={texts.divide}
      busy={isPending}
      changed={date !== ''}
      onSubmit={submit}
      onClose={onClose}
      conflict={conflict}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.divideHelp}
      </Typography>
      <DateField
        label={texts.divisionDate}
        value={date}
        onChange={setDate}
        error={tried && !valid}
        helperText={tried && !valid ? messages.divisionDate : undefined}
        fullWidth
        autoFocus
      />
      {record.deduction1 + record.deduction2 + record.deduction3 > 0 && (
        <Alert severity="warning">{texts.divideWarning}</Alert>
      )}
    </FormDialog>
  );
};
