import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Erasure as Planned } from '../../../domain/api/own-account.ts';
import { formatDate, formatInstant } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { Section } from './Section.tsx';
import { securityTexts as texts } from './texts.ts';
import { useReauthenticated } from './useReauthenticated.tsx';

const useForget = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.erasure });
};

const Ask = () => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForget();
  const [asks, setAsks] = useState(false);
  const { start, busy, dialog } = useReauthenticated(genial.requestErasure, async () => {
    setAsks(false);
    await forget();
    notify(texts.erasureRequested, { type: 'success' });
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        {texts.erasureAction}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.erasureTitle}
        action={texts.erasureAction}
        destructive
        busy={busy}
        onConfirm={start}
        onClose={() => setAsks(false)}
      >
        {texts.erasureBody}
      </ConfirmDialog>
      {dialog}
    </>
  );
};

const Withdraw = () => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForget();
  const { mutate, isPending } = useMutation({
    mutationFn: genial.withdrawErasure,
    onSuccess: async () => {
      await forget();
      notify(texts.withdrawn, { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <BusyButton variant="contained" busy={isPending} onClick={() => mutate()}>
      {texts.withdraw}
    </BusyButton>
  );
};

const isWithdrawable = ({ withdrawUntil }: Planned): boolean =>
  withdrawUntil !== null && Date.now() < Date.parse(withdrawUntil);

/** What becomes of the account, and until when that can be taken back. */
const plannedOf = (planned: Planned, eraseOn: string): string => {
  const { withdrawUntil, doneBy } = planned;
  if (withdrawUntil === null || doneBy === null) return texts.erasurePlanned(formatDate(eraseOn));
  const by = formatInstant(doneBy);
  return isWithdrawable(planned) ? texts.erasureAsked(formatInstant(withdrawUntil), by) : texts.erasureBegun(by);
};

/** Everything of the account erased within 72 hours, of which the first 48 allow to take it back. */
export const Erasure = () => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.erasure,
    queryFn: async ({ signal }) => (await genial.erasure(signal)).data,
  });
  return (
    <Section title={texts.erasure} help={texts.erasureHelp}>
      {data === undefined && error === null && <PageSkeleton rows={1} />}
      {data === undefined && error !== null && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {data !== undefined && data.eraseOn !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {plannedOf(data, data.eraseOn)}
        </Alert>
      )}
      {data !== undefined && data.requestedAt === null && <Ask />}
      {data !== undefined && isWithdrawable(data) && <Withdraw />}
    </Section>
  );
};
