import { sellersFault, tooManyForPlan } from '../../../domain/words/charges.ts';
import type { PlanCame, TooManyUsers } from '../../change-plan.ts';
import type { SubscriptionCame } from '../../subscription.ts';
import { Problem, problemOf } from '../problem.ts';

type Refusal = Exclude<PlanCame | SubscriptionCame, { ok: true }>;

/** What a refusal about money is answered with. A call without answer is no refusal of itself: its callers answer with the state that it left. */
export const refusedBy = ({ error }: Refusal): Problem => {
  if (error.name === 'PaymentRefused' && 'sentence' in error)
    return new Problem('PaymentRefused', { sentence: error.reason === 'not enabled' ? sellersFault : error.sentence });
  if (isTooMany(error)) {
    const sentence = tooManyForPlan(error.users, error.places);
    return new Problem('TooManyUsers', { sentence, fields: { planId: sentence } });
  }
  return error.name === 'Unanswered' ? new Problem('PaymentConfirming') : problemOf(error);
};

const isTooMany = (error: Refusal['error']): error is TooManyUsers => 'users' in error;
