import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatInstant } from '../../../../domain/words/format.ts';
import { calculationPath } from '../../calculations/paths.ts';
import { quietRowActions } from '../../shared/quietRowActions.ts';
import type { CustomerRecord } from '../useCustomer.ts';
import { CalculationActions } from './CalculationActions.tsx';
import { customerCalculationTexts as texts } from './texts.ts';
import type { CalculationItem, SortField } from './useSortedPage.ts';

export interface CalculationRowProps {
  customer: CustomerRecord;
  calculation: CalculationItem;
  fields: readonly SortField[];
}

const cellOf = (customer: CustomerRecord, calculation: CalculationItem, field: SortField): ReactNode => {
  switch (field) {
    case 'name':
      return (
        <Link component={RouterLink} to={calculationPath(customer.id, calculation.id)} sx={{ fontWeight: 600 }}>
          {calculation.name}
        </Link>
      );
    case 'regimeType':
      return calculation.regimeType;
    case 'regime':
      return calculation.regime ?? texts.none;
    case 'createdAt':
    case 'updatedAt':
      return formatInstant(calculation[field]);
    default:
      return field satisfies never;
  }
};

export const CalculationRow = ({ customer, calculation, fields }: CalculationRowProps) => (
  <TableRow hover sx={quietRowActions}>
    {fields.map((field) => (
      <TableCell key={field} component={field === 'name' ? 'th' : 'td'} scope={field === 'name' ? 'row' : undefined}>
        {cellOf(customer, calculation, field)}
      </TableCell>
    ))}
    <TableCell align="right" className="no-print">
      <CalculationActions customer={customer} calculation={calculation} />
    </TableCell>
  </TableRow>
);
