import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { isRefusal, isRefusedToken } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { type Session, SessionContext } from '../../data/session/session.ts';
import { appTexts } from '../../ground/texts.ts';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { lazyScreen } from '../../shared/loading/lazyScreen.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';

const ChoosePassword = lazyScreen(() => import('../../security/ChoosePassword.tsx'));

const noLinks: Session['links'] = {
  training: null,
  communityRegistered: null,
  communityCreated: null,
  support: null,
  guide: null,
};

const Outline = () => (
  <Container sx={{ py: 3 }}>
    <PageSkeleton />
  </Container>
);

/**
 * Restores the session: nothing of the product is drawn before it is known who is looking.
 * A refusal ends the session; a server that cannot be reached leaves the token for another try.
 */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const genial = useGenial();
  const self = useQuery({ queryKey: keys.session, queryFn: async ({ signal }) => (await genial.self(signal)).data });
  const settings = useQuery({
    queryKey: keys.settings,
    queryFn: async () => (await genial.settings()).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const links = settings.data?.links ?? noLinks;
  const simulatedPayments = settings.data?.simulatedPayments ?? false;
  const seller = settings.data?.seller ?? null;
  const logout = useLogout();
  const notify = useNotify();
  // In the middle of the work a refused token is asked for again, over the screen.
  const ended = isRefusal(self.error) && (self.data === undefined || !isRefusedToken(self.error)) ? self.error : null;
  useEffect(() => {
    if (ended !== null) logout().then(() => notify(ended.message, { type: 'warning' }));
  }, [ended, logout, notify]);
  const session = useMemo(
    () => (self.data === undefined ? null : { ...self.data, links, simulatedPayments, seller }),
    [self.data, links, simulatedPayments, seller],
  );

  if (session !== null) {
    return (
      <SessionContext value={session}>
        {session.credentialChangeRequired ? (
          <Suspense fallback={<Outline />}>
            <ChoosePassword />
          </Suspense>
        ) : (
          children
        )}
      </SessionContext>
    );
  }
  if (!self.isError || isRefusal(self.error)) return <Outline />;
  return (
    <Container sx={{ py: 3 }}>
      <ErrorPanel error={self.error} kept={appTexts.sessionKept} onRetry={() => self.refetch()} />
    </Container>
  );
};
