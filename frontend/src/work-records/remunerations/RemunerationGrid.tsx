import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Dispatch, memo, useCallback, useRef } from 'react';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { formatMoney } from '../../../../domain/words/format.ts';
import { GridCell } from './GridCell.tsx';
import type { GridAction, GridRow } from './grid-state.ts';
import { remunerationTexts as texts } from './texts.ts';
import type { MonthLimits } from './use-limits.ts';

interface RemunerationGridProps {
  rows: readonly GridRow[];
  limits: ReadonlyMap<string, MonthLimits>;
  regimeType: RegimeType;
  dispatch: Dispatch<GridAction>;
}

const monthText = ({ month, year }: GridRow): string => `${month === '13' ? texts.thirteenth : month}/${year}`;

/** What a value passes, and what an extract had printed. The ceiling is the INSS's: servants contribute above it. */
export const remarkOf = (
  { key, value, readValue }: GridRow,
  limits: MonthLimits | undefined,
  regimeType: RegimeType,
): string => {
  if (key < '1994-07') return texts.before1994;
  if (value === null) return '';
  const { minimum = null, ceiling = null } = limits ?? {};
  const passed = [
    readValue !== undefined && readValue !== value ? texts.read(formatMoney(readValue)) : null,
    regimeType === 'RGPS' && ceiling !== null && value > ceiling ? texts.aboveCeiling(formatMoney(ceiling)) : null,
    minimum !== null && value < minimum ? texts.belowMinimum(formatMoney(minimum)) : null,
  ];
  return passed.filter((remark) => remark !== null).join(' · ');
};

interface RowProps {
  row: GridRow;
  index: number;
  remark: string;
  dispatch: Dispatch<GridAction>;
  onMove: (index: number) => void;
}

const Row = memo(({ row, index, remark, dispatch, onMove }: RowProps) => (
  <TableRow sx={row.month === '13' ? { bgcolor: 'action.hover' } : undefined}>
    <TableCell sx={{ whiteSpace: 'nowrap' }}>{monthText(row)}</TableCell>
    <TableCell sx={{ p: 0.25, width: { xs: 140, sm: 180 } }} data-row={index}>
      <GridCell
        label={texts.valueOf(monthText(row))}
        value={row.value}
        onType={(value) => dispatch({ type: 'typed', index, value })}
        onPaste={(values) => dispatch({ type: 'pasted', index, values })}
        onUndo={() => dispatch({ type: 'undone' })}
        onMove={(rows) => onMove(index + rows)}
      />
    </TableCell>
    <TableCell sx={{ color: 'text.secondary', typography: 'caption' }}>{remark}</TableCell>
  </TableRow>
));

/** A spreadsheet of the months of one record. */
export const RemunerationGrid = ({ rows, limits, regimeType, dispatch }: RemunerationGridProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const move = useCallback(
    (index: number) => body.current?.querySelector<HTMLInputElement>(`[data-row="${index}"] input`)?.focus(),
    [],
  );
  if (rows.length === 0) return <Box sx={{ py: 3 }}>{texts.noRows}</Box>;
  return (
    <TableContainer sx={{ maxHeight: '60vh' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{texts.month}</TableCell>
            <TableCell align="right">{texts.value}</TableCell>
            <TableCell>{texts.note}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              index={index}
              remark={remarkOf(row, limits.get(row.month === '13' ? `${row.year}-12` : row.key), regimeType)}
              dispatch={dispatch}
              onMove={move}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
