import { type Dispatch, type RefObject, useMemo, useRef } from 'react';
import { cleared } from './fill.ts';
import type { GridAction, GridRow } from './grid-state.ts';
import type { RowHandlers } from './Row.tsx';
import { sizeOf } from './range.ts';
import { useRange } from './useRange.ts';

interface SheetOptions {
  rows: readonly GridRow[];
  dispatch: Dispatch<GridAction>;
  body: RefObject<HTMLTableSectionElement | null>;
  onTyping: (typing: boolean) => void;
  onPaste: (index: number, text: string) => void;
}

/** Which rows are chosen, and what the rows do: the same handlers as long as the sheet is open, so that rows stay as drawn. */
export const useSheet = ({ rows, dispatch, body, onTyping, onPaste }: SheetOptions) => {
  const { range, focused, move, extend } = useRange(body);
  const now = useRef({ rows, range });
  now.current = { rows, range };
  const handlers = useMemo((): RowHandlers => {
    const within = (index: number) => Math.max(0, Math.min(index, now.current.rows.length - 1));
    return {
      dispatch,
      onTyping,
      onPaste,
      onMove: (index) => move(within(index)),
      onExtend: (index) => extend(within(index)),
      onFocus: focused,
      onClear: () => {
        if (sizeOf(now.current.range) === 1) return false;
        dispatch({ type: 'filled', cells: cleared(now.current.rows, now.current.range) });
        return true;
      },
    };
  }, [dispatch, onTyping, onPaste, move, extend, focused]);
  return { range, move, handlers };
};
