import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formatAmount } from '../../../../domain/words/format.ts';
import type { Unread } from './amount.ts';
import { isTable } from './paste/read.ts';
import { remunerationTexts as texts } from './texts.ts';

interface GridCellProps {
  label: string;
  value: number | null;
  unread: Unread | null;
  /** Takes the focus when the sheet opens. */
  autoFocus: boolean;
  /** Where the row says what is to be said of it. */
  describedBy: string;
  onType: (text: string) => void;
  /** Something is being typed that the grid does not hold yet, or no longer is. */
  onTyping: (typing: boolean) => void;
  /** More than one amount was pasted here. */
  onPaste: (text: string) => void;
  onMove: (rows: number) => void;
  /** The rows up to that one are chosen as well. */
  onExtend: (rows: number) => void;
  onFocus: () => void;
  /** Empties the rows chosen; false: only this one is, and the key is its own. */
  onClear: () => boolean;
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
  border: `1px solid ${theme.palette.text.disabled}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'right',
  backgroundColor: theme.palette.background.paper,
  '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '&:hover': { borderColor: theme.palette.text.secondary },
  '&:focus': {
    borderColor: theme.palette.primary.main,
    outline: `1px solid ${theme.palette.primary.main}`,
  },
  '&[aria-invalid="true"]': { borderColor: theme.palette.error.main },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Twelve months and the 13th. */
const rowsOfAYear = 13;

/** One amount of the grid: typed freely, read when it is left; arrows and Enter move between months. */
export const GridCell = (props: GridCellProps) => {
  const { label, value, unread, autoFocus, describedBy, onType, onTyping, onPaste, onMove, onUndo } = props;
  const { onExtend, onFocus, onClear } = props;
  const clicked = useRef(false);
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
    const isArrow = event.key.startsWith('Arrow');
    if (rows !== undefined) {
      event.preventDefault();
      commit();
      if (isArrow && event.shiftKey) onExtend(rows);
      else onMove(event.key === 'Enter' && event.shiftKey ? -1 : rows);
    } else if ((event.key === 'PageDown' || event.key === 'PageUp') && typed === null) {
      event.preventDefault();
      onMove(event.key === 'PageDown' ? rowsOfAYear : -rowsOfAYear);
    } else if (event.key === 'Delete' && typed === null && onClear()) {
      event.preventDefault();
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      type(null);
    } else if (
      event.key.toLowerCase() === 'z' &&
      !event.shiftKey &&
      (event.ctrlKey || event.metaKey) &&
      typed === null
    ) {
      event.preventDefault();
      onUndo();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!isTable(pasted)) return;
    event.preventDefault();
    type(null);
    onPaste(pasted);
  };
  return (
    <Amount
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      autoFocus={autoFocus}
      placeholder={texts.empty}
      aria-invalid={unread !== null}
      aria-describedby={describedBy}
      value={typed ?? shown(value, unread)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus();
      }}
      onClick={(event) => {
        // The first click into a cell chooses its amount, also where the focus was there already; the next one its place.
        if (!clicked.current && typed === null) event.currentTarget.select();
        clicked.current = true;
      }}
      onBlur={() => {
        clicked.current = false;
        commit();
      }}
      onKeyDown={keyDown}
      onPaste={paste}
    />
  );
};
