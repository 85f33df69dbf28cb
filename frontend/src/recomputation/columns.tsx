import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { customerPath } from '../ground/case-paths.ts';
import { today } from '../shared/clock.ts';
import type { Column } from '../shared/table/column.ts';
import { rulesPath } from './changes.ts';
import { Moved } from './Moved.tsx';
import { recomputationTexts as texts } from './texts.ts';

const Note = ({ children }: { children: string }) => (
  <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

export const changeColumns: readonly Column<CalculationChange>[] = [
  {
    key: 'customer',
    label: texts.columns.customer,
    cell: ({ customerId, customerName, calculationName }) => (
      <Box>
        <MuiLink component={Link} to={customerPath(customerId)} sx={{ fontWeight: 600 }}>
          {customerName ?? '—'}
        </MuiLink>
        {calculationName !== null && <Note>{calculationName}</Note>}
      </Box>
    ),
  },
  {
    key: 'rule',
    label: texts.columns.rule,
    cell: (change) => (
      <Box>
        <MuiLink component={Link} to={rulesPath(change, today())}>
          {change.ruleName}
        </MuiLink>
        <Note>{[change.regimeType, ...(change.others > 0 ? [texts.others(change.others)] : [])].join(' · ')}</Note>
      </Box>
    ),
  },
  {
    key: 'day',
    label: texts.columns.day,
    cell: ({ before, after }) => <Moved before={texts.day(before.date)} after={texts.day(after.date)} />,
  },
  {
    key: 'value',
    label: texts.columns.value,
    cell: ({ before, after }) => <Moved before={texts.value(before.value)} after={texts.value(after.value)} />,
  },
  {
    key: 'cause',
    label: texts.columns.cause,
    cell: ({ cause, at }) => (
      <Box>
        <Typography variant="body2">{cause}</Typography>
        <Note>{formatDate(dayInSaoPaulo(at))}</Note>
      </Box>
    ),
  },
];
