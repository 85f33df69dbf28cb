import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { formatAmount } from '../../../../domain/words/format.ts';
import type { Unread } from './amount.ts';
import { readColumn } from './grid-state.ts';

interface GridCellProps {
  label: string;
  value: number | null;
  unread: Unread | null;
  /** Where the row says what is to be said of it. */
  describedBy: string;
  onType: (text: string) => void;
  /** Something is being typed that the grid does not hold yet, or no longer is. */
  onTyping: (typing: boolean) => void;
  onPaste: (texts: string[]) => void;
  onMove: (rows: number) => void;
  onUndo: () => void;
}

const shown = (value: number | null, unread: Unread | null): string =>
  unread?.text ?? (value === null ? '' : formatAmount(value));

/** Styled once for all: a career has five hundred of them. */
const Amount = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 36,
  scrollMarginBlock: 48,
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
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** One amount of the grid: typed freely, read when it is left; arrows and Enter move between months. */
export const GridCell = (props: GridCellProps) => {
  const { label, value, unread, describedBy, onType, onTyping, onPaste, onMove, onUndo } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string | null) => {
    if ((text === null) !== (typed === null)) onTyping(text !== null);
    setTyped(text);
  };
  const commit = () => {
    if (typed === null) return;
    type(null);
    onType(typed);
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
    const texts = readColumn(event.clipboardData.getData('text'));
    if (texts.length < 2) return;
    event.preventDefault();
    type(null);
    onPaste(texts);
  };
  return (
    <Amount
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={unread !== null}
      aria-describedby={describedBy}
      value={typed ?? shown(value, unread)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={keyDown}
      onPaste={paste}
    />
  );
};
