import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isApiError } from '../data/api-error.ts';
import { revisionOf } from '../data/revision.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { useUndoable } from '../shared/notices/useUndoable.tsx';
import { type Revised, useVersionedSave } from '../shared/saving/useVersionedSave.ts';
import { historyTexts as texts } from './texts.ts';

export interface Restoring {
  /** What stands now, as the server names it. */
  etag: string | null;
  restore: (revision: number, etag: string | null) => Promise<Revised>;
  /** Asks again for everything that follows. */
  forget: () => Promise<unknown>;
  /** What happens, in a sentence. */
  body: (at: string, revision: number) => string;
}

interface RestoreButtonProps extends Restoring, Pick<ButtonProps, 'variant' | 'size'> {
  revision: number;
  at: string;
  onRestored?: () => void;
}

/** Returns to a revision after asking; the way back is offered at once, and stays in the history. */
export const RestoreButton = ({ revision, at, onRestored, ...props }: RestoreButtonProps) => {
  const { etag, restore, forget, body, ...look } = props;
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const offerUndo = useUndoable();
  const { save, isPending } = useVersionedSave<number, Revised>({
    etag,
    atOnce: true,
    save: restore,
    forget,
    done: (_revision, { before, after }) => {
      setAsking(false);
      offerUndo(texts.restored, () => restore(revisionOf(before), after).finally(forget));
    },
    onSaved: () => onRestored?.(),
    onConflict: () => {
      setAsking(false);
      notify(texts.changedElsewhere, { type: 'warning' });
    },
    onRefused: (error) => {
      setAsking(false);
      const reason = isApiError(error) ? `: ${error.errorMessage}` : '';
      notify(`${texts.restoreFailed}${reason}`, { type: 'error' });
    },
  });
  return (
    <>
      <Button
        startIcon={<RestoreIcon />}
        aria-label={texts.ofRevision(texts.restore, revision)}
        onClick={() => setAsking(true)}
        {...look}
      >
        {texts.restore}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.restoreTitle}
        action={texts.restore}
        busy={isPending}
        onConfirm={() => save(revision)}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ mb: 1 }}>{body(at, revision)}</Typography>
        <Typography>{texts.restoreKept}</Typography>
      </ConfirmDialog>
    </>
  );
};
