import Box from '@mui/material/Box';
import type { User } from '../../../domain/api/auth.ts';
import { isManagement, useSession } from '../app/session/session.ts';
import { AccessFields } from './AccessFields.tsx';
import { Passwords } from './Passwords.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ReportFields } from './ReportFields.tsx';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';

/** The form of a user, with what whoever looks at it may change. */
export const UserFields = ({ user }: { user: User }) => {
  const session = useSession();
  const own = session.user.id === user.id;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfileFields title={own ? texts.profile : texts.otherProfile} emailEditable={isManagement(session)} />
      {isManagement(session) && !own && <AccessFields />}
      <UserGroup title={texts.passwordTitle} {...(own ? {} : { help: texts.otherPasswordHelp })}>
        <Passwords own={own} email={user.email} />
      </UserGroup>
      <ReportFields storedLogo={user.logo} />
    </Box>
  );
};
