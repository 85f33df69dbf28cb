import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { readToken } from '../../data/session-token.ts';
import { paths } from '../../ground/paths.ts';
import { appTexts } from '../../ground/texts.ts';
import { contentWidth } from '../../ground/theme.ts';
import { sharedTexts as texts } from '../texts.ts';
import { Mark } from './Mark.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PageHeading } from './PageHeading.tsx';

/** Into the product: by signing in, or back to it from a page that is open to everybody. */
const Way = () => {
  const [isSignedIn] = useState(() => readToken() !== null);
  return (
    <Button component={RouterLink} to={isSignedIn ? paths.home : '/login'} variant="outlined">
      {isSignedIn ? appTexts.calculator : texts.signIn}
    </Button>
  );
};

const Head = () => (
  <Box
    component="header"
    sx={{ backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider', px: { xs: 2, sm: 3 }, py: 1 }}
  >
    <Box sx={{ maxWidth: contentWidth, mx: 'auto', display: 'flex', alignItems: 'center', gap: 2 }}>
      <Link
        component={RouterLink}
        to={paths.plans}
        underline="none"
        color="inherit"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '1.3rem', fontWeight: 700, flexGrow: 1 }}
      >
        <Mark size={32} />
        {appTexts.brand}
      </Link>
      <Way />
    </Box>
  </Box>
);

interface PublicFrameProps {
  title: string;
  /** The way to the terms from here; absent: their page. */
  terms?: ReactNode;
  children: ReactNode;
}

/** A page for visitors that needs the whole width. */
export const PublicFrame = ({ title, terms, children }: PublicFrameProps) => {
  useEffect(() => {
    document.title = `${title} · ${appTexts.brand}`;
  }, [title]);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Head />
      <Box
        component="main"
        id="content"
        sx={{
          flexGrow: 1,
          width: '100%',
          maxWidth: contentWidth + 48,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: { xs: 2, md: 4 },
        }}
      >
        <PageHeading sx={{ mb: 2 }}>{title}</PageHeading>
        {children}
      </Box>
      <PageFooter terms={terms} manual />
    </Box>
  );
};
