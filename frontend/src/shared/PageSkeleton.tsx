import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { sharedTexts } from './texts.ts';
import { useLate } from './useLate.ts';

/** The outline of a screen, shown once a wait is long enough to be noticed. */
export const PageSkeleton = ({ rows = 6 }: { rows?: number }) => {
  const late = useLate();
  return (
    <Box role="status" aria-label={sharedTexts.loading} sx={{ display: 'grid', gap: 1.5, py: 1, minHeight: 320 }}>
      {late && (
        <>
          <Skeleton variant="rounded" height={40} width="40%" />
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <Skeleton key={row} variant="rounded" height={36} />
          ))}
        </>
      )}
    </Box>
  );
};
