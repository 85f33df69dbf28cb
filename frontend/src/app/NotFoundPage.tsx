import LostIcon from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../shared/EmptyState.tsx';
import { appTexts } from './texts.ts';

export const NotFoundPage = () => (
  <EmptyState icon={LostIcon} title={appTexts.notFoundTitle} body={appTexts.notFoundBody} heading="h1">
    <Button component={Link} to="/" variant="contained">
      {appTexts.notFoundAction}
    </Button>
  </EmptyState>
);
