import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useGenial } from '../app/data/data-provider.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { userTexts as texts } from './texts.ts';
import { UserEditor } from './UserEditor.tsx';
import type { UserRecord } from './user-record.ts';

/** 'Minha conta': name, password, and what every report carries. */
export default function UserPage() {
  const { id = '' } = useParams();
  const genial = useGenial();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'whole', id],
    queryFn: async ({ signal }): Promise<UserRecord> => {
      const answer = await genial.user(id, signal);
      return { ...answer.data.user, etag: answer.etag };
    },
  });
  if (data !== undefined) return <UserEditor key={data.id} user={data} reload={refetch} />;
  return error ? <ErrorPanel error={error} title={texts.loadFailed} onRetry={refetch} /> : <PageSkeleton />;
}
