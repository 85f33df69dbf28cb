import Download from '@mui/icons-material/Download';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type Dispatch, useState } from 'react';
import { AdjustDialog } from './AdjustDialog.tsx';
import type { FilledCell } from './fill.ts';
import { cleared } from './fill.ts';
import type { GridAction, GridRow } from './grid-state.ts';
import { MonthJump } from './MonthJump.tsx';
import type { MonthOfYear } from './paste/month.ts';
import { RepeatDialog } from './RepeatDialog.tsx';
import { type Range, sizeOf } from './range.ts';
import { remunerationTexts as texts } from './texts.ts';

interface SheetToolsProps {
  rows: readonly GridRow[];
  range: Range;
  dispatch: Dispatch<GridAction>;
  onGo: (month: MonthOfYear) => void;
  onFile: (file: File) => void;
  onExport: () => void;
}

/** What can be done with many months at once. */
export const SheetTools = ({ rows, range, dispatch, onGo, onFile, onExport }: SheetToolsProps) => {
  const [asking, setAsking] = useState<'repeat' | 'adjust' | null>(null);
  const close = () => setAsking(null);
  const fill = (cells: FilledCell[]) => {
    dispatch({ type: 'filled', cells });
    close();
  };
  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <Box
      role="toolbar"
      aria-label={texts.tools}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, mb: 1 }}
    >
      <MonthJump onGo={onGo} />
      <Button size="small" onClick={() => setAsking('repeat')}>
        {texts.repeat}
      </Button>
      <Button size="small" onClick={() => setAsking('adjust')}>
        {texts.adjust}
      </Button>
      <Button size="small" onClick={() => fill(cleared(rows, range))}>
        {texts.clear(sizeOf(range))}
      </Button>
      <Button size="small" component="label" startIcon={<UploadFile />} sx={{ ml: { sm: 'auto' } }}>
        {texts.importFile}
        <input type="file" hidden accept=".xlsx,.csv,.txt" onChange={takeFile} aria-label={texts.importFile} />
      </Button>
      <Button size="small" startIcon={<Download />} onClick={onExport}>
        {texts.exportFile}
      </Button>
      {asking === 'repeat' && <RepeatDialog rows={rows} range={range} onApply={fill} onClose={close} />}
      {asking === 'adjust' && <AdjustDialog rows={rows} range={range} onApply={fill} onClose={close} />}
    </Box>
  );
};
