import { useRef } from 'react';

/**
 * Begins nothing while what it began is under way. A button that is busy says so with the next render: the second click of
 * a double click may come before it.
 */
export const useOneAtATime = () => {
  const underWay = useRef(false);
  const begin = (start: () => void): void => {
    if (underWay.current) return;
    underWay.current = true;
    start();
  };
  const end = (): void => {
    underWay.current = false;
  };
  return { begin, end };
};
