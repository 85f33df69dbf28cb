import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { User } from '../../../domain/api/auth.ts';
import { isManagement, useSession } from '../data/session/session.ts';
import { FormSwitch } from '../shared/forms/FormSwitch.tsx';
import { AccessFields } from './AccessFields.tsx';
import { savedBy } from './form-values.ts';
import { Passwords } from './Passwords.tsx';
import { PlanGroup } from './PlanGroup.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import { ReportFields } from './ReportFields.tsx';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';

/** All that an office's own administrator sees and says of a colleague. */
const Colleague = ({ user }: { user: User }) => (
  <UserGroup title={texts.colleague} help={texts.colleagueHelp}>
    <Typography>{user.email}</Typography>
    <FormSwitch name="active" label={texts.active} helperText={texts.activeHelp} />
  </UserGroup>
);

/** The form of a user, with what whoever looks at it may change. */
export const UserFields = ({ user }: { user: User }) => {
  const session = useSession();
  const own = session.user.id === user.id;
  if (savedBy(session, user.id) === 'office') return <Colleague user={user} />;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ProfileFields title={own ? texts.profile : texts.otherProfile} emailEditable={isManagement(session)} />
      {isManagement(session) && !own && <AccessFields user={user} />}
      {(isManagement(session) || user.planId !== null) && <PlanGroup user={user} />}
      <UserGroup title={texts.passwordTitle} {...(own ? {} : { help: texts.otherPasswordHelp })}>
        <Passwords own={own} email={user.email} />
      </UserGroup>
      <ReportFields storedLogo={user.logo} />
    </Box>
  );
};
