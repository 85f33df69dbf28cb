import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { AmountDialog } from './AmountDialog.tsx';
import type { FilledCell } from './amount.ts';
import { repeated } from './fill.ts';
import { type GridRow, monthText } from './grid-state.ts';
import { MonthSelect } from './MonthSelect.tsx';
import { firstOf, lastOf, type Range, sizeOf } from './range.ts';
import { remunerationTexts as texts } from './texts.ts';

interface RepeatDialogProps {
  rows: readonly GridRow[];
  range: Range;
  onApply: (cells: FilledCell[]) => void;
  onClose: () => void;
}

/** 'Repetir até…': the value of the first month chosen, in the months after it. */
export const RepeatDialog = ({ rows, range, onApply, onClose }: RepeatDialogProps) => {
  const first = firstOf(range);
  const [last, setLast] = useState(sizeOf(range) > 1 ? lastOf(range) : rows.length - 1);
  const [thirteenths, setThirteenths] = useState(false);
  const [overwrites, setOverwrites] = useState(false);
  const from = rows[first];
  const value = from?.value ?? null;
  const cells =
    value === null ? [] : repeated(rows, { anchor: first + 1, head: last }, { value, thirteenths, overwrites });
  return (
    <AmountDialog
      title={texts.repeat}
      notice={
        value === null ? texts.nothingToRepeat(from === undefined ? '' : monthText(from)) : texts.fills(cells.length)
      }
      blocked={cells.length === 0}
      onApply={() => onApply(cells)}
      onClose={onClose}
    >
      <MonthSelect
        label={texts.until}
        rows={rows}
        value={last}
        from={Math.min(first + 1, rows.length - 1)}
        onChange={setLast}
      />
      <FormControlLabel
        label={texts.with13ths}
        control={<Checkbox checked={thirteenths} onChange={(_event, now) => setThirteenths(now)} />}
      />
      <FormControlLabel
        label={texts.overwrite}
        control={<Checkbox checked={overwrites} onChange={(_event, now) => setOverwrites(now)} />}
      />
    </AmountDialog>
  );
};
