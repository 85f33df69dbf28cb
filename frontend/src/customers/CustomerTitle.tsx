import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Customer } from '../../../domain/api/customers.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { Initials } from '../shared/Initials.tsx';
import { customerTexts as texts } from './texts.ts';

/** Avatar, name, the day of the last change, and the buttons beside them. */
export const CustomerTitle = ({ customer, children }: { customer: Customer; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
    <Initials name={customer.name ?? ''} size={52} />
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {customer.name ?? texts.unnamed}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {texts.updatedAt(formatInstant(customer.updatedAt))}
      </Typography>
    </Box>
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {children}
    </Box>
  </Box>
);
