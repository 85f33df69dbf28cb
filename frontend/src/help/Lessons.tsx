import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSession } from '../data/session/session.ts';
import { helpTexts as texts } from './texts.ts';
import { useVideos } from './useVideos.ts';
import { VideoCard } from './VideoCard.tsx';

/** The video lessons of the installation, and the way to the platform that has more. */
export const Lessons = () => {
  const titleId = useId();
  const { lessons } = useVideos();
  const { training } = useSession().links;
  const nothing = lessons.length === 0 && training === null;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 3 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {texts.lessons}
      </Typography>
      {(nothing || training !== null) && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {nothing ? texts.noTraining : texts.lessonsBody}
        </Typography>
      )}
      {lessons.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          }}
        >
          {lessons.map((lesson) => (
            <li key={lesson.address}>
              <VideoCard video={lesson} />
            </li>
          ))}
        </Box>
      )}
      {training !== null && (
        <Button variant="outlined" href={training} target="_blank" rel="noreferrer" sx={{ mt: 2 }}>
          {texts.openTraining}
        </Button>
      )}
    </Paper>
  );
};
