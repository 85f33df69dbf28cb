import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldHelp } from '../shared/fields/field-help.ts';
import { Helped } from '../shared/fields/Helped.tsx';
import { sharedTexts } from '../shared/texts.ts';
import type { CustomerFieldName } from './form-values.ts';
import { customerInputs } from './inputs.tsx';
import { type CustomerSectionName, customerSections } from './sections.ts';
import { customerTexts as texts } from './texts.ts';

const ticks: ReadonlySet<CustomerFieldName> = new Set(['disablement', 'inServiceDisablement']);

const Inputs = ({ names }: { names: readonly CustomerFieldName[] }) =>
  names.map((name) => (
    <Helped key={name} help={fieldHelp.customer[name]} place={ticks.has(name) ? 'after' : 'corner'}>
      {customerInputs[name]}
    </Helped>
  ));

const Group = ({ of, children }: { of: CustomerSectionName; children?: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    <Typography component="legend" variant="h3" sx={{ mb: 2, p: 0 }}>
      {texts.sections[of]}
    </Typography>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3, rowGap: 2.5 }}>
      {children ?? <Inputs names={customerSections[of]} />}
    </Box>
  </Box>
);

/** Incapacity for work; its details are asked for only where there is one. */
const Disablement = () => {
  const disabled = useWatch({ name: 'disablement' }) === true;
  const [whether, ...details] = customerSections.disablement;
  return <Inputs names={disabled ? [whether, ...details] : [whether]} />;
};

export const CustomerFields = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <Typography variant="body2" color="text.secondary">
      {sharedTexts.requiredHint}
    </Typography>
    <Group of="person" />
    <Group of="contact" />
    <Group of="address" />
    <Group of="service" />
    <Group of="disablement">
      <Disablement />
    </Group>
    <Inputs names={customerSections.notes} />
  </Box>
);
