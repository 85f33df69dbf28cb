import { useDataProvider } from 'react-admin';
import { calculationVerbs } from './calculation-verbs.ts';
import { crud } from './crud.ts';
import { customerVerbs } from './customer-verbs.ts';
import { managementVerbs } from './management-verbs.ts';
import { securityVerbs } from './security-verbs.ts';
import { salesVerbs, sessionVerbs } from './session-verbs.ts';
import { subscriptionVerbs } from './subscription-verbs.ts';
import { workRecordVerbs } from './work-record-verbs.ts';

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
