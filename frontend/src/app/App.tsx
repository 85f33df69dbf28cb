import { Suspense } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { calculations } from '../calculations/index.ts';
import { customerList, customers } from '../customers/index.ts';
import { LoginPage } from '../sign-in/LoginPage.tsx';
import { users } from '../users/index.ts';
import { AdminOnly } from './AdminOnly.tsx';
import type { AppRoute } from './app-route.ts';
import { authProvider } from './data/auth-provider.ts';
import { dataProvider } from './data/data-provider.ts';
import { makeQueryClient } from './data/query-client.ts';
import { i18nProvider } from './i18n/provider.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { routes } from './routes.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const elementOf = ({ screen: Screen, access }: AppRoute) => {
  if (access === 'admin' || access === 'account-admin') {
    return (
      <AdminOnly access={access}>
        <Screen />
      </AdminOnly>
    );
  }
  return access === 'public' ? (
    <Suspense>
      <Screen />
    </Suspense>
  ) : (
    <Screen />
  );
};

const routeElements = (open: boolean) =>
  routes
    .filter(({ access }) => (access === 'public') === open)
    .map((route) => <Route key={route.path} path={route.path} element={elementOf(route)} />);

const resources = [customers, customerList, calculations, users];
/** The screens have addresses of their own; those that react-admin would give a resource lead nowhere. */
const nowhere = <Route path="*" element={<NotFoundPage />} />;

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
    loginPage={LoginPage}
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
