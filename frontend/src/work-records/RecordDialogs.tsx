import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { mainJob } from '../shared/loading/idle.ts';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { AdditionsDialog } from './AdditionsDialog.tsx';
import { DeductionsDialog } from './DeductionsDialog.tsx';
import { DivideDialog } from './DivideDialog.tsx';
import type { RecordAction } from './record-actions.ts';
import type { RecordDialogProps } from './record-dialog.ts';
import { recordTexts as texts } from './texts.ts';
import { takeBack, useRecordChange } from './useRecordChange.ts';
import { WorkRecordDialog } from './WorkRecordDialog.tsx';

const RemunerationsDialog = lazyDialog(() => import('./remunerations/RemunerationsDialog.tsx'), {
  beforehand: mainJob,
});

const RemoveDialog = ({ record, etag, onClose }: RecordDialogProps) => {
  const { mutate, isPending } = useRecordChange<undefined>(record.calculationId, {
    etag,
    change: (genial, _nothing, revision) => genial.deleteWorkRecord(record.id, revision),
    undo: takeBack,
    done: texts.removed,
    failed: texts.removeFailed,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={texts.removeQuestion}
      action={texts.remove}
      destructive
      busy={isPending}
      onConfirm={() => mutate(undefined)}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{record.companyName}</Typography>
      {sharedTexts.irreversible}
      <Typography variant="body2">{sharedTexts.undoneForAWhile}</Typography>
    </ConfirmDialog>
  );
};

/** The dialog of the action chosen on a record. */
export const RecordDialogs = ({ action, ...props }: RecordDialogProps & { action: RecordAction }) => {
  switch (action) {
    case 'edit':
      return <WorkRecordDialog calculationId={props.record.calculationId} {...props} />;
    case 'deductions':
      return <DeductionsDialog {...props} />;
    case 'additions':
      return <AdditionsDialog {...props} />;
    case 'divide':
      return <DivideDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    case 'remunerations':
      return <RemunerationsDialog {...props} />;
    default:
      return action satisfies never;
  }
};
