import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { formatDate, formatInstant } from '../../../../domain/words/format.ts';
import { ageOn, today } from '../../shared/clock.ts';
import { quietRowActions } from '../../shared/quietRowActions.ts';
import { CustomerActions } from './CustomerActions.tsx';
import { retirementOf } from './retirement.ts';
import { customerListTexts as texts } from './texts.ts';

const Small = ({ children }: { children: string }) => (
  <Typography variant="caption" color="text.secondary" component="div">
    {children}
  </Typography>
);

/** 'Cliente' for a client, 'Consulta' for anything else. */
export const statusOf = ({ status }: CustomerListItem): string =>
  status === 'client' ? texts.client : texts.consultation;

export const BirthDate = ({ birthDate }: { birthDate: string | null }) => {
  if (birthDate === null) return texts.none;
  const age = ageOn(birthDate, today());
  return (
    <>
      {formatDate(birthDate)}
      {age !== null && <Small>{texts.age(age)}</Small>}
    </>
  );
};

const RetirementCell = ({ customer }: { customer: CustomerListItem }) => {
  const { day, note, reached, doubt } = retirementOf(customer);
  return (
    <TableCell sx={customer.nextRetirement === null ? { color: 'text.secondary' } : {}}>
      {day}
      {note !== null && (
        <Typography variant="caption" component="div" color={reached ? 'applicable.main' : 'text.secondary'}>
          {note}
        </Typography>
      )}
      {doubt !== null && (
        <Typography variant="caption" component="div" color="future.main">
          {doubt}
        </Typography>
      )}
    </TableCell>
  );
};

const dayOf = (instant: string | null): string => (instant === null ? texts.none : formatInstant(instant).slice(0, 10));

export const CustomerRow = ({ customer }: { customer: CustomerListItem }) => (
  <TableRow hover sx={quietRowActions}>
    <TableCell component="th" scope="row" sx={{ minWidth: 220 }}>
      <Link component={RouterLink} to={`/customer/${customer.id}`} sx={{ fontWeight: 600 }}>
        {customer.name ?? texts.unnamed}
      </Link>
    </TableCell>
    <TableCell>{statusOf(customer)}</TableCell>
    <TableCell>
      <BirthDate birthDate={customer.birthDate} />
    </TableCell>
    <TableCell>{customer.state ?? texts.none}</TableCell>
    <RetirementCell customer={customer} />
    <TableCell>{dayOf(customer.createdAt)}</TableCell>
    <TableCell>{dayOf(customer.lastCalculationAt)}</TableCell>
    <TableCell align="right">{customer.calculationsCount}</TableCell>
    <TableCell align="right" sx={{ width: 150 }}>
      <CustomerActions customer={customer} />
    </TableCell>
  </TableRow>
);
