import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import MindMapIcon from '@mui/icons-material/AccountTreeOutlined';
import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
import VideosIcon from '@mui/icons-material/OndemandVideoOutlined';
import CustomerIcon from '@mui/icons-material/PersonOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router';

export interface AppRoute {
  path: string;
  /** Stands in the page header and in the browser's tab. */
  title: string;
  icon: typeof SvgIcon;
  screen: ComponentType | LazyExoticComponent<ComponentType>;
  /** `public`: for visitors who are not signed in, without the top bar. `admin`: administrators only. */
  access?: 'public' | 'admin';
}

/** Every screen of the program, one line each. A link to a path that is not here is not shown. */
export const routes: readonly AppRoute[] = [
  { path: '/', title: 'Calculadora', icon: CalculatorIcon, screen: lazy(() => import('../home/HomePage.tsx')) },
  { path: '/home', title: 'Calculadora', icon: CalculatorIcon, screen: lazy(() => import('../home/ToHome.tsx')) },
  {
    path: '/customer/:id',
    title: 'Cliente',
    icon: CustomerIcon,
    screen: lazy(() => import('../customers/CustomerPage.tsx')),
  },
  {
    path: '/customer/:id/calculations/:calculationId/*',
    title: 'Cálculo',
    icon: CalculatorIcon,
    screen: lazy(() => import('../calculations/CalculationPage.tsx')),
  },
  {
    path: '/calculations/new',
    title: 'Novo Cálculo',
    icon: CalculatorIcon,
    screen: lazy(() => import('../customers/ToNewCalculation.tsx')),
  },
  {
    path: '/users/:id/edit',
    title: 'Minha conta',
    icon: AccountIcon,
    screen: lazy(() => import('../users/UserPage.tsx')),
  },
  {
    path: '/online-classes',
    title: 'Videoaulas',
    icon: VideosIcon,
    screen: lazy(() => import('../help/VideosPage.tsx')),
  },
  {
    path: '/mindmaps',
    title: 'Mapas mentais',
    icon: MindMapIcon,
    screen: lazy(() => import('../help/MindMapsPage.tsx')),
  },
  {
    path: '/forgot-password',
    title: 'Esqueci minha senha',
    icon: AccountIcon,
    screen: lazy(() => import('../sign-in/ForgotPasswordPage.tsx')),
    access: 'public',
  },
  {
    path: '/reset-password/:token',
    title: 'Nova senha',
    icon: AccountIcon,
    screen: lazy(() => import('../sign-in/ResetPasswordPage.tsx')),
    access: 'public',
  },
];

/** The screen that an address opens, or none. */
export const routeOf = (address: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, address.split('?')[0] ?? '') !== null);

/** Whether a link has somewhere to lead. */
export const isRouted = (address: string): boolean => address === '/login' || routeOf(address) !== undefined;
