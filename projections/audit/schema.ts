import { z } from 'zod';
import { auditKind } from '../../domain/api/audit.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** An entry of the audit. It holds no personal data: names and network addresses are read where they are kept. */
const entry = z.object({
  /** Stream and revision of its event. */
  id: z.string(),
  streamId: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  kind: auditKind,
  /** Id of the user or account that it is about; null: of neither. */
  about: z.string().nullable(),
  sentence: z.string(),
});
export type AuditDocument = z.output<typeof entry>;

export type AuditField = 'position' | 'by' | 'kind' | 'about';

export const auditView = viewDefinition<Stamped<AuditDocument>, AuditField>({
  name: 'audit',
  meaning: 2,
  schema: z.object({ ...entry.shape, ...stamp }),
  fields: ['position', 'by', 'kind', 'about'],
  indexes: [['position'], ['kind', 'position'], ['about', 'position'], ['by', 'position']],
});
