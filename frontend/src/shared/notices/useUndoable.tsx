import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { isApiError } from '../../data/api-error.ts';
import { sharedTexts } from '../texts.ts';
import { UndoMessage } from './UndoMessage.tsx';

/** Long enough to see what one did, and to reach the corner with the pointer. */
const undoDuration = 12_000;

/** Says what was done and offers to undo it, by a command of its own: nothing waits, and the history tells both. */
export const useUndoable = () => {
  const notify = useNotify();
  return useCallback(
    (text: string, undo: () => Promise<unknown>) => {
      const run = () =>
        undo().then(
          () => notify(sharedTexts.undone, { type: 'success' }),
          (error: unknown) =>
            notify(sharedTexts.undoFailed(isApiError(error) ? error.errorMessage : ''), { type: 'error' }),
        );
      notify(<UndoMessage text={text} onUndo={run} />, { type: 'success', autoHideDuration: undoDuration });
    },
    [notify],
  );
};
