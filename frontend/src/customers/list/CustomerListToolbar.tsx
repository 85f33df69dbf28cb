import Box from '@mui/material/Box';
import { AddCustomerButton } from './AddCustomerButton.tsx';
import { CustomerFilters } from './CustomerFilters.tsx';
import { CustomerOrder } from './CustomerOrder.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';
import { ExportCustomers } from './ExportCustomers.tsx';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 2,
} as const;
const Space = () => <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }} />;

export const CustomerListToolbar = () => (
  <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
    <Box sx={line}>
      <CustomerSearch />
      <Space />
      <AddCustomerButton />
    </Box>
    <Box sx={line}>
      <CustomerFilters />
      <CustomerOrder />
      <Space />
      <ExportCustomers />
    </Box>
  </Box>
);
