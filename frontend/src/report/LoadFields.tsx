import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import type { ReportFields } from './fields.ts';
import type { SavedFields } from './saved-fields.ts';
import { reportTexts as texts } from './texts.ts';

interface LoadFieldsProps {
  saved: SavedFields;
  /** What is written now: its notes stay unless the saved ones are wanted. */
  current: ReportFields;
  onLoad: (fields: ReportFields) => void;
  onClose: () => void;
}

/** Says whose fields they are before they are taken over. Notes are about one client, so they are asked for. */
export const LoadFields = ({ saved: { fields, origin }, current, onLoad, onClose }: LoadFieldsProps) => {
  const [withNotes, setWithNotes] = useState(false);
  const hasNotes = Object.keys(fields.notes).length > 0;
  return (
    <ConfirmDialog
      open
      title={texts.loadQuestion}
      action={texts.load}
      onConfirm={() => onLoad({ ...fields, notes: withNotes ? fields.notes : current.notes })}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {origin === null
          ? texts.unknownOrigin
          : texts.origin(origin.calculationName, origin.customerName, formatDate(dayInSaoPaulo(origin.savedAt)))}
      </Typography>
      <Typography>{texts.loadHelp}</Typography>
      {hasNotes && (
        <FormControlLabel
          control={<Checkbox checked={withNotes} onChange={(_event, checked) => setWithNotes(checked)} />}
          label={texts.loadNotes}
          sx={{ mt: 1, color: 'text.primary' }}
        />
      )}
    </ConfirmDialog>
  );
};
