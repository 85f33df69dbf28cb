import LockIcon from '@mui/icons-material/LockOutlined';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../data/session/session.ts';
import { appTexts } from '../ground/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { usePageTitle } from '../shared/page/page-title.tsx';
import { securityTexts as texts } from './texts.ts';

/** A page below 'Minha conta', for its own user alone. */
export const OwnPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const { id = '' } = useParams();
  const { user } = useSession();
  usePageTitle(
    useMemo(
      () => ({ above: [{ label: appTexts.myAccount, to: `/users/${user.id}/edit` }], here: title }),
      [user.id, title],
    ),
  );
  if (id !== user.id) return <EmptyState icon={LockIcon} title={texts.notOwnTitle} body={texts.notOwnBody} />;
  return (
    <>
      <PageHeading sx={{ mb: 3 }}>{title}</PageHeading>
      {children}
    </>
  );
};
