import { z } from 'zod';
import { type CnisImport, cnisImport, importRecordsBody } from '../../../domain/api/cnis.ts';
import { workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import type { CalculationEvent } from '../../../domain/calculations/events.ts';
import { mostRecordsOf } from '../../../domain/cnis/records.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { presentWorkRecords } from '../../../results/answers/work-records.ts';
import { CNIS_QUEUE } from '../../../workers/cnis/queue.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { behalfOf, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, json, route, serverSent } from '../route.ts';
import { limitsOf } from '../work-records/limits.ts';
import { makeCase } from './case.ts';
import { loadImport, registersRead } from './load.ts';
import { presentImport } from './presenter.ts';
import { start, startCaseless } from './upload.ts';

const tag = 'importação do CNIS';

const get = route(
  {
    method: 'get',
    path: '/cnis-imports/:id',
    caller: 'adviser',
    tag,
    summary: 'Mostra o andamento e o resultado da leitura',
    input: z.object({ params: byId }),
    answer: cnisImport,
  },
  async ({ params }, context) => {
    return json(await presentImport(await loadImport(params.id, context), context));
  },
);

const events = route(
  {
    method: 'get',
    path: '/cnis-imports/:id/events',
    caller: 'adviser',
    tag,
    summary: 'Acompanha a leitura (server-sent events)',
    input: z.object({ params: byId }),
    status: 200,
  },
  async ({ params }, context) => {
    const { job } = await loadImport(params.id, context);
    return serverSent(progress(job.id, context));
  },
);

async function* progress(id: string, context: CallContext<Session>): AsyncGenerator<CnisImport> {
  const { deps, signal } = context;
  for await (const state of deps.stores.jobs.watch({ queue: CNIS_QUEUE, id }, signal)) {
    const loaded = await loadImport(id, context).catch(goneAsNull);
    if (loaded === null) return;
    yield await presentImport({ ...loaded, job: state }, context);
  }
}

/** The calculation was removed, or the import was given to one, while somebody watched. */
const goneAsNull = (error: unknown): null => {
  if (error instanceof Problem && error.err === 'NotFound') return null;
  throw error;
};

const save = route(
  {
    method: 'post',
    path: '/cnis-imports/:id/records',
    caller: 'adviser',
    tag,
    summary: 'Salva no cálculo os vínculos lidos, como o usuário decidiu sobre cada um: todos ou nenhum, uma vez',
    input: z.object({ params: byId, body: importRecordsBody }),
    answer: workRecordsAnswer,
    status: 201,
  },
  async ({ params, body: { registers: choices, includeMissing } }, context) => {
    const { deps, ids } = context;
    const { job, calculation } = await loadImport(params.id, context);
    const { calculationId } = found(calculation).state;
    const registers = registersRead(job);
    const { events: happened } = await run(behalfOf(context), calculationAggregate, calculationStream(calculationId), {
      type: 'ImportRegisters',
      importId: job.id,
      registers,
      choices,
      includeMissing,
      workRecordIds: Array.from({ length: mostRecordsOf(registers, choices) }, () => ids.newId()),
      today: dayInSaoPaulo(deps.now()),
      limits: await limitsOf(deps),
    });
    const after = await loadCalculation(calculationId, context);
    const saved = [...happened.flatMap(recordsIn), ...choices.flatMap(({ workRecordId }) => workRecordId ?? [])];
    return json({ workRecords: await presentWorkRecords(after, deps, [...new Set(saved)]) }, after.revision);
  },
);

/** The records that came or changed with an event. */
const recordsIn = ({ data }: CalculationEvent): readonly string[] => {
  if ('workRecordIds' in data) return data.workRecordIds;
  return 'workRecordId' in data ? [data.workRecordId] : [];
};

export const cnisRoutes = [start, startCaseless, get, events, save, makeCase];
