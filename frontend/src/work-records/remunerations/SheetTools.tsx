import Download from '@mui/icons-material/Download';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import { type ChangeEvent, type Dispatch, useRef, useState } from 'react';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import type { FilledCell } from './amount.ts';
import { cleared } from './fill.ts';
import type { GridAction, GridRow } from './grid-state.ts';
import { MonthJump } from './MonthJump.tsx';
import type { MonthOfYear } from './paste/month.ts';
import { RepeatDialog } from './RepeatDialog.tsx';
import { type Range, sizeOf } from './range.ts';
import { type Tool, ToolButtons, ToolMenu } from './Tools.tsx';
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
  const file = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<'repeat' | 'adjust' | null>(null);
  const close = () => setAsking(null);
  const fill = (cells: FilledCell[]) => {
    dispatch({ type: 'filled', cells });
    close();
  };
  const narrow = useIsNarrow();
  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file !== undefined) onFile(file);
  };
  const tools: readonly Tool[] = [
    { label: texts.repeat, run: () => setAsking('repeat') },
    { label: texts.adjust, run: () => setAsking('adjust') },
    { label: texts.clear(sizeOf(range)), run: () => fill(cleared(rows, range)) },
    { label: texts.importFile, icon: UploadFile, run: () => file.current?.click() },
    { label: texts.exportFile, icon: Download, run: onExport },
  ];
  return (
    <Box role="toolbar" aria-label={texts.tools} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
      <MonthJump onGo={onGo} />
      <input ref={file} type="file" hidden accept=".xlsx,.csv,.txt" onChange={takeFile} aria-label={texts.importFile} />
      {narrow ? <ToolMenu tools={tools} /> : <ToolButtons tools={tools} />}
      {asking === 'repeat' && <RepeatDialog rows={rows} range={range} onApply={fill} onClose={close} />}
      {asking === 'adjust' && <AdjustDialog rows={rows} range={range} onApply={fill} onClose={close} />}
    </Box>
  );
};
