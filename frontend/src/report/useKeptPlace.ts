import { useRef } from 'react';

/** For the frame of a document that is loaded anew with each change: it opens where the one before was left. */
export const useKeptPlace = (): ((frame: HTMLIFrameElement) => void) => {
  const place = useRef(0);
  return ({ contentWindow: shown }) => {
    if (shown === null) return;
    shown.scrollTo(0, place.current);
    shown.addEventListener('scroll', () => {
      place.current = shown.scrollY;
    });
  };
};
