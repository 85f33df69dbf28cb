import type { Files } from '../../stores/files/port.ts';
import type { Jobs } from '../../stores/jobs/port.ts';
import { htmlFileId, PRINTING_QUEUE, pdfFileId, printingJobOf } from './queue.ts';

/** Erases what a report left in the files store. */
export const erasePrinted = async (files: Files, jobId: string): Promise<void> => {
  await files.delete(htmlFileId(jobId));
  await files.delete(pdfFileId(jobId));
};

/**
 * Erases the files of reports that nobody took: whoever waited for them is gone. Of a report that is printed nobody
 * leaves the files for so long.
 */
export const eraseForgottenReports = async (jobs: Jobs, files: Files, storedBefore: number): Promise<void> => {
  for await (const { id, storedAt } of files.list()) {
    const jobId = printingJobOf(id);
    if (jobId === null || storedAt >= storedBefore) continue;
    const job = await jobs.get({ queue: PRINTING_QUEUE, id: jobId });
    if (job === null || job.status === 'done' || job.status === 'failed') await erasePrinted(files, jobId);
  }
};
