import { attachmentEvents } from '../../domain/attachments/events.ts';
import { attachmentsStream, customerStream } from '../../domain/streams.ts';
import type { EventStore } from '../../stores/events/port.ts';
import type { Files } from '../../stores/files/port.ts';

const PREFIX = 'attachment-';
/** Stands in no id, so that the two ids are told apart. */
const BETWEEN = '.';

/** Where a document of a customer is kept. */
export const attachmentFileId = (customerId: string, attachmentId: string): string =>
  `${PREFIX}${customerId}${BETWEEN}${attachmentId}`;

const idsIn = (fileId: string): readonly [customerId: string, attachmentId: string] | null => {
  if (!fileId.startsWith(PREFIX)) return null;
  const [customerId, attachmentId, ...more] = fileId.slice(PREFIX.length).split(BETWEEN);
  return customerId === undefined || attachmentId === undefined || more.length > 0 ? null : [customerId, attachmentId];
};

/** Erases every document of a customer who is to be forgotten. */
export const eraseAttachmentsOf = async (files: Files, customerId: string): Promise<void> => {
  for await (const { id } of files.list()) if (idsIn(id)?.[0] === customerId) await files.delete(id);
};

/**
 * Erases documents that were removed, alone or with their customer, while nobody was there to do it, and those whose
 * upload ended halfway. The log decides: a view that is only being made knows nothing yet, and of a customer whom the
 * log does not know either nothing is touched.
 */
export const eraseRemovedAttachments = async (
  events: EventStore,
  files: Files,
  storedBefore: number,
): Promise<void> => {
  const states = new Map<string, CustomersDocuments>();
  for await (const { id, storedAt } of files.list()) {
    const ids = idsIn(id);
    if (ids === null || storedAt >= storedBefore) continue;
    const [customerId, attachmentId] = ids;
    const state = states.get(customerId) ?? (await documentsOf(events, customerId));
    states.set(customerId, state);
    if (state.isKnown && (state.isRemoved || !state.attachmentIds.has(attachmentId))) await files.delete(id);
  }
};

interface CustomersDocuments {
  readonly isKnown: boolean;
  readonly isRemoved: boolean;
  readonly attachmentIds: ReadonlySet<string>;
}

const documentsOf = async (events: EventStore, customerId: string): Promise<CustomersDocuments> => {
  const customer = await events.readStream(customerStream(customerId));
  const attachmentIds = new Set<string>();
  for (const { type, data } of await events.readStream(attachmentsStream(customerId))) {
    if (!attachmentEvents.knows(type)) continue;
    const attachmentId = String(data.attachmentId);
    if (type === 'AttachmentAdded') attachmentIds.add(attachmentId);
    else attachmentIds.delete(attachmentId);
  }
  return {
    isKnown: customer.length > 0,
    isRemoved: customer.some(({ type }) => type === 'CustomerDeleted'),
    attachmentIds,
  };
};
