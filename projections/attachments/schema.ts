import { z } from 'zod';
import { attachment } from '../../domain/api/attachments.ts';
import { viewDefinition } from '../../stores/views/definition.ts';
import { type Stamped, stamp } from '../projection.ts';

/** The documents kept of one customer; the id is the customer's. */
const attachments = z.object({
  id: z.string(),
  accountId: z.string(),
  /** In the order in which they were added. */
  attachments: z.array(attachment),
  /** Bytes of all together. */
  size: z.int(),
  /** Of their own stream, which a removal goes by; null before the first. */
  documentsRevision: z.int().nullable(),
});
export type AttachmentsDocument = z.output<typeof attachments>;

export type AttachmentsField = 'accountId' | 'size';

export const attachmentsView = viewDefinition<Stamped<AttachmentsDocument>, AttachmentsField>({
  name: 'attachments',
  meaning: 1,
  schema: z.object({ ...attachments.shape, ...stamp }),
  fields: ['accountId', 'size'],
  indexes: [['accountId', 'size']],
});
