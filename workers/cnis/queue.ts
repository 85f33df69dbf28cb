import { z } from 'zod';
import { cnisPerson, cnisRegister } from '../../domain/api/cnis.ts';
import { cnisFailureNames } from '../../domain/cnis/errors.ts';

export const CNIS_QUEUE = 'cnis';

/** What an import ends with: whom the extract is about, and its registers. */
export const importResult = z.strictObject({ person: cnisPerson.nullable(), registers: z.array(cnisRegister) });

/** What is known of an extract before its job begins: it was read in the request itself. */
export const readAlready = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), result: importResult }),
  z.strictObject({ ok: z.literal(false), err: z.enum(cnisFailureNames) }),
]);
export type ReadAlready = z.infer<typeof readAlready>;

/**
 * What an import is told: whose it is, and where its bytes wait, or what was read. Without a calculation it waits for
 * the account to say which one it is for.
 */
export const importJob = z.object({
  accountId: z.string(),
  calculationId: z.string().nullable(),
  fileId: z.string().nullable(),
  read: readAlready.optional(),
});

/** The file that waits for its import; erased once the import is over. */
export const importFileId = (jobId: string): string => `cnis-${jobId}`;

export const isImportFile = (fileId: string): boolean => fileId.startsWith('cnis-');
