import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { useLocation } from 'react-router';
import { useSignedOutElsewhere } from '../../data/session/signed-out-elsewhere.ts';
import { appTexts } from '../../ground/texts.ts';
import { contentWidth } from '../../ground/theme.ts';
import { ProposeSecondFactor } from '../../security/ProposeSecondFactor.tsx';
import { LeaveGuard } from '../../shared/dialogs/LeaveGuard.tsx';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { mainJob } from '../../shared/loading/idle.ts';
import { PageSkeleton } from '../../shared/PageSkeleton.tsx';
import { PageFooter } from '../../shared/page/PageFooter.tsx';
import { PageTitleProvider } from '../../shared/page/page-title.tsx';
import { SignInAgain } from '../../shared/session/SignInAgain.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { SignedOut } from '../session/SignedOut.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageHeader } from './PageHeader.tsx';
import { StrayFiles } from './StrayFiles.tsx';
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
    <PageTitleProvider>
      <PageHeader />
      <ProposeSecondFactor />
      <ErrorBoundary address={useLocation().pathname}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
    </PageTitleProvider>
  </Box>
);

const FetchBeforehand = () => {
  useEffect(mainJob.start, []);
  return null;
};

const focusContent = () => document.getElementById('content')?.focus();

const SignedIn = ({ children }: CoreLayoutProps) => (
  <SessionGate>
    <Link component="button" onClick={focusContent} sx={skipLinkStyle}>
      {appTexts.skip}
    </Link>
    <TopBar />
    <Content>{children}</Content>
    <PageFooter />
    <LeaveGuard />
    <SignInAgain />
    <OfflineNotice />
    <StrayFiles />
    <FetchBeforehand />
  </SessionGate>
);

/** Every screen of the signed-in product: top bar, page header, content. */
export const AppLayout = ({ children }: CoreLayoutProps) =>
  useSignedOutElsewhere() ? <SignedOut /> : <SignedIn>{children}</SignedIn>;
