import { z } from 'zod';
import { calculationAnswer } from '../../../domain/api/calculations.ts';
import { restoreBody } from '../../../domain/api/history.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { presentCalculation } from '../../../results/answers/calculation.ts';
import { behalfOf, run } from '../command.ts';
import { Problem } from '../problem.ts';
import { byId, json, route } from '../route.ts';
import { calculationAsOf, loadCalculation } from './load.ts';

export const restore = route(
  {
    method: 'post',
    path: '/calculations/:id/restore',
    caller: 'adviser',
    tag: 'cálculos',
    summary: 'Volta a uma revisão, como uma revisão nova; nada acontece se o cálculo já é o que era nela',
    input: z.object({ params: byId, body: restoreBody }),
    answer: calculationAnswer,
    status: 200,
  },
  async ({ params, body: { revision } }, context) => {
    const present = await loadCalculation(params.id, context);
    if (present.unreadable) throw new Problem('DataUnreadable');
    const { state: earlier, updatedAt: at } = await calculationAsOf(present, revision, context);
    await run(behalfOf(context), calculationAggregate, calculationStream(params.id), {
      type: 'RestoreCalculation',
      earlier,
      restored: { revision, at },
    });
    const restored = await loadCalculation(params.id, context);
    return json({ calculation: await presentCalculation(restored, context.deps) }, restored.revision);
  },
);
