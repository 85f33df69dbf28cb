import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useSession } from '../app/session/session.ts';
import { Contact } from './Contact.tsx';
import { HelpCard } from './HelpCard.tsx';
import { TrainingLock } from './TrainingLock.tsx';
import { helpTexts as texts } from './texts.ts';
import { Welcome } from './Welcome.tsx';

const Training = () => {
  const { training } = useSession().links;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3 }}>
      <HelpCard title={texts.lessons} body={training === null ? texts.noTraining : texts.lessonsBody}>
        {training !== null && (
          <Button variant="outlined" href={training} target="_blank" rel="noreferrer">
            {texts.openTraining}
          </Button>
        )}
      </HelpCard>
      <HelpCard title={texts.maps} body={texts.mapsBody}>
        <Button component={Link} to="/mindmaps" variant="outlined">
          {texts.openMaps}
        </Button>
      </HelpCard>
    </Box>
  );
};

/** First steps, the lessons, and whom to ask. */
export default function VideosPage() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Welcome />
      <TrainingLock>
        <Training />
      </TrainingLock>
      <Contact />
    </Box>
  );
}
