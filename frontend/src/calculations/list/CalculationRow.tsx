import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatInstant } from '../../../../domain/words/format.ts';
import type { CustomerRecord } from '../../customers/useCustomer.ts';
import { calculationPath } from '../../ground/case-paths.ts';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import { quietRowActions } from '../../shared/quietRowActions.ts';
import { CalculationActions } from './CalculationActions.tsx';
import { customerCalculationTexts as texts } from './texts.ts';
import type { CalculationItem, SortField } from './useSortedPage.ts';

export interface CalculationRowProps {
  calculation: CalculationItem;
  fields: readonly SortField[];
  /** It is on another page of the screen. */
  onPaperOnly?: boolean;
}

const NameCell = ({ id, name }: CalculationItem) => (
  <Link component={RouterLink} to={calculationPath(useShownRecord<CustomerRecord>().id, id)} sx={{ fontWeight: 600 }}>
    {name}
  </Link>
);

const cellOf = (calculation: CalculationItem, field: SortField): ReactNode => {
  switch (field) {
    case 'name':
      return <NameCell {...calculation} />;
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

export const CalculationRow = ({ calculation, fields, onPaperOnly = false }: CalculationRowProps) => (
  <TableRow hover className={onPaperOnly ? 'only-print' : undefined} sx={quietRowActions}>
    {fields.map((field) => (
      <TableCell key={field} component={field === 'name' ? 'th' : 'td'} scope={field === 'name' ? 'row' : undefined}>
        {cellOf(calculation, field)}
      </TableCell>
    ))}
    <TableCell align="right" className="no-print">
      <CalculationActions calculation={calculation} />
    </TableCell>
  </TableRow>
);
