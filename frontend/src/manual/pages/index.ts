/** The manual, in the order in which it is read. */
import type { ManualPage } from '../page.ts';
import { administration } from './administration.ts';
import { calculation } from './calculation.ts';
import { clients } from './clients.ts';
import { cnis } from './cnis.ts';
import { family } from './family.ts';
import { firstSteps } from './first-steps.ts';
import { history } from './history.ts';
import { office } from './office.ts';
import { outlook } from './outlook.ts';
import { places } from './places.ts';
import { records } from './records.ts';
import { remunerations } from './remunerations.ts';
import { report } from './report.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { subscription } from './subscription.ts';

export const manualPages: readonly ManualPage[] = [
  firstSteps,
  cnis,
  clients,
  calculation,
  records,
  remunerations,
  rules,
  outlook,
  family,
  scenarios,
  report,
  history,
  places,
  office,
  subscription,
  administration,
];
