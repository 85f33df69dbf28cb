import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { useGenial } from '../data/data-provider.ts';
import { appTexts } from '../texts.ts';
import { type Session, SessionContext } from './session.ts';

export const sessionKey = ['session'] as const;

const noLinks: Session['links'] = {
  training: null,
  communityRegistered: null,
  communityCreated: null,
  support: null,
  guide: null,
};

/** Restores the session: nothing of the product is drawn before it is known who is looking. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  const genial = useGenial();
  const self = useQuery({ queryKey: sessionKey, queryFn: async ({ signal }) => (await genial.self(signal)).data });
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await genial.settings()).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const links = settings.data?.links ?? noLinks;
  const session = useMemo(() => (self.data === undefined ? null : { ...self.data, links }), [self.data, links]);

  if (session !== null) return <SessionContext value={session}>{children}</SessionContext>;
  if (self.isError) {
    return <ErrorPanel error={self.error} kept={appTexts.sessionKept} onRetry={() => self.refetch()} />;
  }
  return <PageSkeleton />;
};
