import { createContext, type KeyboardEvent } from 'react';

/** The mark that the Tab key reaches; the arrows lead from it to the others. */
export const ReachedMark = createContext<string | null>(null);

/** Names a mark so that names in order are marks in time. */
export const markOf = (day: string, id = ''): string => `${day} ${id}`;

/** The arrows go from period to period in time, across the lanes: Tab would stop at each of a hundred. */
export const rove = (event: KeyboardEvent<HTMLElement>): void => {
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')].sort((one, other) =>
    (one.dataset.mark ?? '').localeCompare(other.dataset.mark ?? ''),
  );
  const at = marks.findIndex((one) => one.matches(':focus'));
  if (at < 0) return;
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: marks.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  marks[next]?.focus();
};
