import { type RefObject, useCallback, useState } from 'react';
import type { Range } from './range.ts';

/** Goes to a row's cell, wherever the sheet is scrolled to. */
export const focusRow = (body: HTMLTableSectionElement | null, index: number): void =>
  body?.querySelector<HTMLInputElement>(`[data-row="${index}"] input`)?.focus();

/** Which rows are chosen: the one with the focus, or all from it to another one. */
export const useRange = (body: RefObject<HTMLTableSectionElement | null>) => {
  const [range, setRange] = useState<Range>({ anchor: 0, head: 0 });
  /** The focus came to a row: it alone is chosen, unless it is the end of a range. */
  const focused = useCallback(
    (index: number) => setRange((before) => (before.head === index ? before : { anchor: index, head: index })),
    [],
  );
  const move = useCallback(
    (index: number) => {
      setRange({ anchor: index, head: index });
      focusRow(body.current, index);
    },
    [body],
  );
  const extend = useCallback(
    (index: number) => {
      // Before the focus moves, so that it finds the range ending where it comes to.
      setRange(({ anchor }) => ({ anchor, head: index }));
      focusRow(body.current, index);
    },
    [body],
  );
  return { range, focused, move, extend };
};
