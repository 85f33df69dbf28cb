import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page as it was first opened: nobody went anywhere yet, so nothing takes the focus. */
const firstPage = 'default';

const isLost = (active: Element | null): boolean =>
  active === null ||
  active === document.body ||
  // The heading of the route, which goes once the page has one of its own.
  active.matches('[data-heading]') ||
  // While the file of the next screen is fetched React hides the one before it, and the browser takes its focus away.
  active.closest('[style*="display: none"]') !== null ||
  document.getElementById('content')?.contains(active) === false;

/** Takes the focus when what had it is gone, so that a keyboard or a screen reader goes on from here. */
export const focusWhenLost = (heading: HTMLElement | null): void => {
  if (isLost(document.activeElement)) heading?.focus({ preventScroll: true });
};

export const focusHeadingWhenLost = (): void => focusWhenLost(document.querySelector<HTMLElement>('[data-heading]'));

/** For the heading of a page: whoever comes here, or comes back from a form, begins at it, unless a field has the focus. */
export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current !== firstPage) focusWhenLost(heading.current);
  }, []);
  return { ref: heading, tabIndex: -1, 'data-heading': true } as const;
};
