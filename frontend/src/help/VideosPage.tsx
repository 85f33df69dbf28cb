import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../app/session/session.ts';
import { TrainingLock } from './TrainingLock.tsx';
import { helpTexts as texts } from './texts.ts';
import { Welcome } from './Welcome.tsx';

const Card = ({ title, body, children }: { title: string; body: string; children: ReactNode }) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{ p: 3, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}
  >
    <Typography variant="h2">{title}</Typography>
    <Typography color="text.secondary" sx={{ flexGrow: 1, mb: 1 }}>
      {body}
    </Typography>
    {children}
  </Paper>
);

const Training = () => {
  const { training } = useSession().links;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3 }}>
      <Card title={texts.lessons} body={training === null ? texts.noTraining : texts.lessonsBody}>
        {training !== null && (
          <Button variant="outlined" href={training} target="_blank" rel="noreferrer">
            {texts.openTraining}
          </Button>
        )}
      </Card>
      <Card title={texts.maps} body={texts.mapsBody}>
        <Button component={Link} to="/mindmaps" variant="outlined">
          {texts.openMaps}
        </Button>
      </Card>
    </Box>
  );
};

/** First steps, the lessons, and whom to ask. */
export default function VideosPage() {
  const { support } = useSession().links;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Welcome />
      <TrainingLock>
        <Training />
      </TrainingLock>
      {support !== null && (
        <Card title={texts.contact} body={texts.contactBody}>
          <Button variant="outlined" href={support} target="_blank" rel="noreferrer">
            {texts.openSupport}
          </Button>
        </Card>
      )}
    </Box>
  );
}
