import { describe, it } from 'vitest';
import * as history from '../testing/case-file-history.ts';
import { type Happened, minute, specifyProjection } from '../testing/specify-projection.ts';
import { attachmentsProjection } from './project.ts';

const { given } = specifyProjection(attachmentsProjection);

const added = (attachmentId: string, size: number): Happened => [
  'attachments-c1',
  {
    type: 'AttachmentAdded',
    data: {
      customerId: 'c1',
      attachmentId,
      contentType: 'application/pdf',
      size,
      personal: { name: 'CTC.pdf', kind: 'ctc' },
    },
  },
];
const removed = (attachmentId: string): Happened => [
  'attachments-c1',
  { type: 'AttachmentRemoved', data: { customerId: 'c1', attachmentId } },
];

describe('the documents of a customer', () => {
  it('are listed in their order, with their size in all', () => {
    given(history.customerCreated('c1'), added('d1', 10), added('d2', 20), removed('d1')).thenDocuments({
      id: 'c1',
      accountId: 'a1',
      size: 20,
      documentsRevision: 2,
      attachments: [
        { id: 'd2', name: 'CTC.pdf', kind: 'ctc', contentType: 'application/pdf', size: 20, addedAt: minute(2) },
      ],
    });
  });

  it('are gone with the customer, and one that arrives late does not bring them back', () => {
    given(history.customerCreated('c1'), added('d1', 10), history.customerDeleted('c1'), added('d2', 10)).thenNothing();
  });
});
