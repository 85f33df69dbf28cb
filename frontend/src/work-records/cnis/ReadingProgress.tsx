import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cnisTexts as texts } from './texts.ts';

interface ReadingProgressProps {
  queued: boolean;
  progress: number;
  /** Whether the reading is found again when its window is closed (yes). */
  stays?: boolean;
}

/** How far the reading has come. */
export const ReadingProgress = ({ queued, progress, stays = true }: ReadingProgressProps) => (
  <Stack spacing={1.5} role="status" sx={{ py: 3 }}>
    <Typography>
      {queued ? texts.waiting : texts.reading}
      {progress > 0 && ` ${Math.round(progress * 100)}%`}
    </Typography>
    {progress > 0 ? (
      // A bar of its own: the restless one would glide back from wherever it was.
      <LinearProgress key="known" variant="determinate" value={Math.round(progress * 100)} aria-label={texts.reading} />
    ) : (
      <LinearProgress key="unknown" aria-label={texts.reading} />
    )}
    {stays && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.leaveHelp}
      </Typography>
    )}
  </Stack>
);
