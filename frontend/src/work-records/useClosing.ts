import { useState } from 'react';
import { useUnsaved } from '../shared/dialogs/unsaved.ts';

/** Closing a dialog: at once when nothing was changed, else after a question. Leaving the page asks as well. */
export const useClosing = (changed: boolean, onClose: () => void) => {
  const [asking, setAsking] = useState(false);
  useUnsaved(changed);
  return {
    close: () => (changed ? setAsking(true) : onClose()),
    question: { open: asking, onLeave: onClose, onStay: () => setAsking(false) },
  };
};
