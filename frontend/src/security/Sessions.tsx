import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { OpenSession } from '../../../domain/api/security.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { useGenial } from '../data/data-provider.ts';
import { keys } from '../data/keys.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { EndAll } from './EndAll.tsx';
import { Section } from './Section.tsx';
import { securityTexts as texts } from './texts.ts';

const factsOf = ({ startedAt, lastUsedAt, address }: OpenSession): string =>
  [
    texts.since(formatInstant(startedAt)),
    ...(lastUsedAt === null ? [] : [texts.lastUsed(formatInstant(lastUsedAt))]),
    ...(address === null ? [] : [texts.from(address.replace(/^::ffff:/, ''))]),
  ].join(' · ');

const End = ({ session }: { session: OpenSession }) => {
  const genial = useGenial();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => genial.endSession(session.id),
    onSuccess: () => notify(texts.ended, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
  return (
    <BusyButton
      busy={isPending}
      onClick={() => mutate()}
      aria-label={texts.endOf(session.device ?? texts.unknownDevice)}
    >
      {texts.end}
    </BusyButton>
  );
};

const Row = ({ session }: { session: OpenSession }) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{session.device ?? texts.unknownDevice}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {factsOf(session)}
      </Typography>
    </Box>
    {session.current ? <Chip size="small" color="primary" label={texts.thisSession} /> : <End session={session} />}
  </Box>
);

/** Where the account is open. */
export const Sessions = () => {
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: keys.sessions,
    queryFn: async ({ signal }) => (await genial.sessions(signal)).data.sessions,
  });
  return (
    <Section title={texts.sessions} help={texts.sessionsHelp}>
      {data === undefined && error === null && <PageSkeleton rows={2} />}
      {data === undefined && error !== null && <ErrorPanel error={error} onRetry={() => refetch()} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {data?.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </Box>
      <EndAll />
    </Section>
  );
};
