import { useDataProvider } from 'react-admin';
import { crud } from './crud.ts';
import { managementVerbs } from './management-verbs.ts';
import { securityVerbs } from './security-verbs.ts';
import { subscriptionVerbs } from './subscription-verbs.ts';
import { calculationVerbs, customerVerbs, salesVerbs, sessionVerbs, workRecordVerbs } from './verbs.ts';

/** react-admin's verbs and those of the business, each named as the house names it. */
export const dataProvider = {
  ...crud,
  ...sessionVerbs,
  ...salesVerbs,
  ...customerVerbs,
  ...calculationVerbs,
  ...workRecordVerbs,
  ...managementVerbs,
  ...securityVerbs,
  ...subscriptionVerbs,
};
export type GenialDataProvider = typeof dataProvider;

/** The provider inside a component. */
export const useGenial = (): GenialDataProvider => useDataProvider<GenialDataProvider>();
