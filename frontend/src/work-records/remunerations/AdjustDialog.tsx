import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { readMoney } from '../../shared/reading.ts';
import { AmountDialog } from './AmountDialog.tsx';
import type { FilledCell } from './amount.ts';
import { adjusted } from './fill.ts';
import type { GridRow } from './grid-state.ts';
import { MonthSelect } from './MonthSelect.tsx';
import { firstOf, lastOf, type Range, sizeOf } from './range.ts';
import { remunerationTexts as texts } from './texts.ts';

interface AdjustDialogProps {
  rows: readonly GridRow[];
  range: Range;
  onApply: (cells: FilledCell[]) => void;
  onClose: () => void;
}

const wholeLoss = -100;
const tenfold = 1000;

/** '3,9' → 3.9; null of what is no percentage. */
const percentOf = (text: string): number | null => {
  const percent = readMoney(text.replace('%', ''));
  return percent === null || percent < wholeLoss || percent > tenfold || percent === 0 ? null : percent;
};

/** 'Reajustar %': raises or lowers the values of the months chosen. */
export const AdjustDialog = ({ rows, range, onApply, onClose }: AdjustDialogProps) => {
  const [typed, setTyped] = useState('');
  const [first, setFirst] = useState(firstOf(range));
  const [last, setLast] = useState(sizeOf(range) > 1 ? lastOf(range) : rows.length - 1);
  const percent = percentOf(typed);
  const cells = percent === null || last < first ? [] : adjusted(rows, { anchor: first, head: last }, percent);
  return (
    <AmountDialog
      title={texts.adjust}
      notice={percent === null ? texts.percentHelp : texts.adjusts(cells.length)}
      blocked={cells.length === 0}
      onApply={() => onApply(cells)}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={texts.percent}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <MonthSelect label={texts.from} rows={rows} value={first} from={0} onChange={setFirst} />
      <MonthSelect label={texts.until} rows={rows} value={last} from={0} onChange={setLast} />
    </AmountDialog>
  );
};
