import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { Customer } from '../../../domain/api/customers.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { shownValue } from '../customers/facts.ts';
import type { CustomerFieldName } from '../customers/form-values.ts';
import { customerTexts } from '../customers/texts.ts';
import { customerPath } from '../ground/case-paths.ts';
import { editParameter } from '../shared/useEditMode.ts';
import { Fact } from './Fact.tsx';
import { calculationTexts as texts } from './texts.ts';

/** Shown where they are known; the first three always, since the rules ask for them. */
const details = [
  'maritalStatus',
  'currentProfession',
  'mainPhoneNumber',
  'secondaryPhoneNumber',
  'email',
  'address',
  'city',
  'zipcode',
] as const satisfies readonly CustomerFieldName[];

/** What the calculation takes from its client, who has a form of their own. */
export const CustomerOfCalculation = ({ customer }: { customer: Customer }) => (
  <Box
    component="section"
    aria-label={texts.ofCustomer}
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}
  >
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
      <Fact label={texts.customer} value={customer.name} />
      <Fact label={texts.birthDate} value={customer.birthDate === null ? null : formatDate(customer.birthDate)} />
      <Fact label={texts.gender} value={customer.gender} />
      {details
        .filter((name) => (customer[name] ?? '') !== '')
        .map((name) => (
          <Fact key={name} label={customerTexts.fields[name]} value={shownValue(customer, name)} />
        ))}
    </Box>
    <Link component={RouterLink} to={`${customerPath(customer.id)}?${editParameter}=edit`}>
      {texts.editCustomer}
    </Link>
  </Box>
);
