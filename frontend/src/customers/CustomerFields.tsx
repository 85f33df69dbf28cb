import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { gender } from '../../../domain/api/common.ts';
import { customerFields, customerStatus, maritalStatus } from '../../../domain/api/customers.ts';
import { unitCodes, unitNames } from '../../../domain/words/units.ts';
import { phoneMask, zipcodeMask } from '../shared/fields/masks.ts';
import { both, contract, required } from '../shared/forms/checks.ts';
import { FormDate, FormMasked, FormSelect, FormText } from '../shared/forms/FormFields.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { DisablementFields } from './DisablementFields.tsx';
import { customerTexts as texts } from './texts.ts';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const states = unitCodes.map((code) => ({ value: code, label: `${code} – ${unitNames[code]}` }));
const statuses = customerStatus.options.map((value) => ({ value, label: texts.statuses[value] }));
const { fields, sections } = texts;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h3" sx={{ mb: 2, p: 0 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3, rowGap: 2.5 }}>
      {children}
    </Box>
  </Box>
);

const Person = () => (
  <Group title={sections.person}>
    <FormText name="name" label={fields.name} required check={both(required, contract(customerFields.name))} />
    <FormDate name="birthDate" label={fields.birthDate} required check={required} />
    <FormSelect name="gender" label={fields.gender} required check={required} options={optionsOf(gender.options)} />
    <FormSelect name="maritalStatus" label={fields.maritalStatus} options={optionsOf(maritalStatus.options)} />
    <FormText
      name="currentProfession"
      label={fields.currentProfession}
      required
      check={both(required, contract(customerFields.currentProfession))}
    />
    <FormSelect name="status" label={fields.status} required options={statuses} />
  </Group>
);

const Contact = () => (
  <Group title={sections.contact}>
    <FormText name="email" label={fields.email} type="email" check={contract(customerFields.email)} />
    <FormMasked
      name="mainPhoneNumber"
      label={fields.mainPhoneNumber}
      mask={phoneMask}
      check={contract(customerFields.mainPhoneNumber)}
    />
    <FormMasked
      name="secondaryPhoneNumber"
      label={fields.secondaryPhoneNumber}
      mask={phoneMask}
      check={contract(customerFields.secondaryPhoneNumber)}
    />
  </Group>
);

const Address = () => (
  <Group title={sections.address}>
    <FormMasked name="zipcode" label={fields.zipcode} mask={zipcodeMask} check={contract(customerFields.zipcode)} />
    <FormText name="address" label={fields.address} check={contract(customerFields.address)} />
    <FormText name="city" label={fields.city} check={contract(customerFields.city)} />
    <FormSelect name="state" label={fields.state} options={states} />
  </Group>
);

const Service = () => (
  <Group title={sections.service}>
    <FormText
      name="publicServantCity"
      label={fields.publicServantCity}
      check={contract(customerFields.publicServantCity)}
    />
    <FormSelect name="publicServantState" label={fields.publicServantState} options={states} />
  </Group>
);

/** Every field of a client, in the order in which an adviser asks. */
export const CustomerFields = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Typography variant="body2" color="text.secondary">
      {sharedTexts.requiredHint}
    </Typography>
    <Person />
    <Contact />
    <Address />
    <Service />
    <Group title={sections.disablement}>
      <DisablementFields />
    </Group>
    <FormText name="notes" label={fields.notes} multiline minRows={3} check={contract(customerFields.notes)} />
  </Box>
);
