import { z } from 'zod';
import { isNumberOfOffice } from '../../../domain/law/places/described/of-office.ts';
import { calculationStream, customerStream, describedPlaceStream, INDEXES_STREAM } from '../../../domain/streams.ts';
import { findCaseFile } from '../../../projections/case-files/query.ts';
import { findCustomer } from '../../../projections/customers/query.ts';
import { describedFor } from '../../../projections/described-places/query.ts';
import { publishedIndexes, revisionOf } from '../../../projections/indexes/query.ts';
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

interface Told {
  readonly revision: number;
  /** The results changed without the calculation: by its customer, the office's place or the published indexes. */
  readonly results?: true;
}

async function* revisions(
  calculationId: string,
  customerId: string,
  { deps, session, signal }: CallContext<Session>,
): AsyncGenerator<Told> {
  const { accountId } = session.user;
  const { views, changes } = deps;
  const caseFile = await findCaseFile(views.caseFiles, accountId, calculationId);
  const regimeId = caseFile?.fields.regimeId ?? null;
  const ofPlace = regimeId !== null && isNumberOfOffice(regimeId) ? [describedPlaceStream(regimeId)] : [];
  const streams = [calculationStream(calculationId), customerStream(customerId), ...ofPlace, INDEXES_STREAM];
  const dependsOn = async (): Promise<string> => {
    const customer = await findCustomer(views.customers, accountId, customerId);
    const [described] = await describedFor(views.describedPlaces, accountId, regimeId);
    return `${customer?.revision} ${described?.revision} ${revisionOf(await publishedIndexes(views.indexes))}`;
  };
  let before = await dependsOn();
  for await (const _change of changes.listen(streams, signal)) {
    const calculation = await findCaseFile(views.caseFiles, accountId, calculationId);
    if (calculation === null) return;
    const after = await dependsOn();
    yield { revision: calculation.revision, ...(after === before ? {} : { results: true }) };
    before = after;
  }
}
