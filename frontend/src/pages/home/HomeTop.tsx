import Box from '@mui/material/Box';
import { RecentChanges } from '../../recomputation/RecentChanges.tsx';
import { SoonToRetire } from './SoonToRetire.tsx';

/** What an adviser begins the day with, above the list: side by side on a desk, one below the other on a phone. */
export const HomeTop = () => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
      gap: 2,
      mb: 2,
      '&:empty': { display: 'none' },
    }}
  >
    <SoonToRetire />
    <RecentChanges />
  </Box>
);
