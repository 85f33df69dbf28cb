import { z } from 'zod';
import { caselessImportBody, cnisFileMaximum, cnisImportCreated, importBody } from '../../../domain/api/cnis.ts';
import { cnisFailure } from '../../../domain/cnis/errors.ts';
import { toRegisters } from '../../../domain/cnis/to-registers.ts';
import { toJsonObject } from '../../../domain/json.ts';
import { customerStream } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { CNIS_QUEUE, importFileId, type ReadAlready } from '../../../workers/cnis/queue.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { Problem } from '../problem.ts';
import { takeTurn } from '../quota.ts';
import { type CallContext, json, type Reply, route } from '../route.ts';
import { limitsOf } from '../work-records/limits.ts';

const tag = 'importação do CNIS';
/** Extracts of an account that wait or are read at a time. */
const MOST_IMPORTS = 10;
const PDF_BEGINS = '%PDF-';
/** Readers accept a few bytes before the header. */
const HEADER_WITHIN_BYTES = 1024;
const BUSY_SECONDS = 5;

const upload = {
  fields: ['file'],
  maximum: cnisFileMaximum,
  jsonToo: false,
  bodyOf: (fields: Readonly<Record<string, string>>) => fields,
};

export const start = route(
  {
    method: 'post',
    path: '/cnis-imports',
    caller: 'adviser',
    tag,
    summary: 'Envia um extrato do CNIS em PDF para leitura, com a senha se o PDF pedir uma; nada é salvo no cálculo',
    input: z.object({ body: importBody }),
    upload,
    answer: cnisImportCreated,
    status: 202,
  },
  async ({ body: { calculationId, password } }, context) => {
    if (context.file === null) throw new Problem('ValidationError', { fields: { file: messages.required } });
    const { state } = await loadCalculation(calculationId, context);
    return enqueue({ calculationId, about: customerStream(state.customerId), password }, context);
  },
);

export const startCaseless = route(
  {
    method: 'post',
    path: '/cnis-imports/new-case',
    caller: 'adviser',
    tag,
    summary: 'Envia um extrato do CNIS antes de haver cliente ou cálculo para ele; a leitura propõe ambos',
    input: z.object({ body: caselessImportBody }),
    upload,
    answer: cnisImportCreated,
    status: 202,
  },
  async ({ body: { password } }, context) => enqueue({ calculationId: null, password }, context),
);

interface Sent {
  readonly calculationId: string | null;
  /** The client; absent while nobody knows who it is. */
  readonly about?: string;
  readonly password: string | undefined;
}

const enqueue = async (
  { calculationId, about, password }: Sent,
  context: CallContext<Session>,
): Promise<Reply<z.input<typeof cnisImportCreated>>> => {
  const { deps, session, file, ids } = context;
  if (file === null) throw new Problem('ValidationError', { fields: { file: messages.required } });
  if (file.bytes.length === 0) throw new Problem('ValidationError', { fields: { file: messages.emptyFile } });
  if (!isPdf(file.bytes)) throw new Problem('UnsupportedType');
  const { jobs, files } = deps.stores;
  const id = ids.newId();
  // Sent again under its key: the file is read already, or has been.
  if ((await jobs.get({ queue: CNIS_QUEUE, id })) !== null) return json({ id });
  await takeTurn(CNIS_QUEUE, MOST_IMPORTS, context);
  const owner = session.user.accountId;
  const job = { queue: CNIS_QUEUE, id, owner, ...(about === undefined ? {} : { about }) };
  const data = { accountId: owner, calculationId };
  if (password === undefined) {
    const fileId = importFileId(id);
    await files.put(fileId, file.bytes, 'application/pdf');
    await jobs.enqueue({ ...job, data: { ...data, fileId } });
  } else {
    const read = toJsonObject(await readLocked(file.bytes, password, context));
    await jobs.enqueue({ ...job, data: { ...data, fileId: null, read } });
  }
  return json({ id });
};

/**
 * A locked file is read before it is answered, so that its password is written down nowhere: it goes to the process that
 * reads and is gone with the request.
 */
const readLocked = async (
  bytes: Uint8Array,
  password: string,
  { deps, session }: CallContext<Session>,
): Promise<ReadAlready> => {
  const reading = await deps.lockedExtracts.read(session.user.accountId, bytes, password);
  if (reading === 'busy') throw new Problem('TooManyRequests', { retryAfter: BUSY_SECONDS });
  if (!reading.ok) {
    if (reading.err !== 'WrongPassword') return { ok: false, err: reading.err };
    throw new Problem('ValidationError', { fields: { password: cnisFailure('WrongPassword').errorMessage } });
  }
  const { extract } = reading;
  const registers = toRegisters(extract, await limitsOf(deps), { issuedOn: dayInSaoPaulo(deps.now()) });
  return { ok: true, result: { person: extract.person, registers } };
};

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, HEADER_WITHIN_BYTES)).toString('latin1').includes(PDF_BEGINS);
