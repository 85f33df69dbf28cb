import { z } from 'zod';
import { firstChargeOn, trialEndOf } from '../../../domain/accounts/trial.ts';
import { firstChargeAnswer, firstChargeBody } from '../../../domain/api/registration.ts';
import { planOption } from '../../../domain/plans/find.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { hasTrialAhead } from '../../sign-up/trial.ts';
import { found, Problem } from '../problem.ts';
import { json, publicRoute } from '../route.ts';

/** The number is in the body so that no log records it. */
export const firstCharge = publicRoute(
  {
    method: 'post',
    path: '/auth/first-charge',
    tag: 'sessão',
    summary: 'Em que dia um cadastro feito agora com esse CPF ou CNPJ seria cobrado pela primeira vez',
    input: z.object({ body: firstChargeBody }),
    answer: firstChargeAnswer,
    status: 200,
  },
  async ({ body: { cpf, planId = '' } }, { deps, address, correlationId }) => {
    const retryAfter = await deps.limits.trials.take(cpf, address);
    if (retryAfter !== null) {
      deps.security.note('too-many-attempts', { by: null, address, correlationId });
      throw new Problem('TooManyRequests', { retryAfter });
    }
    const now = deps.now();
    const trial = await hasTrialAhead(cpf, deps);
    const beginning = { trialEndsAt: trial ? trialEndOf(now) : null, signedUpOn: dayInSaoPaulo(now) };
    const isAtOnce = planOption(planId)?.type === 'CREDIT_CARD' && !deps.billing.keepsCards();
    return json({ trial, firstChargeOn: isAtOnce ? dayInSaoPaulo(now) : found(firstChargeOn(beginning)) });
  },
);
