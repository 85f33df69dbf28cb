import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messages } from '../../../../domain/words/messages.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { LeaveConfirm } from '../LeaveConfirm.tsx';
import { periodText } from '../period.ts';
import type { RecordDialogProps } from '../record-dialog.ts';
import { useClosing } from '../useClosing.ts';
import { gridOf, gridReducer, monthText } from './grid-state.ts';
import { isChanged } from './merge.ts';
import { PasteQuestion } from './paste/PasteQuestion.tsx';
import { contentOf } from './paste/place.ts';
import { usePaste } from './paste/usePaste.ts';
import { focusRow, RemunerationGrid } from './RemunerationGrid.tsx';
import { remunerationTexts as texts } from './texts.ts';
import { useLimits } from './useLimits.ts';
import { useSaveRemunerations } from './useSaveRemunerations.ts';

/** 'Remunerações': the months of one record, saved together. Leaving with changes asks. */
const RemunerationsDialog = ({ record, asOf, etag, onClose }: RecordDialogProps) => {
  const [grid, dispatch] = useReducer(gridReducer, null, () => gridOf(record, asOf, etag));
  const [typing, setTyping] = useState(false);
  const limits = useLimits(asOf);
  const notify = useNotify();
  const body = useRef<HTMLTableSectionElement>(null);
  // Focus opens the keyboard of a phone over half of the sheet, and its keys are not those of the hints.
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const narrow = useIsNarrow();
  const { mutate, isPending } = useSaveRemunerations({ record, asOf, grid, dispatch, onClose });
  const {
    asked,
    paste,
    accept,
    close: closeQuestion,
  } = usePaste(({ cells }) =>
    dispatch({ type: 'pasted', cells: cells.map((cell) => ({ index: cell.index, content: contentOf(cell) })) }),
  );
  const { firstConflict } = grid;
  useEffect(() => {
    if (firstConflict !== null) focusRow(body.current, firstConflict);
  }, [firstConflict]);
  const save = () => {
    const wrong = grid.rows.findIndex(({ unread }) => unread !== null);
    const row = grid.rows[wrong];
    if (row === undefined) return mutate(undefined);
    focusRow(body.current, wrong);
    notify(texts.toCorrect(monthText(row), row.unread?.reason ?? messages.invalidValue), { type: 'error' });
  };
  const changed = typing || isChanged(grid);
  const { close, question } = useClosing(changed && !isPending, onClose);
  const filled = grid.rows.filter(({ value }) => value !== null).length;
  return (
    <Dialog
      open
      onClose={isPending ? undefined : close}
      fullWidth
      maxWidth="sm"
      fullScreen={narrow}
      aria-labelledby="remunerations"
    >
      <DialogTitle id="remunerations">
        {texts.title}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {record.companyName} · {periodText(record)} · {texts.filled(filled, grid.rows.length)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {touch ? texts.helpTouch : texts.help}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <RemunerationGrid
          body={body}
          rows={grid.rows}
          limits={limits}
          regimeType={record.regimeType}
          dispatch={dispatch}
          onTyping={setTyping}
          onPaste={paste}
          autoFocus={!touch}
        />
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<Undo />}
          disabled={(!typing && grid.past.length === 0) || isPending}
          onClick={() => dispatch({ type: 'undone' })}
          sx={{ mr: 'auto' }}
        >
          {texts.undo}
        </Button>
        <Button onClick={close}>{texts.close}</Button>
        <BusyButton variant="contained" busy={isPending} disabled={!changed} onClick={save}>
          {texts.save}
        </BusyButton>
      </DialogActions>
      {asked !== null && <PasteQuestion {...asked} rows={grid.rows} onApply={accept} onClose={closeQuestion} />}
      <LeaveConfirm {...question} />
    </Dialog>
  );
};

export default RemunerationsDialog;
