import Tabs, { type TabsProps } from '@mui/material/Tabs';
import { useEffect, useRef } from 'react';

/** How far a scroller has to move for a box in it to be seen whole; its beginning where it is too wide. */
export const towards = (
  scroller: { readonly left: number; readonly right: number },
  box: { readonly left: number; readonly right: number },
): number => {
  const before = box.left - scroller.left;
  if (before < 0) return before;
  return Math.min(before, Math.max(0, box.right - scroller.right));
};

const showSelected = (scroller: Element): void => {
  const selected = scroller.querySelector('[role=tab][aria-selected=true]');
  if (selected === null) return;
  scroller.scrollLeft += towards(scroller.getBoundingClientRect(), selected.getBoundingClientRect());
};

/**
 * Tabs that scroll where there is no room for all of them. The library brings the chosen one into sight before its arrows
 * take their place; here it is in sight afterwards too.
 */
export const ScrollingTabs = (props: Omit<TabsProps, 'ref'>) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = root.current?.querySelector('[role=tablist]')?.parentElement;
    if (scroller === null || scroller === undefined || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => showSelected(scroller));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, []);
  return <Tabs {...props} ref={root} variant="scrollable" allowScrollButtonsMobile />;
};
