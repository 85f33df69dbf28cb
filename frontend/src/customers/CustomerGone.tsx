import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../shared/EmptyState.tsx';
import { customerTexts as texts } from './texts.ts';

/** In the place of a client who is not there, or no longer. */
export const CustomerGone = () => (
  <EmptyState icon={PersonOffIcon} title={texts.gone} body={texts.goneBody}>
    <Button component={Link} to="/" variant="contained">
      {texts.goHome}
    </Button>
  </EmptyState>
);
