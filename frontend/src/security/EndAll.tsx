import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { useGenial } from '../data/data-provider.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { securityTexts as texts } from './texts.ts';

/** Ends every session, this one too. */
export const EndAll = () => {
  const genial = useGenial();
  const logout = useLogout();
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: genial.endAllSessions,
    onSuccess: () => logout({}, '/login', false),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        {texts.endAll}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.endAllTitle}
        action={texts.endAll}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsks(false)}
      >
        {texts.endAllBody}
      </ConfirmDialog>
    </>
  );
};
