import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import MindMapIcon from '@mui/icons-material/AccountTreeOutlined';
import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
import VideosIcon from '@mui/icons-material/OndemandVideoOutlined';
import CustomerIcon from '@mui/icons-material/PersonOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { lazyScreen } from '../shared/loading/lazyScreen.tsx';

export interface AppRoute {
  path: string;
  /** Stands in the page header and in the browser's tab. */
  title: string;
  icon: typeof SvgIcon;
  screen: ComponentType;
  /** `public`: for visitors who are not signed in, without the top bar. `admin`: administrators only. */
  access?: 'public' | 'admin';
}

/** The screens of every day: fetched beforehand, when there is nothing else to do. */
const mainJob = { mainJob: true };

/** Every screen of the program, one line each. A link to a path that is not here is not shown. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'Calculadora',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('../home/HomePage.tsx'), mainJob),
  },
  { path: '/home', title: 'Calculadora', icon: CalculatorIcon, screen: lazyScreen(() => import('../home/ToHome.tsx')) },
  {
    path: '/customer/new',
    title: 'Novo cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('../customers/NewCustomerPage.tsx'), mainJob),
  },
  {
    path: '/customer/:id',
    title: 'Cliente',
    icon: CustomerIcon,
    screen: lazyScreen(() => import('../customers/CustomerPage.tsx'), mainJob),
  },
  {
    path: '/customer/:id/calculations/:calculationId/*',
    title: 'Cálculo',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('../calculations/CalculationPage.tsx'), mainJob),
  },
  {
    path: '/calculations/new',
    title: 'Novo Cálculo',
    icon: CalculatorIcon,
    screen: lazyScreen(() => import('../customers/ToNewCalculation.tsx')),
  },
  {
    path: '/users/:id/edit',
    title: 'Minha conta',
    icon: AccountIcon,
    screen: lazyScreen(() => import('../users/UserPage.tsx')),
  },
  {
    path: '/online-classes',
    title: 'Videoaulas',
    icon: VideosIcon,
    screen: lazyScreen(() => import('../help/VideosPage.tsx')),
  },
  {
    path: '/mindmaps',
    title: 'Mapas mentais',
    icon: MindMapIcon,
    screen: lazyScreen(() => import('../help/MindMapsPage.tsx')),
  },
  {
    path: '/forgot-password',
    title: 'Esqueci minha senha',
    icon: AccountIcon,
    screen: lazyScreen(() => import('../sign-in/ForgotPasswordPage.tsx')),
    access: 'public',
  },
  {
    path: '/reset-password/:token',
    title: 'Nova senha',
    icon: AccountIcon,
    screen: lazyScreen(() => import('../sign-in/ResetPasswordPage.tsx')),
    access: 'public',
  },
];

/** The screen that an address opens, or none. */
export const routeOf = (address: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, address.split('?')[0] ?? '') !== null);

/** Whether a link has somewhere to lead. */
export const isRouted = (address: string): boolean => address === '/login' || routeOf(address) !== undefined;
