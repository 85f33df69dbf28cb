import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { formatAmount } from '../../../../domain/words/format.ts';
import { readMoney } from '../../shared/reading.ts';
import { readColumn } from './grid-state.ts';

interface GridCellProps {
  label: string;
  value: number | null;
  onType: (value: number | null) => void;
  /** Something is being typed that the grid does not hold yet, or no longer is. */
  onTyping: (typing: boolean) => void;
  onPaste: (values: (number | null)[]) => void;
  onMove: (rows: number) => void;
  onUndo: () => void;
}

const shown = (value: number | null): string => (value === null ? '' : formatAmount(value));

/** Styled once for all: a career has five hundred of them. */
const Amount = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 36,
  padding: theme.spacing(0, 1),
  border: '1px solid transparent',
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'right',
  backgroundColor: 'transparent',
  '&:hover': { borderColor: theme.palette.divider },
  '&:focus': {
    borderColor: theme.palette.primary.main,
    outline: 'none',
    backgroundColor: theme.palette.background.paper,
  },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** One amount of the grid: typed freely, read when it is left; arrows and Enter move between months. */
export const GridCell = ({ label, value, onType, onTyping, onPaste, onMove, onUndo }: GridCellProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string | null) => {
    if ((text === null) !== (typed === null)) onTyping(text !== null);
    setTyped(text);
  };
  const commit = () => {
    if (typed === null) return;
    const next = typed.trim() === '' ? null : readMoney(typed);
    type(null);
    if (next === null && typed.trim() !== '') return;
    onType(next === null ? null : Math.max(0, next));
  };
  const keyDown = (event: KeyboardEvent) => {
    const rows = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    if (rows !== undefined) {
      event.preventDefault();
      commit();
      onMove(event.key === 'Enter' && event.shiftKey ? -1 : rows);
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      type(null);
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && typed === null) {
      event.preventDefault();
      onUndo();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const values = readColumn(event.clipboardData.getData('text'));
    if (values.length < 2) return;
    event.preventDefault();
    type(null);
    onPaste(values);
  };
  return (
    <Amount
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={keyDown}
      onPaste={paste}
    />
  );
};
