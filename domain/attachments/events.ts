import { z } from 'zod';
import { type EventOf, eventRegistry, eventType } from '../event-types.ts';
import type { JsonObject } from '../json.ts';
import { customerStream } from '../streams.ts';

/** What a document is called and is tells of the customer: it is locked with their key, as the document itself is. */
const customersKey = { keyOwner: ({ customerId }: JsonObject): string => customerStream(String(customerId)) };

const attachmentAdded = eventType(
  'AttachmentAdded',
  z.object({
    customerId: z.string(),
    attachmentId: z.string(),
    contentType: z.string(),
    size: z.int(),
    personal: z.object({ name: z.string(), kind: z.string() }).nullable(),
  }),
  customersKey,
);

const attachmentRemoved = eventType(
  'AttachmentRemoved',
  z.object({ customerId: z.string(), attachmentId: z.string() }),
);

export const attachmentEventTypes = [attachmentAdded, attachmentRemoved] as const;
export const attachmentEvents = eventRegistry(...attachmentEventTypes);
export type AttachmentEvent = EventOf<typeof attachmentEvents>;
