import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type Dispatch, memo, type RefObject, useCallback } from 'react';
import type { RegimeType } from '../../../../domain/api/common.ts';
import { isSincePlanoReal } from '../../../../domain/units/month.ts';
import { formatMoney } from '../../../../domain/words/format.ts';
import { Conflict } from './Conflict.tsx';
import { GridCell } from './GridCell.tsx';
import { type GridAction, type GridRow, monthText } from './grid-state.ts';
import { remunerationTexts as texts } from './texts.ts';
import type { LimitsOfMonth } from './useLimits.ts';

interface RemunerationGridProps {
  rows: readonly GridRow[];
  limits: ReadonlyMap<string, LimitsOfMonth>;
  regimeType: RegimeType;
  dispatch: Dispatch<GridAction>;
  onTyping: (typing: boolean) => void;
  /** A table was pasted into a row. */
  onPaste: (index: number, text: string) => void;
  autoFocus: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
}

/** Goes to a row's cell, wherever the sheet is scrolled to. */
export const focusRow = (body: HTMLTableSectionElement | null, index: number): void =>
  body?.querySelector<HTMLInputElement>(`[data-row="${index}"] input`)?.focus();

/** Why a value is another one than the extract had printed. */
const readText = (value: number, readValue: number, { minimum, ceiling }: LimitsOfMonth): string => {
  const printed = formatMoney(readValue);
  if (value === ceiling && readValue > value) return texts.readAboveCeiling(printed);
  return value === minimum && readValue < value ? texts.readBelowMinimum(printed) : texts.read(printed);
};

/** What a value passes, and what an extract had printed. The ceiling is the INSS's: servants contribute above it. */
export const remarkOf = (
  { month, year, value, readValue, unread }: GridRow,
  limits: LimitsOfMonth | undefined,
  regimeType: RegimeType,
): string => {
  if (unread !== null) return unread.reason;
  if (!isSincePlanoReal({ month, year })) return texts.before1994;
  if (value === null) return '';
  const { minimum = null, ceiling = null } = limits ?? {};
  const passed = [
    readValue !== undefined && readValue !== value ? readText(value, readValue, { minimum, ceiling }) : null,
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
  onTyping: (typing: boolean) => void;
  onPaste: (index: number, text: string) => void;
  autoFocus: boolean;
  onMove: (index: number) => void;
}

const Row = memo(({ row, index, remark, dispatch, onTyping, onPaste, autoFocus, onMove }: RowProps) => (
  <tr className={row.month === '13' ? 'thirteenth' : undefined}>
    <th scope="row">{monthText(row)}</th>
    <td data-row={index}>
      <GridCell
        label={texts.valueOf(monthText(row))}
        value={row.value}
        unread={row.unread}
        autoFocus={autoFocus && index === 0}
        describedBy={`remark-${row.key}`}
        onType={(text) => dispatch({ type: 'typed', index, text })}
        onTyping={onTyping}
        onPaste={(text) => onPaste(index, text)}
        onUndo={() => dispatch({ type: 'undone' })}
        onMove={(rows) => onMove(index + rows)}
      />
    </td>
    <td id={`remark-${row.key}`} className={row.unread === null ? undefined : 'unread'}>
      {row.saved !== null && (
        <Conflict row={row} saved={row.saved} onYield={() => dispatch({ type: 'yielded', index })} />
      )}
      {remark}
    </td>
  </tr>
));

/** The rows are plain and styled from here, so that forty years of them open at once. */
const Sheet = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th': { textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th, & td': { padding: theme.spacing(0.25, 1.5), borderBottom: `1px solid ${theme.palette.divider}` },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: theme.spacing(1, 1.5),
    fontWeight: 600,
    backgroundColor: theme.palette.background.default,
  },
  '& thead th:nth-of-type(1)': { width: 130 },
  '& thead th:nth-of-type(2)': { width: 180, textAlign: 'right' },
  '& td:last-of-type': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& td.unread': { color: theme.palette.error.main },
  '& .thirteenth': { backgroundColor: theme.palette.action.hover },
  [theme.breakpoints.down('sm')]: {
    '& th, & td, & thead th': { paddingInline: theme.spacing(0.5) },
    '& thead th:nth-of-type(1)': { width: 100 },
    '& thead th:nth-of-type(2)': { width: 130 },
  },
}));

/** A spreadsheet of the months of one record. */
export const RemunerationGrid = ({
  rows,
  limits,
  regimeType,
  dispatch,
  onTyping,
  onPaste,
  autoFocus,
  body,
}: RemunerationGridProps) => {
  const move = useCallback((index: number) => focusRow(body.current, index), [body]);
  if (rows.length === 0) return <Box sx={{ py: 3 }}>{texts.noRows}</Box>;
  return (
    <Box sx={{ maxHeight: { sm: '60vh' }, overflow: { sm: 'auto' } }}>
      <Sheet aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.note}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              index={index}
              remark={remarkOf(row, limits.get(row.month === '13' ? `${row.year}-12` : row.key), regimeType)}
              dispatch={dispatch}
              onTyping={onTyping}
              onPaste={onPaste}
              autoFocus={autoFocus}
              onMove={move}
            />
          ))}
        </tbody>
      </Sheet>
    </Box>
  );
};
