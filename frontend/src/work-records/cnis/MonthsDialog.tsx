import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMemo, useReducer, useRef, useState } from 'react';
import type { Salary } from '../../../../domain/api/work-records.ts';
import { today } from '../../shared/clock.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { gridOf, gridReducer, salariesOf } from '../remunerations/grid-state.ts';
import { isChanged } from '../remunerations/merge.ts';
import { PasteQuestion } from '../remunerations/paste/PasteQuestion.tsx';
import { contentOf } from '../remunerations/paste/place.ts';
import { usePaste } from '../remunerations/paste/usePaste.ts';
import { RemunerationGrid } from '../remunerations/RemunerationGrid.tsx';
import { indexesOf } from '../remunerations/updated.ts';
import { useLimits } from '../remunerations/useLimits.ts';
import { useSheet } from '../remunerations/useSheet.ts';
import type { Reviewed } from './review.ts';
import { cnisTexts as texts } from './texts.ts';

interface MonthsDialogProps {
  reviewed: Reviewed;
  onTake: (salaries: Salary[]) => void;
  onClose: () => void;
}

/** The months of a link as they were read, to be looked at and corrected before anything is saved. */
export const MonthsDialog = ({ reviewed, onTake, onClose }: MonthsDialogProps) => {
  const { register, regimeType, ingressDate, egressDate, companyName } = reviewed;
  const asOf = today();
  const record = {
    salaries: reviewed.salaries ?? register.salaries,
    ingressDate: ingressDate === '' ? asOf : ingressDate,
    egressDate: egressDate === '' ? register.egressDate : egressDate,
  };
  const [grid, dispatch] = useReducer(gridReducer, null, () => gridOf(record, asOf, null));
  const [typing, setTyping] = useState(false);
  const limits = useLimits(asOf);
  const indexes = useMemo(() => indexesOf({ salaries: [] }, limits), [limits]);
  const body = useRef<HTMLTableSectionElement>(null);
  const narrow = useIsNarrow();
  const { asked, paste, accept, close } = usePaste(({ cells }) =>
    dispatch({ type: 'filled', cells: cells.map((cell) => ({ index: cell.index, content: contentOf(cell) })) }),
  );
  const { range, handlers } = useSheet({ rows: grid.rows, dispatch, body, onTyping: setTyping, onPaste: paste });
  const wrong = grid.rows.some(({ unread }) => unread !== null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby="months-title">
      <DialogTitle id="months-title" sx={{ overflowWrap: 'anywhere' }}>
        {texts.monthsOf(companyName)}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {texts.monthsHelp}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 }, pb: { xs: 0, sm: 2.5 } }}>
        <RemunerationGrid
          body={body}
          rows={grid.rows}
          limits={limits}
          regimeType={regimeType}
          indexes={indexes}
          range={range}
          handlers={handlers}
          autoFocus={false}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.monthsCancel}</Button>
        <Button
          variant="contained"
          disabled={wrong || !(typing || isChanged(grid))}
          onClick={() => {
            onTake(salariesOf(grid.rows));
            onClose();
          }}
        >
          {texts.monthsTake}
        </Button>
      </DialogActions>
      {asked !== null && <PasteQuestion {...asked} rows={grid.rows} onApply={accept} onClose={close} />}
    </Dialog>
  );
};
