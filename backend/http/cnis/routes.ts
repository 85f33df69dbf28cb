import { z } from 'zod';
import { type CnisImport, cnisFileMaximum, cnisImport, cnisImportCreated } from '../../../domain/api/cnis.ts';
import { id } from '../../../domain/api/common.ts';
import { cnisFailureNames } from '../../../domain/cnis/errors.ts';
import { customerStream } from '../../../domain/streams.ts';
import { errorSentence } from '../../../domain/words/errors.ts';
import { messages } from '../../../domain/words/messages.ts';
import type { JobState } from '../../../stores/jobs/port.ts';
import { CNIS_QUEUE, importFileId, importJob, importResult } from '../../../workers/imports/queue.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { found, Problem } from '../problem.ts';
import { takeTurn } from '../quota.ts';
import { byId, type CallContext, json, route, serverSent } from '../route.ts';

const tag = 'importação do CNIS';
/** Extracts of an account that wait or are read at a time. */
const MOST_IMPORTS = 10;
const PDF_BEGINS = '%PDF-';
/** Readers accept a few bytes before the header. */
const HEADER_WITHIN_BYTES = 1024;

const start = route(
  {
    method: 'post',
    path: '/cnis-imports',
    caller: 'adviser',
    tag,
    summary: 'Envia um extrato do CNIS em PDF para leitura; nada é salvo no cálculo',
    input: z.object({ body: z.strictObject({ calculationId: id }) }),
    upload: { fields: ['file'], maximum: cnisFileMaximum, jsonToo: false, bodyOf: (fields) => fields },
    answer: cnisImportCreated,
    status: 202,
  },
  async ({ body: { calculationId } }, context) => {
    const { deps, session, file } = context;
    if (file === null) throw new Problem('ValidationError', { fields: { file: messages.required } });
    const { state } = await loadCalculation(calculationId, context);
    if (file.bytes.length === 0) throw new Problem('ValidationError', { fields: { file: messages.emptyFile } });
    if (!isPdf(file.bytes)) throw new Problem('UnsupportedType');
    await takeTurn(CNIS_QUEUE, MOST_IMPORTS, context);
    const jobId = deps.newId();
    const fileId = importFileId(jobId);
    const data = { accountId: session.user.accountId, calculationId, fileId };
    await deps.stores.files.put(fileId, file.bytes, 'application/pdf');
    const about = customerStream(state.customerId);
    await deps.stores.jobs.enqueue({ queue: CNIS_QUEUE, id: jobId, data, owner: session.user.accountId, about });
    return json({ id: jobId });
  },
);

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, HEADER_WITHIN_BYTES)).toString('latin1').includes(PDF_BEGINS);

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
  async ({ params }, context) => json(presentImport(await loadImport(params.id, context))),
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
    const { id } = await loadImport(params.id, context);
    return serverSent(progress(id, context));
  },
);

async function* progress(id: string, { deps, signal }: CallContext<Session>): AsyncGenerator<CnisImport> {
  for await (const state of deps.stores.jobs.watch({ queue: CNIS_QUEUE, id }, signal)) yield presentImport(state);
}

/** What was read belongs to the calculation that it was read for, and is gone with it. */
const loadImport = async (id: string, context: CallContext<Session>): Promise<JobState> => {
  const job = found(await context.deps.stores.jobs.get({ queue: CNIS_QUEUE, id }));
  await loadCalculation(importJob.parse(job.data).calculationId, context);
  return job;
};

const presentImport = ({ id, status, progress: share, result, error }: JobState): CnisImport => {
  const { person, registers } = result === null ? { person: null, registers: [] } : importResult.parse(result);
  return {
    id,
    status,
    progress: status === 'done' ? 1 : share,
    person,
    registers,
    ...failureOf(error),
  };
};

/** What the reader says of a file is passed on; what went wrong around it is not for the adviser to know. */
const failureOf = (error: JobState['error']): Pick<CnisImport, 'err' | 'errorMessage'> => {
  if (error === null) return { err: null, errorMessage: null };
  if (isCnisFailure(error.name)) return { err: error.name, errorMessage: error.message };
  return { err: 'ImportFailed', errorMessage: errorSentence('ImportFailed') };
};

const isCnisFailure = (name: string): boolean => cnisFailureNames.some((known) => known === name);

export const cnisRoutes = [start, get, events];
