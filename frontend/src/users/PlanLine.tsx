import Typography from '@mui/material/Typography';
import type { User } from '../../../domain/api/auth.ts';
import { formatInstant } from '../../../domain/words/format.ts';
import { userTexts as texts } from './texts.ts';

const dayOf = (instant: string): string => formatInstant(instant).slice(0, 10);

/** What the person has, and until when. */
export const planLineOf = (user: User, now: Date): string => {
  const { trialAsaasExpiration, asaasSubscriptionExpiration } = user;
  if (asaasSubscriptionExpiration !== null) return texts.planUntil(dayOf(asaasSubscriptionExpiration));
  if (trialAsaasExpiration !== null && now < new Date(trialAsaasExpiration)) {
    return texts.trialUntil(dayOf(trialAsaasExpiration));
  }
  return texts.planOpen;
};

export const PlanLine = ({ user }: { user: User }) => (
  <Typography color="text.secondary">{planLineOf(user, new Date())}</Typography>
);
