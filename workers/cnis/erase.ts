import type { Files } from '../../stores/files/port.ts';
import type { Jobs } from '../../stores/jobs/port.ts';
import { CNIS_QUEUE, importFileId, isImportFile } from './queue.ts';

/** Waits for an import to end, then erases its file: nobody needs the extract any more. */
export const eraseWhenOver = async (jobs: Jobs, files: Files, jobId: string, signal: AbortSignal): Promise<void> => {
  for await (const { status } of jobs.watch({ queue: CNIS_QUEUE, id: jobId }, signal)) {
    if (status === 'done' || status === 'failed') await files.delete(importFileId(jobId));
  }
};

/** Erases the file of an import that is to be forgotten. */
export const eraseImport = async (files: Files, jobId: string): Promise<void> => {
  await files.delete(importFileId(jobId));
};

/** Erases the files of imports that ended while nobody was there to do it, but none whose job is only being made. */
export const eraseLeftovers = async (jobs: Jobs, files: Files, storedBefore: number): Promise<void> => {
  for await (const { id: fileId, storedAt } of files.list()) {
    if (!isImportFile(fileId)) continue;
    const job = await jobs.get({ queue: CNIS_QUEUE, id: fileId.slice(importFileId('').length) });
    const over = job === null ? storedAt < storedBefore : job.status === 'done' || job.status === 'failed';
    if (over) await files.delete(fileId);
  }
};
