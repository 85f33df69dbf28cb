import Typography from '@mui/material/Typography';
import type { User } from '../../../domain/api/auth.ts';
import { dayOf, isoOf } from '../../../domain/units/day.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { today } from '../shared/clock.ts';
import { userTexts as texts } from './texts.ts';

/**
 * The day on which the trial ends; null of a plan that is paid or given. Access goes on through the next day, that of the
 * first charge: whoever cancels then is charged already.
 */
const trialEndOf = (lastDay: string, trialEndsAt: string | null): string | null => {
  const end = trialEndsAt === null ? null : dayInSaoPaulo(trialEndsAt);
  return end !== null && lastDay === isoOf(dayOf(end) + 1) ? end : null;
};

/** What the person has, and until when. */
export const planLineOf = (user: User, day: string, isCancelled = false): string => {
  const { planName, planValidUntil: lastDay, trialAsaasExpiration } = user;
  const plan = isCancelled ? texts.cancelledPlan(planName) : texts.plan(planName);
  if (lastDay === null) return isCancelled ? plan : texts.planOpen(plan);
  if (lastDay < day) return texts.planExpired(plan, formatDate(lastDay));
  const trialEnd = trialEndOf(lastDay, trialAsaasExpiration);
  if (trialEnd === null) return texts.planUntil(plan, formatDate(lastDay));
  // Its last hours are those of the day of the charge.
  return trialEnd < day ? texts.planUntil(plan, formatDate(lastDay)) : texts.trialUntil(plan, formatDate(trialEnd));
};

export const PlanLine = ({ user, isCancelled }: { user: User; isCancelled: boolean }) => (
  <Typography color="text.secondary">{planLineOf(user, today(), isCancelled)}</Typography>
);
