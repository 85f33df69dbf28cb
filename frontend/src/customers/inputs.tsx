import type { ReactNode } from 'react';
import { gender } from '../../../domain/api/common.ts';
import { customerStatus, maritalStatus, customerFields as of } from '../../../domain/api/customers.ts';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { cpfMask, nitMask, phoneMask } from '../shared/fields/masks.ts';
import { both, contract, required } from '../shared/forms/checks.ts';
import { FormCheckbox, FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { FormDate, FormMasked } from '../shared/forms/MaskedFields.tsx';
import { LegalTerm } from '../shared/LegalTerm.tsx';
import type { CustomerFieldName } from './form-values.ts';
import { customerTexts as texts } from './texts.ts';
import { ZipcodeInput } from './ZipcodeInput.tsx';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const states = unitCodes.map((code) => ({ value: code, label: `${code} – ${unitNames[code]}` }));
const statuses = customerStatus.options.map((value) => ({ value, label: texts.statuses[value] }));
const { fields: label } = texts;

const text = (name: 'address' | 'city' | 'publicServantCity') => (
  <FormText name={name} label={label[name]} check={contract(of[name].sent)} />
);
const phone = (name: 'mainPhoneNumber' | 'secondaryPhoneNumber') => (
  <FormMasked name={name} label={label[name]} mask={phoneMask} check={contract(of[name].sent)} />
);
const incapacity = (name: 'disablement' | 'inServiceDisablement') => (
  <FormCheckbox name={name} label={<LegalTerm term={name}>{label[name]}</LegalTerm>} />
);

/** The input of every field of a client. */
export const customerInputs: Readonly<Record<CustomerFieldName, ReactNode>> = {
  name: <FormText name="name" label={label.name} required check={both(required, contract(of.name.sent))} />,
  birthDate: <FormDate name="birthDate" label={label.birthDate} required check={required} />,
  cpf: <FormMasked name="cpf" label={label.cpf} mask={cpfMask} check={contract(of.cpf.sent)} />,
  nit: <FormMasked name="nit" label={label.nit} mask={nitMask} check={contract(of.nit.sent)} />,
  gender: (
    <FormSelect name="gender" label={label.gender} required check={required} options={optionsOf(gender.options)} />
  ),
  maritalStatus: (
    <FormSelect name="maritalStatus" label={label.maritalStatus} options={optionsOf(maritalStatus.options)} />
  ),
  currentProfession: (
    <FormText
      name="currentProfession"
      label={label.currentProfession}
      required
      check={both(required, contract(of.currentProfession.sent))}
    />
  ),
  status: <FormSelect name="status" label={label.status} required options={statuses} />,
  email: <FormText name="email" label={label.email} type="email" check={contract(of.email.sent)} />,
  mainPhoneNumber: phone('mainPhoneNumber'),
  secondaryPhoneNumber: phone('secondaryPhoneNumber'),
  zipcode: <ZipcodeInput />,
  address: text('address'),
  city: text('city'),
  state: <FormSelect name="state" label={label.state} options={states} />,
  publicServantCity: text('publicServantCity'),
  publicServantState: <FormSelect name="publicServantState" label={label.publicServantState} options={states} />,
  disablement: incapacity('disablement'),
  inServiceDisablement: incapacity('inServiceDisablement'),
  disablementDate: <FormDate name="disablementDate" label={label.disablementDate} required check={required} />,
  notes: <FormText name="notes" label={label.notes} multiline minRows={3} check={contract(of.notes.sent)} />,
};
