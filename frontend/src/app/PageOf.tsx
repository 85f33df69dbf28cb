import { Suspense, useState } from 'react';
import { readToken } from '../data/session-token.ts';
import type { AppRoute } from '../ground/app-route.ts';
import { LeaveGuard } from '../shared/dialogs/LeaveGuard.tsx';
import { PublicFrame } from '../shared/page/PublicFrame.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { VisitorsOnly } from './session/VisitorsOnly.tsx';

/** Within the product for whoever is signed in, as a page for visitors for whoever is not. Asked once, on arrival. */
const Either = ({ title, screen: Screen }: Pick<AppRoute, 'title' | 'screen'>) => {
  const [isSignedIn] = useState(() => readToken() !== null);
  if (isSignedIn) {
    return (
      <AppLayout>
        <Screen />
      </AppLayout>
    );
  }
  return (
    <PublicFrame title={title}>
      <Suspense>
        <Screen />
      </Suspense>
    </PublicFrame>
  );
};

/** The screen of a route, to whom it is open. */
export const PageOf = ({ route: { title, screen: Screen, access } }: { route: AppRoute }) => {
  switch (access) {
    case 'admin':
    case 'account-admin':
      return (
        <AdminOnly access={access}>
          <Screen />
        </AdminOnly>
      );
    case 'public':
      return (
        <VisitorsOnly>
          <Suspense>
            <Screen />
          </Suspense>
          <LeaveGuard />
        </VisitorsOnly>
      );
    case 'anyone':
      return (
        <Suspense>
          <Screen />
        </Suspense>
      );
    case 'either':
      return <Either title={title} screen={Screen} />;
    case undefined:
      return <Screen />;
    default:
      return access satisfies never;
  }
};
