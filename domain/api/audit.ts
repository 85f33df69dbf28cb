import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, instant, pageNumber, pagination, queryNumber } from './common.ts';

export const auditKinds = ['signIn', 'signInFailed', 'user', 'account', 'index', 'payment'] as const;
export const auditKind = z.enum(auditKinds, { error: messages.invalidValue });
export type AuditKind = z.infer<typeof auditKind>;

export const auditQuery = z.object({
  page: pageNumber,
  limit: queryNumber(1, 100).default(50),
  /** Names of users and accounts; case and accents are ignored. */
  search: z.string({ error: messages.invalidValue }).max(200).default(''),
  kind: z.union([z.literal('').transform(() => undefined), auditKind]).optional(),
});
export interface AuditQuery {
  readonly page: number;
  readonly limit: number;
  readonly search: string;
  readonly kind: AuditKind | '';
}

/** Who did what. Nothing about clients. */
export const auditEntry = z.strictObject({
  at: instant,
  by: z.strictObject({ id, name: z.string() }),
  kind: auditKind,
  summary: z.string(),
  /** Of the network; null where it is not known, or was forgotten. */
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditAnswer = z.strictObject({ entries: z.array(auditEntry), pagination });
