import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { appTexts } from '../ground/texts.ts';
import { EmptyState } from '../shared/EmptyState.tsx';
import { type PageTitle, usePageTitle } from '../shared/page/page-title.tsx';
import { customerTexts as texts } from './texts.ts';

const title: PageTitle = { above: [{ label: appTexts.customers, to: '/' }], here: texts.gone };

/** In the place of a client who is not there, or no longer. */
export const CustomerGone = () => {
  usePageTitle(title);
  return (
    <EmptyState icon={PersonOffIcon} title={texts.gone} body={texts.goneBody} heading="h1">
      <Button component={Link} to="/" variant="contained">
        {texts.goHome}
      </Button>
    </EmptyState>
  );
};
