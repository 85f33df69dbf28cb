import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { isMissing } from '../../data/api-error.ts';
import { readAgain } from '../../data/query-client.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';

interface Outcomes {
  loadFailed: string;
  /** In the place of a record that is not there, or no longer. */
  gone?: ReactNode;
  children: ReactNode;
}

/** A failure is shown in its place on the page, not as a passing notice. */
const shownInPlace = { retry: readAgain, onError: () => undefined };

/** What was read once stays, with whatever is being typed into it, when reading it again fails. */
const Outcome = ({ loadFailed, gone, children }: Outcomes) => {
  const { record, error, refetch } = useShowContext();
  // What was erased meanwhile is not shown from memory.
  if (gone !== undefined && error !== null && isMissing(error)) return gone;
  if (record !== undefined) return children;
  if (error === null) return <PageSkeleton rows={8} />;
  return <ErrorPanel error={error} title={loadFailed} onRetry={() => refetch()} />;
};

interface RecordPageProps extends Outcomes {
  resource: 'customers' | 'calculations' | 'users';
  id: string;
}

/** Reads a record and hands it to what stands in it, as react-admin's record context. */
export const RecordPage = ({ resource, id, ...outcomes }: RecordPageProps) => (
  <ShowBase resource={resource} id={id} queryOptions={shownInPlace} redirectOnError={false} disableAuthentication>
    <Outcome {...outcomes} />
  </ShowBase>
);
