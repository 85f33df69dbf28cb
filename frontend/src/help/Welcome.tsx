import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { helpTexts as texts } from './texts.ts';
import { useVideos } from './useVideos.ts';
import { VideoCard } from './VideoCard.tsx';

const numberStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: '50%',
  fontWeight: 700,
  color: 'primary.main',
  backgroundColor: 'primary.light',
} as const;

const Steps = ({ beside }: { beside: boolean }) => (
  <Box
    component="ol"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: 3,
      alignContent: 'start',
      gridTemplateColumns: beside ? '1fr' : { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    }}
  >
    {texts.steps.map(([title, body], index) => (
      <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
        <Box sx={numberStyle}>{index + 1}</Box>
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="text.secondary">
            {body}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
);

/** The welcome video, and what to do first in four steps. */
export const Welcome = () => {
  const { welcome } = useVideos();
  return (
    <Paper component="section" variant="outlined" sx={{ p: 3 }}>
      <Typography variant="h2">{texts.welcome}</Typography>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {texts.welcomeBody}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: welcome === null ? '1fr' : { xs: '1fr', md: '1fr 1fr' } }}
      >
        {welcome !== null && <VideoCard video={welcome} />}
        <Steps beside={welcome !== null} />
      </Box>
      <Button component={Link} to="/" variant="contained" sx={{ mt: 3 }}>
        {texts.start}
      </Button>
    </Paper>
  );
};
