/** An adviser working over HTTP with a built program that was started for the measurement. */

import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Client, clientOf } from '../backend/testing/client.ts';
import { loginAnswer } from '../domain/api/auth.ts';
import { type CnisImport, cnisImport, cnisImportCreated } from '../domain/api/cnis.ts';
import { type Program, startProgram } from './program.ts';

/** The answer; throws if the program refused, since nothing can be measured then. */
export const granted = async (answer: Promise<Answer>): Promise<Answer> => {
  const { status, text } = await answer;
  if (status < 200 || status > 299) throw new Error(`The program answered ${status}: ${text.slice(0, 500)}`);
  return answer;
};

/** The token of a signed-in user. Throws if the program refuses. */
export const tokenOf = async (address: string, email: string, password: string): Promise<string> =>
  (await granted(clientOf(`${address}/api`, null).post('/auth/login', { email, password }))).as(loginAnswer).token;

/** Signs in. Throws if the program refuses. */
export const signIn = async (address: string, email: string, password: string): Promise<Client> =>
  clientOf(`${address}/api`, await tokenOf(address, email, password));

/** Once there is a user to sign in as, which needs a projector. */
export const signInOnceThere = async (address: string, email: string, password: string): Promise<Client> => {
  for (;;) {
    const adviser = await signIn(address, email, password).catch(() => null);
    if (adviser !== null) return adviser;
    await delay(100);
  }
};

/** Starts the whole program with its demonstration, signs its adviser in, and stops it when the work is done. */
export const withProgram = async <Result>(
  work: (adviser: Client, program: Program) => Promise<Result>,
): Promise<Result> => {
  const program = await startProgram();
  try {
    return await work(await signIn(program.address, program.email, program.password), program);
  } finally {
    await program.stop();
  }
};

export type Registers = CnisImport['registers'];

/** Uploads an extract. Returns the id of the import. */
export const uploadExtract = async (
  adviser: Client,
  calculationId: string,
  pdf: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const form = new FormData();
  form.set('calculationId', calculationId);
  form.set('file', new Blob([pdf], { type: 'application/pdf' }), 'cnis.pdf');
  return (await granted(adviser.post('/cnis-imports', form))).as(cnisImportCreated).id;
};

/** Follows an import to its end. Throws if the extract is refused. */
export const registersOf = async (adviser: Client, importId: string): Promise<Registers> => {
  for await (const event of adviser.events(`/cnis-imports/${importId}/events`)) {
    const { status, registers, errorMessage } = cnisImport.parse(event);
    if (status === 'done') return registers;
    if (status === 'failed') throw new Error(errorMessage ?? 'the extract was not read');
  }
  throw new Error('the import ended without a result');
};

/** Uploads an extract and follows its reading to the end. Throws if the extract is refused. */
export const readExtract = async (
  adviser: Client,
  calculationId: string,
  pdf: Uint8Array<ArrayBuffer>,
): Promise<Registers> => registersOf(adviser, await uploadExtract(adviser, calculationId, pdf));

/** Saves the registers as work records, as the screen proposes; returns how many. Throws if the program refuses. */
export const saveRegisters = async (adviser: Client, calculationId: string, registers: Registers): Promise<number> => {
  const workRecords = registers
    .filter(({ kind, ingressDate }) => kind !== 'benefit' && kind !== 'event' && ingressDate !== null)
    .map(({ companyName, ingressDate, egressDate, proposedEgressDate, regimeType, salaries }) => ({
      calculationId,
      companyName,
      ingressDate,
      egressDate: egressDate ?? proposedEgressDate,
      regimeType,
      salaries: salaries.filter(({ year, month }) => `${year}-${month}` >= '1994-07'),
    }));
  await granted(adviser.post('/work-records/multiple', { workRecords }));
  return workRecords.length;
};
