import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useReducer, useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { sharedTexts } from '../../shared/texts.ts';
import { periodText } from '../period.ts';
import type { RecordDialogProps } from '../RecordDialogs.tsx';
import { recordTexts } from '../texts.ts';
import { useRecordChange } from '../use-record-change.ts';
import { gridOf, gridReducer, salariesOf } from './grid-state.ts';
import { RemunerationGrid } from './RemunerationGrid.tsx';
import { remunerationTexts as texts } from './texts.ts';
import { useLimits } from './use-limits.ts';

/** 'Remunerações': the months of one record, saved together. Leaving with changes asks. */
const RemunerationsDialog = ({ record, asOf, etag, onClose }: RecordDialogProps) => {
  const [grid, dispatch] = useReducer(gridReducer, null, () => gridOf(record, asOf));
  const [leaving, setLeaving] = useState(false);
  const limits = useLimits(asOf);
  const phone = useMediaQuery('(max-width:600px)');
  const { mutate, isPending } = useRecordChange<undefined>(record.calculationId, {
    change: (genial) => genial.saveWorkRecord(record.id, { salaries: salariesOf(grid.rows) }, etag),
    done: recordTexts.saved,
    failed: recordTexts.saveFailed,
    onDone: onClose,
  });
  const close = () => (grid.past.length > 0 ? setLeaving(true) : onClose());
  const filled = grid.rows.filter(({ value }) => value !== null).length;
  return (
    <Dialog
      open
      onClose={isPending ? undefined : close}
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      aria-labelledby="remunerations"
    >
      <DialogTitle id="remunerations">
        {texts.title}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {record.companyName} · {periodText(record)} · {texts.filled(filled, grid.rows.length)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {texts.help}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <RemunerationGrid rows={grid.rows} limits={limits} dispatch={dispatch} />
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<Undo />}
          disabled={grid.past.length === 0 || isPending}
          onClick={() => dispatch({ type: 'undone' })}
          sx={{ mr: 'auto' }}
        >
          {texts.undo}
        </Button>
        <Button onClick={close} disabled={isPending}>
          {texts.close}
        </Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={grid.past.length === 0}
          onClick={() => mutate(undefined)}
        >
          {texts.save}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={leaving}
        title={sharedTexts.leaveTitle}
        action={sharedTexts.leaveGo}
        cancel={sharedTexts.leaveStay}
        destructive
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {sharedTexts.leaveBody}
      </ConfirmDialog>
    </Dialog>
  );
};

export default RemunerationsDialog;
