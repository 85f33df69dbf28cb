import { z } from 'zod';
import { nextStepsAnswer, nextStepsQuery } from '../../../domain/api/next-steps.ts';
import { workingOn } from '../../../results/scenarios.ts';
import { byId, route, text } from '../route.ts';
import { loadedCase } from './load.ts';

export const nextStepsRoute = route(
  {
    method: 'get',
    path: '/calculations/:id/next-steps',
    caller: 'adviser',
    tag: 'regras',
    summary: 'O que fazer agora: cada passo com o efeito, o preço, os documentos e o prazo, o mais eficaz primeiro',
    input: z.object({ params: byId, query: nextStepsQuery }),
    answer: nextStepsAnswer,
  },
  async ({ params, query }, context) => {
    const { question } = await loadedCase(params.id, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const asked = workingOn(question, query.workAfter);
    const { step } = query;
    const answer = await context.deps.compute.run({ type: 'next-steps', question: asked, regimeType, step });
    return text(answer, 'application/json');
  },
);
