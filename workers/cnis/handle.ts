import type { CnisReader } from '../../cnis-reader/reader.ts';
import { cnisFailure } from '../../domain/cnis/errors.ts';
import type { MonthLimits } from '../../domain/cnis/limits.ts';
import { toRegisters } from '../../domain/cnis/to-registers.ts';
import { toJsonObject } from '../../domain/json.ts';
import { errorSentence } from '../../domain/words/errors.ts';
import type { Files } from '../../stores/files/port.ts';
import type { JobHandler, JobOutcome } from '../../stores/jobs/port.ts';
import { importJob, importResult, type ReadAlready } from './queue.ts';

export interface ImportDeps {
  readonly files: Files;
  readonly reader: CnisReader;
  /** Minimum wage and ceiling of each month, with what was published. */
  readonly limits: () => Promise<MonthLimits>;
  /** The day in America/Sao_Paulo, for extracts that do not say when they were issued. */
  readonly today: () => string;
}

/** Failures of the reader itself, which another try may overcome. */
const passing: readonly string[] = ['ReaderStopped'];

/** Reads an extract out of the files store into registers. What the file contained stays out of logs and errors. */
export const importCnis =
  ({ files, reader, limits, today }: ImportDeps): JobHandler =>
  async (job) => {
    const { fileId, read } = importJob.parse(job.data);
    if (read !== undefined) return outcomeOf(read);
    const file = fileId === null ? null : await files.get(fileId);
    if (file === null) return { ok: false, error: { name: 'ImportFailed', message: errorSentence('ImportFailed') } };
    let told = Promise.resolve();
    const reading = await reader.read(file.bytes, (share) => {
      told = told.then(() => job.progress(share)).catch(() => undefined);
    });
    await told;
    if (!reading.ok) {
      const { err, errorMessage } = reading;
      if (passing.includes(err) && job.attempt < 3) throw new Error(err);
      return { ok: false, error: { name: err, message: errorMessage } };
    }
    const { extract } = reading;
    const registers = toRegisters(extract, await limits(), { issuedOn: today() });
    const result = importResult.parse({ person: extract.person, registers });
    return { ok: true, result: toJsonObject(result) };
  };

const outcomeOf = (read: ReadAlready): JobOutcome => {
  if (read.ok) return { ok: true, result: toJsonObject(read.result) };
  const { err, errorMessage } = cnisFailure(read.err);
  return { ok: false, error: { name: err, message: errorMessage } };
};
