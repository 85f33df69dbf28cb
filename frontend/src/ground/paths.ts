import { matchPath } from 'react-router';

/** Every address of the program. A link to one that is not here is not shown. */
export const paths = {
  home: '/',
  formerHome: '/home',
  newCustomer: '/customer/new',
  customer: '/customer/:id',
  customerHistory: '/customer/:id/history/:revision?',
  changes: '/changes',
  lawChanges: '/law-changes',
  calculation: '/customer/:id/calculations/:calculationId/*',
  newCalculation: '/calculations/new',
  users: '/users',
  newUser: '/users/new/edit',
  user: '/users/:id/edit',
  security: '/users/:id/security',
  data: '/users/:id/data',
  subscription: '/users/:id/subscription',
  places: '/places/:placeId?',
  audit: '/management/audit',
  accounts: '/management/accounts',
  indexes: '/management/indexes',
  simulator: '/management/simulator',
  videos: '/online-classes',
  mindMaps: '/mindmaps',
  manual: '/ajuda/:page?',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  plans: '/plans',
  registerPlan: '/register/:planId',
  register: '/register',
  secureCommunicationPlans: '/secure-communication/plans',
  secureCommunicationRegister: '/secure-communication/register',
  terms: '/terms',
} as const;

export const leadsTo = (path: string, address: string): boolean =>
  matchPath(path, address.split('?')[0] ?? '') !== null;

/** Whether a link has somewhere to lead. */
export const isRouted = (address: string): boolean =>
  address === '/login' || Object.values(paths).some((path) => leadsTo(path, address));
