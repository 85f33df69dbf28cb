import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { ageOn, today } from '../../shared/clock.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { statusOf } from './CustomerRow.tsx';
import { retirementLine } from './retirement.ts';
import { customerListTexts as texts } from './texts.ts';

const factsOf = (customer: CustomerListItem): string => {
  const age = customer.birthDate === null ? null : ageOn(customer.birthDate, today());
  return [
    customer.birthDate === null ? null : formatDate(customer.birthDate),
    age === null ? null : texts.age(age),
    customer.state,
    texts.calculations(customer.calculationsCount),
    statusOf(customer),
    retirementLine(customer),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
};

/** The same rows for a phone. */
export const CustomerCards = ({ customers }: { customers: readonly CustomerListItem[] }) => (
  <List disablePadding aria-label={texts.title}>
    {customers.map((customer) => (
      <ListItem key={customer.id} divider sx={{ display: 'block', py: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Link
            component={RouterLink}
            to={`/customer/${customer.id}`}
            sx={{ fontWeight: 600, py: 1, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {customer.name ?? texts.unnamed}
          </Link>
          <CustomerActions customer={customer} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {factsOf(customer)}
        </Typography>
      </ListItem>
    ))}
  </List>
);
