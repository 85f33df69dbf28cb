import { userFields } from '../../../domain/api/users.ts';
import { contract } from '../shared/forms/checks.ts';
import { FormText } from '../shared/forms/FormFields.tsx';
import { LogoField } from './LogoField.tsx';
import { userTexts as texts } from './texts.ts';
import { UserGroup } from './UserGroup.tsx';

/** What every report of the user carries. */
export const ReportFields = ({ storedLogo }: { storedLogo: string | null }) => (
  <UserGroup title={texts.report} help={texts.reportHelp}>
    <LogoField stored={storedLogo} />
    <FormText name="oab" label={texts.oab} helperText={texts.oabHelp} check={contract(userFields.oab)} />
    <FormText name="city" label={texts.city} helperText={texts.cityHelp} check={contract(userFields.city)} />
    <FormText
      name="office"
      label={texts.office}
      multiline
      minRows={4}
      helperText={texts.officeHelp}
      check={contract(userFields.office)}
    />
  </UserGroup>
);
