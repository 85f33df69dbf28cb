import type { User } from '../../../domain/api/auth.ts';
import { FormSelect } from '../shared/forms/FormFields.tsx';
import { FormSwitch } from '../shared/forms/FormSwitch.tsx';
import { AccountField } from './AccountField.tsx';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';

const roles = [
  { value: 'user', label: texts.roles.user },
  { value: 'admin', label: texts.roles.admin },
];

/** What administrators decide about somebody else: whether they may sign in, as what, and whose clients they see. */
export const AccessFields = ({ user }: { user?: User }) => (
  <UserGroup title={texts.access}>
    <FormSelect name="role" label={texts.role} required options={roles} helperText={texts.roleHelp} />
    <AccountField isNew={user === undefined} />
    <FormSwitch name="active" label={texts.active} helperText={texts.activeHelp} />
    {user !== undefined && <SecondFactorOff user={user} />}
  </UserGroup>
);
