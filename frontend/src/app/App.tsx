import { Suspense } from 'react';
import { Admin, CustomRoutes } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { LoginPage } from '../sign-in/LoginPage.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import { authProvider } from './data/auth-provider.ts';
import { dataProvider } from './data/data-provider.ts';
import { makeQueryClient } from './data/query-client.ts';
import { i18nProvider } from './i18n/provider.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { type AppRoute, routes } from './routes.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const elementOf = ({ screen: Screen, access }: AppRoute) => {
  if (access === 'admin') {
    return (
      <AdminOnly>
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
    <CustomRoutes>{routeElements(false)}</CustomRoutes>
    <CustomRoutes noLayout>{routeElements(true)}</CustomRoutes>
  </Admin>
);

const router = createHashRouter([{ path: '*', element: <AdminApp /> }]);

/** Without transitions: react-admin's redirect to the login page and router transitions interrupt each other for ever. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
