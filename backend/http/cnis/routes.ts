import { z } from 'zod';
import {
  type CnisImport,
  cnisFileMaximum,
  cnisImport,
  cnisImportCreated,
  importRecordsBody,
} from '../../../domain/api/cnis.ts';
import { id } from '../../../domain/api/common.ts';
import { workRecordsAnswer } from '../../../domain/api/work-records.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import type { CalculationEvent } from '../../../domain/calculations/events.ts';
import type { WorkRecord } from '../../../domain/calculations/work-records/work-record.ts';
import { cnisFailureNames } from '../../../domain/cnis/errors.ts';
import { matchesOf } from '../../../domain/cnis/matches.ts';
import { mostRecordsOf } from '../../../domain/cnis/records.ts';
import type { CnisRegister } from '../../../domain/cnis/register.ts';
import { calculationStream, customerStream } from '../../../domain/streams.ts';
import { errorSentence } from '../../../domain/words/errors.ts';
import { messages } from '../../../domain/words/messages.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { findCaseFile } from '../../../projections/case-files/query.ts';
import type { JobState } from '../../../stores/jobs/port.ts';
import { CNIS_QUEUE, importFileId, importJob, importResult } from '../../../workers/cnis/queue.ts';
import type { Session } from '../../sessions/session.ts';
import { type LoadedCalculation, loadCalculation } from '../calculations/load.ts';
import { behalfOf, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { takeTurn } from '../quota.ts';
import { byId, type CallContext, json, route, serverSent } from '../route.ts';
import { limitsOf } from '../work-records/limits.ts';
import { presentWorkRecords } from '../work-records/presenter.ts';

/** An import with the calculation that it is for. */
interface LoadedImport {
  readonly job: JobState;
  readonly calculation: LoadedCalculation;
}

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
    const { deps, session, file, ids } = context;
    if (file === null) throw new Problem('ValidationError', { fields: { file: messages.required } });
    const { state } = await loadCalculation(calculationId, context);
    if (file.bytes.length === 0) throw new Problem('ValidationError', { fields: { file: messages.emptyFile } });
    if (!isPdf(file.bytes)) throw new Problem('UnsupportedType');
    const jobId = ids.newId();
    // Sent again under its key: the file is read already, or has been.
    if ((await deps.stores.jobs.get({ queue: CNIS_QUEUE, id: jobId })) !== null) return json({ id: jobId });
    await takeTurn(CNIS_QUEUE, MOST_IMPORTS, context);
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
  async ({ params }, context) => {
    const { job, calculation } = await loadImport(params.id, context);
    return json(presentImport(job, calculation.state.workRecords));
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
    const { job, calculation } = await loadImport(params.id, context);
    return serverSent(progress(job.id, calculation.state.calculationId, context));
  },
);

async function* progress(
  id: string,
  calculationId: string,
  { deps, session, signal }: CallContext<Session>,
): AsyncGenerator<CnisImport> {
  for await (const state of deps.stores.jobs.watch({ queue: CNIS_QUEUE, id }, signal)) {
    const calculation = await findCaseFile(deps.views.caseFiles, session.user.accountId, calculationId);
    if (calculation === null) return;
    yield presentImport(state, calculation.workRecords);
  }
}

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
    const { calculationId } = calculation.state;
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

/** What was read, once the reading is over and came to something. */
const registersRead = ({ status, result }: JobState): readonly CnisRegister[] => {
  if (status === 'failed') throw new Problem('ImportFailed');
  if (result === null) throw new Problem('ImportNotReady');
  return importResult.parse(result).registers;
};

/** What was read belongs to the calculation that it was read for, and is gone with it. */
const loadImport = async (id: string, context: CallContext<Session>): Promise<LoadedImport> => {
  const job = found(await context.deps.stores.jobs.get({ queue: CNIS_QUEUE, id }));
  return { job, calculation: await loadCalculation(importJob.parse(job.data).calculationId, context) };
};

const presentImport = (
  { id, status, progress: share, result, error }: JobState,
  records: readonly WorkRecord[],
): CnisImport => {
  const { person, registers } = result === null ? { person: null, registers: [] } : importResult.parse(result);
  const matches = matchesOf(registers, records);
  return {
    id,
    status,
    progress: status === 'done' ? 1 : share,
    person,
    registers: registers.map((register, place) => ({ ...register, matches: matches[place] ?? null })),
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

export const cnisRoutes = [start, get, events, save];
