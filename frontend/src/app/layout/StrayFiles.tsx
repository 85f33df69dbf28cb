import { useEffect } from 'react';

const keep = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

/** The browser opens a file that is let go beside its place, and what was typed on the page is gone: here nothing happens. */
export const StrayFiles = () => {
  useEffect(() => {
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
  return null;
};
