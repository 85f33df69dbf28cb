import { attachmentKind } from '../../domain/api/attachments.ts';
import { unreadableText } from '../../domain/words/unreadable.ts';
import { none, type Projection } from '../projection.ts';
import { type AttachmentsDocument, type AttachmentsField, attachmentsView } from './schema.ts';

/** Fed by the customer's stream and that of their documents: a document added late does not bring a removed customer back. */
export const attachmentsProjection: Projection<AttachmentsDocument, AttachmentsField> = {
  view: attachmentsView,
  guardedBy: 'position',

  targets: ({ event }) => {
    switch (event.type) {
      case 'CustomerCreated':
      case 'CustomerDeleted':
      case 'AttachmentAdded':
      case 'AttachmentRemoved':
        return [event.data.customerId];
      default:
        return none;
    }
  },

  evolve: (document, { event, metadata, revision }) => {
    if (event.type === 'CustomerCreated')
      return {
        id: event.data.customerId,
        accountId: event.data.accountId,
        attachments: [],
        size: 0,
        documentsRevision: null,
      };
    if (document === null) return null;
    switch (event.type) {
      case 'CustomerDeleted':
        return null;
      case 'AttachmentAdded': {
        const { attachmentId: id, contentType, size, personal } = event.data;
        const { name, kind } = personal ?? { name: unreadableText, kind: 'other' };
        const added = {
          id,
          name,
          kind: attachmentKind.catch('other').parse(kind),
          contentType,
          size,
          addedAt: metadata.at,
        };
        return withAll(document, revision, [...document.attachments, added]);
      }
      case 'AttachmentRemoved':
        return withAll(
          document,
          revision,
          document.attachments.filter(({ id }) => id !== event.data.attachmentId),
        );
      default:
        return document;
    }
  },
};

const withAll = (
  document: AttachmentsDocument,
  documentsRevision: number,
  attachments: AttachmentsDocument['attachments'],
): AttachmentsDocument => ({
  ...document,
  documentsRevision,
  attachments,
  size: attachments.reduce((sum, { size }) => sum + size, 0),
});
