import Box from '@mui/material/Box';
import { AddCustomerButton } from './AddCustomerButton.tsx';
import { CustomerOrder } from './CustomerOrder.tsx';
import { CustomerSearch } from './CustomerSearch.tsx';

export const CustomerListToolbar = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2 }}>
    <CustomerSearch />
    <CustomerOrder />
    <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }} />
    <AddCustomerButton />
  </Box>
);
