import CalculatorIcon from '@mui/icons-material/CalculateOutlined';
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
];

/** The screen that an address opens, or none. */
export const routeOf = (address: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, address.split('?')[0] ?? '') !== null);

/** Whether a link has somewhere to lead. */
export const isRouted = (address: string): boolean => address === '/login' || routeOf(address) !== undefined;
