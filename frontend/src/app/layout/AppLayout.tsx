import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router';
import { LeaveGuard } from '../../shared/dialogs/LeaveGuard.tsx';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { appTexts } from '../texts.ts';
import { contentWidth } from '../theme.ts';
import { PageHeader } from './PageHeader.tsx';
import { TopBar } from './TopBar.tsx';

const skipLinkStyle = {
  position: 'absolute',
  left: 8,
  top: -80,
  zIndex: 'tooltip',
  p: 1,
  backgroundColor: 'background.paper',
  '&:focus': { top: 8 },
} as const;

const Content = ({ children }: { children: ReactNode }) => (
  <Box
    component="main"
    id="content"
    tabIndex={-1}
    sx={{ maxWidth: contentWidth + 48, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, md: 3 }, outline: 'none' }}
  >
    <PageHeader />
    <ErrorBoundary address={useLocation().pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  </Box>
);

const focusContent = () => document.getElementById('content')?.focus();

/** Every screen of the signed-in product: top bar, page header, content. */
export const AppLayout = ({ children }: CoreLayoutProps) => (
  <SessionGate>
    <Link component="button" onClick={focusContent} sx={skipLinkStyle}>
      {appTexts.skip}
    </Link>
    <TopBar />
    <Content>{children}</Content>
    <LeaveGuard />
    <SignInAgain />
  </SessionGate>
);
