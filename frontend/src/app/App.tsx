import { Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from '../data/auth-provider.ts';
import { dataProvider } from '../data/data-provider.ts';
import { makeQueryClient } from '../data/query-client.ts';
import type { AppRoute } from '../ground/app-route.ts';
import { i18nProvider } from '../ground/i18n/provider.ts';
import { darkTheme, lightTheme } from '../ground/theme.ts';
import { calculations } from '../pages/calculations/index.ts';
import { customerList, customers } from '../pages/customers/index.ts';
import { LeaveGuard } from '../shared/dialogs/LeaveGuard.tsx';
import { Toasts } from '../shared/notices/Toasts.tsx';
import { LoginPage } from '../sign-in/LoginPage.tsx';
import { users } from '../users/index.ts';
import { AdminOnly } from './AdminOnly.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { routes } from './routes.tsx';
import { VisitorsOnly } from './session/VisitorsOnly.tsx';

const elementOf = ({ screen: Screen, access }: AppRoute) => {
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

/** Without the top bar: for everybody, or for visitors only. */
const isOpen = ({ access }: AppRoute): boolean => access === 'public' || access === 'anyone';

const routeElements = (open: boolean) =>
  routes
    .filter((route) => isOpen(route) === open)
    .map((route) => <Route key={route.path} path={route.path} element={elementOf(route)} />);

const resources = [customers, customerList, calculations, users];
/** The screens have addresses of their own; those that react-admin would give a resource lead nowhere. */
const nowhere = <Route path="*" element={<NotFoundPage />} />;

const Login = () => (
  <VisitorsOnly>
    <LoginPage />
  </VisitorsOnly>
);

const queryClient = makeQueryClient();

const AdminApp = () => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={AppLayout}
    loginPage={Login}
    notification={Toasts}
    catchAll={NotFoundPage}
    requireAuth
    disableTelemetry
    title="Genial"
  >
    {resources.map((resource) => (
      <Resource key={resource.name} {...resource}>
        {nowhere}
      </Resource>
    ))}
    <CustomRoutes>{routeElements(false)}</CustomRoutes>
    <CustomRoutes noLayout>{routeElements(true)}</CustomRoutes>
  </Admin>
);

const router = createHashRouter([{ path: '*', element: <AdminApp /> }]);

/** Without transitions: react-admin's redirect to the login page and router transitions interrupt each other for ever. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
