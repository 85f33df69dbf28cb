import { ownAccountRoutes } from './account/routes.ts';
import { accountPlanRoutes } from './accounts/plan.ts';
import { accountRoutes } from './accounts/routes.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { calculationRoutes } from './calculations/routes.ts';
import { cnisRoutes } from './cnis/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { describedPlaceRoutes } from './described-places/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { indexRoutes } from './indexes/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { pointsTableRoutes } from './points-tables/routes.ts';
import { recomputationRoutes } from './recomputations/routes.ts';
import { regimeRoutes } from './regimes/routes.ts';
import { reportRoutes } from './report/routes.ts';
import type { Route } from './route.ts';
import { ruleRoutes } from './rules/routes.ts';
import { scenarioRoutes } from './scenarios/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { secondFactorRoutes } from './security/second-factor.ts';
import { sessionRoutes } from './security/sessions.ts';
import { simulatorRoutes } from './simulator/routes.ts';
import { subscriptionRoutes } from './subscription/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { reportLookRoutes } from './users/report-look.ts';
import { userRoutes } from './users/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { workRecordRoutes } from './work-records/routes.ts';
import { zipcodeRoutes } from './zipcodes/routes.ts';

const features: readonly Route[] = [
  ...authRoutes,
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...accountPlanRoutes,
  ...ownAccountRoutes,
  ...auditRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...webhookRoutes,
  ...simulatorRoutes,
  ...planRoutes,
  ...customerRoutes,
  ...attachmentRoutes,
  ...searchRoutes,
  ...zipcodeRoutes,
  ...calculationRoutes,
  ...workRecordRoutes,
  ...cnisRoutes,
  ...ruleRoutes,
  ...exportRoutes,
  ...scenarioRoutes,
  ...reportRoutes,
  ...reportLookRoutes,
  ...regimeRoutes,
  ...describedPlaceRoutes,
  ...pointsTableRoutes,
  ...indexRoutes,
  ...recomputationRoutes,
];

/** Every route and its permitted callers. Router, OpenAPI document and the test of all routes read this table. */
export const routes: readonly Route[] = [...features, ...systemRoutes(features)];
