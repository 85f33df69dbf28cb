import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Erasure as Planned } from '../../../domain/api/own-account.ts';
import type { LeavingToday } from '../../../domain/api/subscription.ts';
import { formatDate, formatInstant, formatMoney } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { endOfAccess } from '../shared/end-of-access.ts';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { Section } from './Section.tsx';
import { securityTexts as texts } from './texts.ts';
import { useReauthenticated } from './useReauthenticated.tsx';

const useForget = () => {
  const client = useQueryClient();
  const concerned = [keys.erasure, keys.payments, keys.session, keys.users, keys.accounts];
  return () => Promise.all(concerned.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** What becomes of the contract, which the request ends as a cancellation does. */
const contractEnds = ({ accessUntil, refund }: LeavingToday): string => {
  if (refund !== null) return texts.contractEnds[refund.ground](formatMoney(refund.amount));
  return texts.contractEnds.nothing(new Date(accessUntil) <= new Date() ? null : endOfAccess(accessUntil));
};

const Ask = ({ leaving }: { leaving: LeavingToday | null }) => {
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
        {leaving !== null && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {contractEnds(leaving)} {texts.contractStaysEnded}
          </Alert>
        )}
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
      {data !== undefined && data.requestedAt === null && <Ask leaving={data.leaving} />}
      {data !== undefined && isWithdrawable(data) && <Withdraw />}
    </Section>
  );
};
