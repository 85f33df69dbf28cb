/** Periods and bounds as whoever reads of them counts them: a text that tells one asks here, so that none goes stale. */
import { HOURS_TO_WITHDRAW, HOURS_UNTIL_ERASED, MONTHS_AFTER_CANCELLATION } from '../accounts/erasure.ts';
import { GUARANTEE_DAYS, WITHDRAWAL_DAYS } from '../accounts/refund.ts';
import { DAYS_UNTIL_UNPAID_ENDS_ACCESS } from '../accounts/status.ts';
import { TRIAL_DAYS } from '../accounts/trial.ts';
import { attachmentMaximum } from '../api/attachments.ts';
import { cnisFileMaximum } from '../api/cnis.ts';

const MB = 1024 * 1024;

export const periods = {
  trialDays: TRIAL_DAYS,
  daysUnpaid: DAYS_UNTIL_UNPAID_ENDS_ACCESS,
  guaranteeDays: GUARANTEE_DAYS,
  withdrawalDays: WITHDRAWAL_DAYS,
  monthsKept: MONTHS_AFTER_CANCELLATION,
  hoursUntilErased: HOURS_UNTIL_ERASED,
  hoursToWithdraw: HOURS_TO_WITHDRAW,
} as const;

export const bounds = {
  extractMegabytes: cnisFileMaximum / MB,
  documentMegabytes: attachmentMaximum / MB,
} as const;
