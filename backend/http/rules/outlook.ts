import { z } from 'zod';
import { outlookAnswer, outlookQuery } from '../../../domain/api/outlook.ts';
import { countedBy, lawInput } from '../../../results/question.ts';
import { workingOn } from '../../../results/scenarios.ts';
import { byId, kept, route, text } from '../route.ts';
import { loadedCase } from './load.ts';

export const outlookRoute = route(
  {
    method: 'get',
    path: '/calculations/:id/outlook',
    caller: 'adviser',
    tag: 'regras',
    summary: 'Quando se aposentar: cada direito por dia e valor, e o que vale cada ano de espera',
    input: z.object({ params: byId, query: outlookQuery }),
    answer: outlookAnswer,
  },
  async ({ params, query }, context) => {
    const { question, revisions } = await loadedCase(params.id, context);
    const regimeType = query.regimeType ?? question.calculation.fields.regimeType;
    const counted = countedBy(question, query.countingMethod);
    const { workAfter } = query;
    if (workAfter !== undefined && workAfter !== (question.calculation.fields.workAfter ?? 'goesOn')) {
      const input = lawInput(workingOn(counted, workAfter), regimeType);
      return text(await context.deps.compute.run({ type: 'outlook', input }), 'application/json');
    }
    return kept(await context.deps.results.kept(counted, revisions, regimeType, 'outlook'));
  },
);
