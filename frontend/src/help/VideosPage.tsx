import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../ground/paths.ts';
import { lawChangesTexts } from '../law-changes/texts.ts';
import { manualTexts } from '../manual/texts.ts';
import { Contact } from './Contact.tsx';
import { HelpCard } from './HelpCard.tsx';
import { Lessons } from './Lessons.tsx';
import { TrainingLock } from './TrainingLock.tsx';
import { helpTexts as texts } from './texts.ts';
import { Welcome } from './Welcome.tsx';

/** First steps, the lessons, and whom to ask. */
export default function VideosPage() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Welcome />
      <HelpCard title={manualTexts.title} body={manualTexts.card}>
        <Button component={Link} to="/ajuda" variant="outlined">
          {manualTexts.open}
        </Button>
      </HelpCard>
      <HelpCard title={lawChangesTexts.title} body={lawChangesTexts.card}>
        <Button component={Link} to={paths.lawChanges} variant="outlined">
          {lawChangesTexts.open}
        </Button>
      </HelpCard>
      <TrainingLock>
        <Lessons />
        <HelpCard title={texts.maps} body={texts.mapsBody}>
          <Button component={Link} to="/mindmaps" variant="outlined">
            {texts.openMaps}
          </Button>
        </HelpCard>
      </TrainingLock>
      <Contact />
    </Box>
  );
}
