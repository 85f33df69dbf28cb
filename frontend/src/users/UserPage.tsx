import { useMemo } from 'react';
import { useParams } from 'react-router';
import { managesUsers, useSession } from '../data/session/session.ts';
import { appTexts } from '../ground/texts.ts';
import { SecurityLinks } from '../security/SecurityLinks.tsx';
import { type PageTitle, usePageTitle } from '../shared/page/page-title.tsx';
import { RecordPage } from '../shared/page/RecordPage.tsx';
import { useShownRecord } from '../shared/page/useShownRecord.ts';
import { Release } from './Release.tsx';
import { userTexts as texts } from './texts.ts';
import { UserEditor } from './UserEditor.tsx';
import { UserHeader } from './UserHeader.tsx';
import type { UserRecord } from './useSaveUser.ts';

const usersCrumb = { label: appTexts.users, to: '/users' };

/** 'Minha conta' for one's own page; another's is named after them, below the list that leads to it. */
const useTitleOf = ({ id, name }: UserRecord): void => {
  const session = useSession();
  const own = session.user.id === id;
  const listed = managesUsers(session);
  usePageTitle(
    useMemo(
      (): PageTitle =>
        own
          ? { above: [], here: appTexts.myAccount, tab: `${appTexts.myAccount} – ${name}` }
          : { above: listed ? [usersCrumb] : [], here: name },
      [own, listed, name],
    ),
  );
};

const Shown = () => {
  const user = useShownRecord<UserRecord>();
  const own = useSession().user.id === user.id;
  useTitleOf(user);
  return (
    <>
      <UserHeader user={user} />
      {own && <SecurityLinks />}
      <UserEditor key={user.id} />
      {own && <Release />}
    </>
  );
};

/** Who somebody is, what they may do, and what their reports carry. */
export default function UserPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage resource="users" id={id} loadFailed={texts.loadFailed}>
      <Shown />
    </RecordPage>
  );
}
