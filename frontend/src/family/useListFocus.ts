import { useEffect, useRef } from 'react';
import { focusHeadingWhenLost } from '../shared/page/useHeadingFocus.ts';

/**
 * Who adds somebody to the list in here goes on at the first field that is typed in; who takes somebody away loses the button
 * with them, and goes on from the heading.
 */
export const useListFocus = (count: number) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const added = count - before.current;
    before.current = count;
    if (added > 0) place.current?.querySelector<HTMLElement>('ul > li:last-of-type input[inputmode]')?.focus();
    if (added < 0) focusHeadingWhenLost();
  }, [count]);
  return place;
};
