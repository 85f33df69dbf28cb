import { Skeleton, Stack } from '@mui/material';
import { rulesTexts } from './texts.ts';

/** The outline of the cards that are on their way. */
export const RulesSkeleton = () => (
  <Stack spacing={2} role="status" aria-label={rulesTexts.loading}>
    {[0, 1, 2].map((position) => (
      <Skeleton key={position} variant="rounded" height={180} />
    ))}
  </Stack>
);
