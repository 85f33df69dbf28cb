import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useLate } from '../shared/useLate.ts';
import { rulesTexts } from './texts.ts';

/** Says that the rules are on their way, over the outline of their cards, once the wait is noticed. */
export const RulesSkeleton = () => {
  const late = useLate();
  return (
    <Stack spacing={2} role="status" sx={{ minHeight: 320 }}>
      {late && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <CircularProgress size={20} aria-hidden />
            {rulesTexts.loading}
          </Box>
          {[0, 1, 2].map((position) => (
            <Skeleton key={position} variant="rounded" height={140} />
          ))}
        </>
      )}
    </Stack>
  );
};
