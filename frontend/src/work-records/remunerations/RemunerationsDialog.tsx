import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
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
import { RemunerationGrid } from './RemunerationGrid.tsx';
import { SheetTools } from './SheetTools.tsx';
import { remunerationTexts as texts } from './texts.ts';
import { indexesOf } from './updated.ts';
import { useLimits } from './useLimits.ts';
import { useSaveRemunerations } from './useSaveRemunerations.ts';
import { useSheet } from './useSheet.ts';
import { useSheetTools } from './useSheetTools.ts';

/** 'Remunerações': the months of one record, saved together. Leaving with changes asks. */
const RemunerationsDialog = ({ record, asOf, etag, onClose }: RecordDialogProps) => {
  const [grid, dispatch] = useReducer(gridReducer, null, () => gridOf(record, asOf, etag));
  const [typing, setTyping] = useState(false);
  const [wantsSave, setWantsSave] = useState(false);
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
    dispatch({ type: 'filled', cells: cells.map((cell) => ({ index: cell.index, content: contentOf(cell) })) }),
  );
  const { firstConflict, rows } = grid;
  const { range, move, handlers } = useSheet({ rows, dispatch, body, onTyping: setTyping, onPaste: paste });
  useEffect(() => {
    if (firstConflict !== null) move(firstConflict);
  }, [firstConflict, move]);
  const indexes = useMemo(() => indexesOf(record, limits), [record, limits]);
  const { go, takeFile, download } = useSheetTools({ record, grid, indexes, dispatch, paste, move, start: range.head });
  const save = () => {
    const wrong = grid.rows.findIndex(({ unread }) => unread !== null);
    const row = grid.rows[wrong];
    if (row === undefined) return mutate(undefined);
    move(wrong);
    notify(texts.toCorrect(monthText(row), row.unread?.reason ?? messages.invalidValue), { type: 'error' });
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // What is being typed is taken first.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setWantsSave(true);
  };
  useEffect(() => {
    if (!wantsSave) return;
    setWantsSave(false);
    if (isChanged(grid)) save();
  });
  const changed = typing || isChanged(grid);
  const { close, question } = useClosing(changed && !isPending, onClose);
  const filled = grid.rows.filter(({ value }) => value !== null).length;
  return (
    <Dialog
      open
      onClose={isPending ? undefined : close}
      fullWidth
      maxWidth="md"
      onKeyDown={saveByKey}
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
      <DialogContent sx={{ px: { xs: 1, sm: 3 }, pb: { xs: 0, sm: 2.5 } }}>
        <SheetTools rows={rows} range={range} dispatch={dispatch} onGo={go} onFile={takeFile} onExport={download} />
        <RemunerationGrid
          body={body}
          rows={rows}
          limits={limits}
          indexes={indexes}
          regimeType={record.regimeType}
          range={range}
          handlers={handlers}
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
