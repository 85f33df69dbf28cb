import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createHashRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from '../data/auth-provider.ts';
import { dataProvider } from '../data/data-provider.ts';
import { makeQueryClient } from '../data/query-client.ts';
import type { AppRoute } from '../ground/app-route.ts';
import { i18nProvider } from '../ground/i18n/provider.ts';
import { darkTheme, lightTheme } from '../ground/theme.ts';
import { Toasts } from '../shared/notices/Toasts.tsx';
import { LoginPage } from '../sign-in/LoginPage.tsx';
import { AppLayout } from './layout/AppLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageOf } from './PageOf.tsx';
import { isResourceAddress, resourceProps } from './resource-props.tsx';
import { resources, routes } from './routes.tsx';
import { VisitorsOnly } from './session/VisitorsOnly.tsx';

/** For visitors, alone or too: without the top bar, unless the page draws it itself. */
const isOpen = ({ access }: AppRoute): boolean => access === 'public' || access === 'anyone' || access === 'either';

const routeElements = (open: boolean) =>
  routes
    .filter((route) => isOpen(route) === open && !isResourceAddress(route.path))
    .map((route) => <Route key={route.path} path={route.path} element={<PageOf route={route} />} />);

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
      <Resource key={resource.name} {...resourceProps(resource)} />
    ))}
    <CustomRoutes>{routeElements(false)}</CustomRoutes>
    <CustomRoutes noLayout>{routeElements(true)}</CustomRoutes>
  </Admin>
);

const router = createHashRouter([{ path: '*', element: <AdminApp /> }]);

/** Without transitions: react-admin's redirect to the login page and router transitions interrupt each other for ever. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
