import { z } from 'zod';
import { calculationStream, customerStream, INDEXES_STREAM } from '../../../domain/streams.ts';
import { findCaseFile } from '../../../projections/case-files/query.ts';
import type { Session } from '../../sessions/session.ts';
import { byId, type CallContext, route, serverSent } from '../route.ts';
import { loadCalculation } from './load.ts';

/** Tells when a calculation, or what its results depend on, has changed: another tab or colleague may have done it. */
export const calculationEvents = route(
  {
    method: 'get',
    path: '/calculations/:id/events',
    caller: 'adviser',
    tag: 'cálculos',
    summary: 'Avisa quando o cálculo ou os seus resultados mudam (server-sent events)',
    input: z.object({ params: byId }),
    status: 200,
  },
  async ({ params }, context) => {
    const { state } = await loadCalculation(params.id, context);
    return serverSent(revisions(params.id, state.customerId, context));
  },
);

async function* revisions(
  calculationId: string,
  customerId: string,
  { deps, session, signal }: CallContext<Session>,
): AsyncGenerator<{ revision: number }> {
  const streams = [calculationStream(calculationId), customerStream(customerId), INDEXES_STREAM];
  for await (const _change of deps.changes.listen(streams, signal)) {
    const calculation = await findCaseFile(deps.views.caseFiles, session.user.accountId, calculationId);
    if (calculation === null) return;
    yield { revision: calculation.revision };
  }
}
