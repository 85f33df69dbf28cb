import { z } from 'zod';
import { cnisPerson, cnisRegister } from '../../domain/api/cnis.ts';

export const CNIS_QUEUE = 'cnis';

/** What an import is told: whose it is, and where its bytes wait. */
export const importJob = z.object({ accountId: z.string(), calculationId: z.string(), fileId: z.string() });

/** What an import ends with: whom the extract is about, and its registers. */
export const importResult = z.strictObject({ person: cnisPerson.nullable(), registers: z.array(cnisRegister) });

/** The file that waits for its import; erased once the import is over. */
export const importFileId = (jobId: string): string => `cnis-${jobId}`;

export const isImportFile = (fileId: string): boolean => fileId.startsWith('cnis-');
