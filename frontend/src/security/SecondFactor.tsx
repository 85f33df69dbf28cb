import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SecondFactorProposal, SecondFactorState } from '../../../domain/api/security.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { Section } from './Section.tsx';
import { securityTexts as texts } from './texts.ts';
import { useReauthenticated } from './useReauthenticated.tsx';

const useForgetState = () => {
  const client = useQueryClient();
  return () => Promise.all([keys.secondFactor, keys.session].map((queryKey) => client.invalidateQueries({ queryKey })));
};

const TurnOn = () => {
  const genial = useGenial();
  const forget = useForgetState();
  const [proposal, setProposal] = useState<SecondFactorProposal | null>(null);
  const { start, busy, dialog } = useReauthenticated(
    async (password) => (await genial.proposeSecondFactor(password)).data,
    setProposal,
  );
  const close = () => {
    setProposal(null);
    forget();
  };
  return (
    <>
      <BusyButton variant="contained" busy={busy} onClick={start}>
        {texts.turnOn}
      </BusyButton>
      {dialog}
      {proposal !== null && <EnrolDialog proposal={proposal} onClose={close} />}
    </>
  );
};

const TurnOff = () => {
  const genial = useGenial();
  const notify = useNotify();
  const forget = useForgetState();
  const [asks, setAsks] = useState(false);
  const { start, busy, dialog } = useReauthenticated(genial.disableSecondFactor, async () => {
    setAsks(false);
    await forget();
    notify(texts.turnedOff, { type: 'success' });
  });
  return (
    <>
      <Button color="error" onClick={() => setAsks(true)}>
        {texts.turnOff}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.turnOffTitle}
        action={texts.turnOff}
        destructive
        busy={busy}
        onConfirm={start}
        onClose={() => setAsks(false)}
      >
        {texts.turnOffBody}
      </ConfirmDialog>
      {dialog}
    </>
  );
};

const State = ({ enabled, recoveryCodesLeft }: SecondFactorState) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Chip label={enabled ? texts.isOn : texts.isOff} color={enabled ? 'success' : 'default'} />
    {enabled && <Typography color="text.secondary">{texts.codesLeft(recoveryCodesLeft)}</Typography>}
    {enabled ? <TurnOff /> : <TurnOn />}
  </Box>
);

/** A code beside the password. */
export const SecondFactor = () => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.secondFactor,
    queryFn: async ({ signal }) => (await genial.secondFactor(signal)).data,
  });
  return (
    <Section title={texts.secondFactor} help={texts.secondFactorHelp}>
      {data !== undefined && <State {...data} />}
      {data === undefined && error !== null && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <PageSkeleton rows={1} />}
    </Section>
  );
};
