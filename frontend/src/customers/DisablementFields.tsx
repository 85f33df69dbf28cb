import { useWatch } from 'react-hook-form';
import { required } from '../shared/forms/checks.ts';
import { FormCheckbox, FormDate } from '../shared/forms/FormFields.tsx';
import { LegalTerm } from '../shared/LegalTerm.tsx';
import { customerTexts } from './texts.ts';

const { fields } = customerTexts;

/** Incapacity for work; its details are asked for only where there is one. */
export const DisablementFields = () => {
  const disabled = useWatch({ name: 'disablement' }) === true;
  return (
    <>
      <FormCheckbox name="disablement" label={<LegalTerm term="disablement">{fields.disablement}</LegalTerm>} />
      {disabled && (
        <FormCheckbox
          name="inServiceDisablement"
          label={<LegalTerm term="inServiceDisablement">{fields.inServiceDisablement}</LegalTerm>}
        />
      )}
      {disabled && <FormDate name="disablementDate" label={fields.disablementDate} required check={required} />}
    </>
  );
};
