import { type RefObject, useLayoutEffect, useState } from 'react';

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const GAP = 8;

const meet = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** By how many pixels a notice has to rise to stand above every button on which it would lie. */
export const liftAbove = (notice: Edges, buttons: readonly Edges[]): number =>
  buttons
    .filter((button) => meet(notice, button))
    .reduce((lift, { top }) => Math.max(lift, notice.bottom - top + GAP), 0);

/** Of a form, or of a list that is saved without one. */
const SENDS = 'button[type="submit"], button[data-sends]';

/** Whoever is told that something was not saved has to reach the button that saves it: the notice stands above it. */
export const useLiftAboveSubmit = (notice: RefObject<HTMLElement | null>, shown: number | null): number => {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    if (shown === null) return;
    const measure = () => {
      const element = notice.current;
      if (element === null) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const risen = Number.parseFloat(element.style.marginBottom) || 0;
      const buttons = [...document.querySelectorAll(SENDS)].map((button) => button.getBoundingClientRect());
      setLift(liftAbove({ left, right, top: top + risen, bottom: bottom + risen }, buttons));
    };
    measure();
    const heard = { capture: true, passive: true };
    window.addEventListener('scroll', measure, heard);
    window.addEventListener('resize', measure);
    const grown = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    grown?.observe(document.body);
    return () => {
      window.removeEventListener('scroll', measure, heard);
      window.removeEventListener('resize', measure);
      grown?.disconnect();
    };
  }, [notice, shown]);
  return lift;
};
