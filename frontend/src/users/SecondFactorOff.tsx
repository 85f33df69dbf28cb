import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { User } from '../../../domain/api/auth.ts';
import { isApiError } from '../data/api-error.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { userTexts as texts } from './texts.ts';

/** Turns off the second factor of somebody who lost device and recovery codes. */
export const SecondFactorOff = ({ user: { id, name } }: { user: User }) => {
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.disableSecondFactorOf(id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keys.users });
      notify(texts.factorOff(name), { type: 'success' });
      setAsks(false);
    },
    onError: (error) => notify(isApiError(error) ? error.errorMessage : texts.factorFailed, { type: 'error' }),
  });
  return (
    <Box sx={{ alignSelf: 'center' }}>
      <Button color="error" variant="outlined" onClick={() => setAsks(true)}>
        {texts.turnFactorOff}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.factorTitle(name)}
        action={texts.factorAction}
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsks(false)}
      >
        {texts.factorBody}
      </ConfirmDialog>
    </Box>
  );
};
