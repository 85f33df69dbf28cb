import Typography from '@mui/material/Typography';
import type { User } from '../../../domain/api/auth.ts';
import { formatDate } from '../../../domain/words/format.ts';
import { today } from '../shared/clock.ts';
import { userTexts as texts } from './texts.ts';

/** What the person has, and until when. */
export const planLineOf = (user: User, now: Date, day: string): string => {
  const { planName, planValidUntil: lastDay, trialAsaasExpiration } = user;
  const plan = texts.plan(planName);
  if (lastDay === null) return texts.planOpen(plan);
  if (lastDay < day) return texts.planExpired(plan, formatDate(lastDay));
  const isTried = trialAsaasExpiration !== null && now < new Date(trialAsaasExpiration);
  return (isTried ? texts.trialUntil : texts.planUntil)(plan, formatDate(lastDay));
};

export const PlanLine = ({ user }: { user: User }) => (
  <Typography color="text.secondary">{planLineOf(user, new Date(), today())}</Typography>
);
