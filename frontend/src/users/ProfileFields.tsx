import { userFields } from '../../../domain/api/users.ts';
import { phoneMask } from '../shared/fields/masks.ts';
import { both, contract, required } from '../shared/forms/checks.ts';
import { FormText } from '../shared/forms/FormFields.tsx';
import { FormMasked } from '../shared/forms/MaskedFields.tsx';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';

interface ProfileFieldsProps {
  title: string;
  /** The address is an administrator's to change. */
  emailEditable: boolean;
}

/** Name and how to be reached. */
export const ProfileFields = ({ title, emailEditable }: ProfileFieldsProps) => (
  <UserGroup title={title}>
    <FormText name="name" label={texts.name} required check={both(required, contract(userFields.name))} />
    <FormText
      name="email"
      label={texts.email}
      type="email"
      required={emailEditable}
      disabled={!emailEditable}
      {...(emailEditable
        ? { check: both(required, contract(userFields.email)), helperText: texts.emailSignsIn }
        : { helperText: texts.emailHelp })}
    />
    <FormMasked name="phone" label={texts.phone} mask={phoneMask} check={contract(userFields.phone)} />
  </UserGroup>
);
