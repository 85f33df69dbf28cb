import type { Attachment } from '../../domain/api/attachments.ts';
import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { AttachmentsDocument, AttachmentsField } from './schema.ts';

export type AttachmentsView = View<Stamped<AttachmentsDocument>, AttachmentsField>;

interface Attachments {
  readonly attachments: readonly Attachment[];
  /** Of the documents' own stream; undefined before the first. */
  readonly revision: number | undefined;
}

/** The documents kept of a customer; none for a customer of another account. */
export const attachmentsOf = async (
  view: AttachmentsView,
  accountId: string,
  customerId: string,
): Promise<Attachments> => {
  const document = await view.get(customerId);
  return document?.accountId === accountId
    ? { attachments: document.attachments, revision: document.documentsRevision ?? undefined }
    : { attachments: [], revision: undefined };
};

/** Bytes of all documents of an account. */
export const sizeOfAttachments = async (view: AttachmentsView, accountId: string): Promise<number> => {
  const { items } = await view.find({ where: { accountId, size: { gt: 0 } } });
  return items.reduce((sum, { size }) => sum + size, 0);
};
