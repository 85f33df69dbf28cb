import { matchPath } from 'react-router';
import { paths } from '../ground/paths.ts';

/** Which page of the manual tells of a screen: the first address that fits. Only ids, so that the texts stay out of the first load. */
const TOLD: readonly (readonly [path: string, page: string])[] = [
  ['/customer/:id/calculations/:calculationId/rules', 'regras'],
  ['/customer/:id/calculations/:calculationId/future-rules', 'regras'],
  ['/customer/:id/calculations/:calculationId/rules-not-applicable', 'regras'],
  ['/customer/:id/calculations/:calculationId/compare', 'regras'],
  ['/customer/:id/calculations/:calculationId/outlook', 'quando-se-aposentar'],
  ['/customer/:id/calculations/:calculationId/family', 'familia'],
  ['/customer/:id/calculations/:calculationId/scenarios', 'cenarios'],
  ['/customer/:id/calculations/:calculationId/genial-report', 'relatorio'],
  ['/customer/:id/calculations/:calculationId/history/*', 'historico'],
  [paths.calculation, 'registros-de-tempo'],
  [paths.customerHistory, 'historico'],
  [paths.newCustomer, 'clientes'],
  [paths.customer, 'clientes'],
  [paths.newCalculation, 'calculo'],
  [paths.changes, 'historico'],
  [paths.lawChanges, 'historico'],
  [paths.places, 'entes-do-escritorio'],
  [paths.subscription, 'assinatura'],
  [paths.users, 'conta-e-seguranca'],
  [paths.newUser, 'conta-e-seguranca'],
  [paths.user, 'conta-e-seguranca'],
  [paths.security, 'conta-e-seguranca'],
  [paths.data, 'conta-e-seguranca'],
  ['/management/*', 'administracao'],
];

const FIRST = 'primeiros-passos';

export const manualPath = (page: string): string => `/ajuda/${page}`;

/** The id of the page that tells of the screen at an address. */
export const pageOfScreen = (pathname: string): string =>
  TOLD.find(([path]) => matchPath(path, pathname) !== null)?.[1] ?? FIRST;
