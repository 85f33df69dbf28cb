import Typography from '@mui/material/Typography';
import type { User } from '../../../domain/api/auth.ts';
import { dayOf, isoOf } from '../../../domain/units/day.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { today } from '../shared/clock.ts';
import { userTexts as texts } from './texts.ts';

/** A trial lasts to the end of the day after it ends, that of the first charge; any other day is paid or given. */
const isTrialsLast = (lastDay: string, trialEndsAt: string | null): boolean =>
  trialEndsAt !== null && lastDay === isoOf(dayOf(dayInSaoPaulo(trialEndsAt)) + 1);

/** What the person has, and until when. */
export const planLineOf = (user: User, day: string, isCancelled = false): string => {
  const { planName, planValidUntil: lastDay, trialAsaasExpiration } = user;
  const plan = isCancelled ? texts.cancelledPlan(planName) : texts.plan(planName);
  if (lastDay === null) return isCancelled ? plan : texts.planOpen(plan);
  if (lastDay < day) return texts.planExpired(plan, formatDate(lastDay));
  return (isTrialsLast(lastDay, trialAsaasExpiration) ? texts.trialUntil : texts.planUntil)(plan, formatDate(lastDay));
};

export const PlanLine = ({ user, isCancelled }: { user: User; isCancelled: boolean }) => (
  <Typography color="text.secondary">{planLineOf(user, today(), isCancelled)}</Typography>
);
