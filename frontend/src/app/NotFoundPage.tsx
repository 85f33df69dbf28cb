import LostIcon from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { appTexts } from '../ground/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';

export const NotFoundPage = () => (
  <EmptyState icon={LostIcon} title={appTexts.notFoundTitle} body={appTexts.notFoundBody} heading="h1">
    <Button component={Link} to="/" variant="contained">
      {appTexts.notFoundAction}
    </Button>
  </EmptyState>
);
