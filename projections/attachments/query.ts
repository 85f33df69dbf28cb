import type { Attachment } from '../../domain/api/attachments.ts';
import type { View } from '../../stores/views/port.ts';
import type { Stamped } from '../projection.ts';
import type { AttachmentsDocument, AttachmentsField } from './schema.ts';

export type AttachmentsView = View<Stamped<AttachmentsDocument>, AttachmentsField>;

/** The documents kept of a customer; none for a customer of another account. */
export const attachmentsOf = async (
  view: AttachmentsView,
  accountId: string,
  customerId: string,
): Promise<KeptAttachments> => {
  const document = await view.get(customerId);
  return document?.accountId === accountId ? document : { attachments: [], revision: undefined };
};

/** With the revision of their stream; undefined where there never was one. */
interface KeptAttachments {
  readonly attachments: readonly Attachment[];
  readonly revision: number | undefined;
}

/** Bytes of all documents of an account. */
export const sizeOfAttachments = async (view: AttachmentsView, accountId: string): Promise<number> => {
  const { items } = await view.find({ where: { accountId, size: { gt: 0 } } });
  return items.reduce((sum, { size }) => sum + size, 0);
};
