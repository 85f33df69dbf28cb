/** What the server answers, by the names of the contract. */
import type { z } from 'zod';
import { accountAnswer, accountPlanAnswer, accountsAnswer } from '../../../domain/api/accounts.ts';
import { attachmentAnswer, attachmentsAnswer } from '../../../domain/api/attachments.ts';
import { auditAnswer } from '../../../domain/api/audit.ts';
import { loginAnswer, renewAnswer, selfAnswer } from '../../../domain/api/auth.ts';
import { benefitLogsAnswer } from '../../../domain/api/benefit-logs.ts';
import { calculation, calculationAnswer, timeTotals } from '../../../domain/api/calculations.ts';
import { caseAnswer, cnisImport, cnisImportCreated } from '../../../domain/api/cnis.ts';
import { errorBody } from '../../../domain/api/common.ts';
import { customerAnswer, customerListAnswer, twinsAnswer } from '../../../domain/api/customers.ts';
import { describedPlaceAnswer, describedPlacesAnswer, neighbourAnswer } from '../../../domain/api/described-places.ts';
import { familyAnswer } from '../../../domain/api/family.ts';
import { comparison, historyAnswer } from '../../../domain/api/history.ts';
import { indexCheckAnswer, indexHistoryAnswer, updateIndexAnswer } from '../../../domain/api/indexes.ts';
import { netAnswer } from '../../../domain/api/net.ts';
import { nextStepsAnswer } from '../../../domain/api/next-steps.ts';
import { outlookAnswer } from '../../../domain/api/outlook.ts';
import { erasureAnswer } from '../../../domain/api/own-account.ts';
import { paymentInfo, paymentsAnswer } from '../../../domain/api/payments.ts';
import { planAnswer, plansAnswer, secureCommunicationPlansAnswer } from '../../../domain/api/plans.ts';
import { pointsTablesAnswer } from '../../../domain/api/points-tables.ts';
import { calculationChangesAnswer, recomputation } from '../../../domain/api/recomputations.ts';
import { regimesAnswer } from '../../../domain/api/regimes.ts';
import { firstChargeAnswer, registerAnswer } from '../../../domain/api/registration.ts';
import { reportAnswer, reportDocxAnswer, reportPreviewAnswer } from '../../../domain/api/report.ts';
import { reportLookAnswer } from '../../../domain/api/report-look.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { scenarioComparison } from '../../../domain/api/scenario-comparison.ts';
import { scenarioAnswer, scenariosAnswer } from '../../../domain/api/scenarios.ts';
import { searchAnswer } from '../../../domain/api/search.ts';
import {
  openSessionsAnswer,
  recoveryCodesAnswer,
  secondFactorProposal,
  secondFactorState,
} from '../../../domain/api/security.ts';
import { settingsAnswer, versionAnswer } from '../../../domain/api/settings.ts';
import { simulatorAnswer } from '../../../domain/api/simulator.ts';
import { cancellationAnswer, subscriptionAnswer, subscriptionChanged } from '../../../domain/api/subscription.ts';
import { userAnswer, usersAnswer } from '../../../domain/api/users.ts';
import { workRecordAnswer, workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { zipcodeAnswer } from '../../../domain/api/zipcodes.ts';

const schemas = {
  accountAnswer,
  accountPlanAnswer,
  accountsAnswer,
  attachmentAnswer,
  attachmentsAnswer,
  auditAnswer,
  benefitLogsAnswer,
  calculation,
  calculationAnswer,
  calculationChangesAnswer,
  cancellationAnswer,
  caseAnswer,
  cnisImport,
  cnisImportCreated,
  comparison,
  customerAnswer,
  customerListAnswer,
  describedPlaceAnswer,
  describedPlacesAnswer,
  erasureAnswer,
  errorBody,
  familyAnswer,
  firstChargeAnswer,
  historyAnswer,
  indexCheckAnswer,
  indexHistoryAnswer,
  loginAnswer,
  neighbourAnswer,
  netAnswer,
  nextStepsAnswer,
  openSessionsAnswer,
  outlookAnswer,
  paymentInfo,
  paymentsAnswer,
  planAnswer,
  plansAnswer,
  pointsTablesAnswer,
  recomputation,
  recoveryCodesAnswer,
  regimesAnswer,
  registerAnswer,
  renewAnswer,
  reportAnswer,
  reportDocxAnswer,
  reportLookAnswer,
  reportPreviewAnswer,
  rulesAnswer,
  scenarioAnswer,
  scenarioComparison,
  scenariosAnswer,
  searchAnswer,
  secondFactorProposal,
  secondFactorState,
  secureCommunicationPlansAnswer,
  selfAnswer,
  settingsAnswer,
  simulatorAnswer,
  subscriptionAnswer,
  subscriptionChanged,
  timeTotals,
  twinsAnswer,
  updateIndexAnswer,
  userAnswer,
  usersAnswer,
  versionAnswer,
  workRecordAnswer,
  workRecordsAnswer,
  zipcodeAnswer,
};

type Schemas = typeof schemas;
export type Answers = { readonly [Name in keyof Schemas]: z.output<Schemas[Name]> };
export type AnswerSchemas = { readonly [Name in keyof Answers]: z.ZodType<Answers[Name]> };

export const answers: AnswerSchemas = schemas;
