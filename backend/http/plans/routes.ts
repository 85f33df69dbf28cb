import { z } from 'zod';
import { planAnswer, planQuery, plansAnswer, secureCommunicationPlansAnswer } from '../../../domain/api/plans.ts';
import { plans } from '../../../domain/plans/data.ts';
import { planOption } from '../../../domain/plans/find.ts';
import { secureCommunicationPlans } from '../../../domain/plans/secure-communication.ts';
import { found } from '../problem.ts';
import { byId, json, nothing, publicRoute } from '../route.ts';
import { presentOption, presentPlan } from './presenter.ts';

const tag = 'planos';

export const planRoutes = [
  publicRoute(
    {
      method: 'get',
      path: '/plans',
      tag,
      summary: 'Os planos, cada um com as opções por cartão e por PIX',
      input: nothing,
      answer: plansAnswer,
    },
    async () => json({ plans: plans.map(presentPlan) }),
  ),
  publicRoute(
    {
      method: 'get',
      path: '/plans/:id',
      tag,
      summary: 'Um plano; com `allOptions=true`, também as suas opções por cartão e por PIX',
      input: z.object({ params: byId, query: planQuery }),
      answer: planAnswer,
    },
    async ({ params, query }) => {
      const option = found(planOption(params.id));
      return json({ plan: query.allOptions === 'true' ? presentPlan(option.plan) : presentOption(option) });
    },
  ),
  publicRoute(
    {
      method: 'get',
      path: '/secure-communication/plans',
      tag,
      summary: 'Os planos da linha de comunicação segura',
      input: nothing,
      answer: secureCommunicationPlansAnswer,
    },
    async () => json({ sucesso: true, dados: [...secureCommunicationPlans] }),
  ),
];
