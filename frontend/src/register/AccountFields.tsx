import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { phoneMask, taxIdMask, zipcodeMask } from '../shared/fields/masks.ts';
import { FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { FormMasked } from '../shared/forms/MaskedFields.tsx';
import { NewPasswordField } from '../shared/forms/NewPasswordField.tsx';
import { PasswordField } from '../shared/forms/PasswordField.tsx';
import { taxIdCheck } from './checks.ts';
import { FormPart } from './FormPart.tsx';
import { registerTexts as texts } from './texts.ts';
import type { RegisterValues } from './values.ts';

const { fields: label } = texts;
const states = unitCodes.map((code) => ({ value: code, label: `${code} – ${unitNames[code]}` }));

/** Checked as soon as it is left: the form itself is sent by no submit that would check its fields. */
const TaxId = () => {
  const { trigger } = useFormContext<RegisterValues>();
  return (
    <Box onBlur={() => trigger('cpf')} sx={{ display: 'grid' }}>
      <FormMasked name="cpf" label={label.cpf} mask={taxIdMask} check={taxIdCheck} />
    </Box>
  );
};

/** Who signs up, where they are, and the password they choose. */
export const AccountFields = () => (
  <>
    <FormPart title={texts.person}>
      <FormText name="name" label={label.name} autoComplete="name" />
      <FormText name="email" label={label.email} type="email" autoComplete="email" />
      <TaxId />
      <FormMasked name="phoneNumber" label={label.phoneNumber} mask={phoneMask} autoComplete="tel-national" />
    </FormPart>
    <FormPart title={texts.address}>
      <FormMasked name="zipcode" label={label.zipcode} mask={zipcodeMask} autoComplete="postal-code" />
      <FormSelect name="state" label={label.state} options={states} none={null} autoComplete="address-level1" />
      <FormText name="city" label={label.city} autoComplete="address-level2" />
      <FormText name="neighborhood" label={label.neighborhood} autoComplete="address-level3" />
      <FormText name="street" label={label.street} autoComplete="address-line1" />
      <FormText name="streetNumber" label={label.streetNumber} autoComplete="address-line2" />
    </FormPart>
    <FormPart title={texts.access}>
      <NewPasswordField name="password" label={label.password} />
      <PasswordField name="confirmPassword" label={label.confirmPassword} autoComplete="new-password" />
    </FormPart>
  </>
);
