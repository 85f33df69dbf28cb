import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import type { User } from '../../../domain/api/auth.ts';
import { ErrorPanel } from '../shared/ErrorPanel.tsx';
import { PageSkeleton } from '../shared/PageSkeleton.tsx';
import { userTexts as texts } from './texts.ts';
import { UserEditor } from './UserEditor.tsx';

export type UserRecord = User & { etag: string | null };

const failureIsShownInPlace = () => undefined;

/** 'Minha conta': name, password, and what every report carries. */
export default function UserPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<UserRecord>('users', { id }, { onError: failureIsShownInPlace });
  if (data !== undefined) return <UserEditor key={data.id} user={data} reload={refetch} />;
  return error ? <ErrorPanel error={error} title={texts.loadFailed} onRetry={refetch} /> : <PageSkeleton />;
}
