export const PRINTING_QUEUE = 'report';

/** The HTML to print waits in the files store under the job's id. */
export const htmlFileId = (jobId: string): string => `report-${jobId}.html`;
export const pdfFileId = (jobId: string): string => `report-${jobId}.pdf`;

/** The job whose file this is; null for a file of something else. */
export const printingJobOf = (fileId: string): string | null => /^report-(.+)\.(?:html|pdf)$/.exec(fileId)?.[1] ?? null;
