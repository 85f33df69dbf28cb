import { Suspense } from 'react';
import type { AppRoute } from '../ground/app-route.ts';
import { LeaveGuard } from '../shared/dialogs/LeaveGuard.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import { VisitorsOnly } from './session/VisitorsOnly.tsx';

/** The screen of a route, to whom it is open. */
export const PageOf = ({ route: { screen: Screen, access } }: { route: AppRoute }) => {
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
    case undefined:
      return <Screen />;
    default:
      return access satisfies never;
  }
};
