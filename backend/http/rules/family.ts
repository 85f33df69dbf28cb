import { z } from 'zod';
import { familyAnswer, familyBody } from '../../../domain/api/family.ts';
import { familyOf } from '../../../results/family.ts';
import { byId, json, route } from '../route.ts';
import { loadedCase } from './load.ts';

/** Who would be left is asked, and not kept. */
export const familyRoute = route(
  {
    method: 'post',
    path: '/calculations/:id/family',
    caller: 'adviser',
    tag: 'regras',
    summary: 'Quanto a família receberia de pensão por morte, quem e até quando; nada do que se informa é guardado',
    input: z.object({ params: byId, body: familyBody }),
    answer: familyAnswer,
  },
  async ({ params, body }, context) => json(await familyOf(await loadedCase(params.id, context), body, context.deps)),
);
