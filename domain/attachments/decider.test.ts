import { describe, it } from 'vitest';
import { mostAttachments } from '../api/attachments.ts';
import { specify } from '../testing/decider-spec.ts';
import { attachmentAggregate } from './decider.ts';
import type { AttachmentEvent } from './events.ts';

const { given } = specify(attachmentAggregate.decider);

const file = { contentType: 'application/pdf', size: 10 };
const add = (attachmentId: string) =>
  ({ type: 'AddAttachment', customerId: 'c1', attachmentId, name: 'CTC.pdf', kind: 'ctc', ...file }) as const;
const remove = (attachmentId: string) => ({ type: 'RemoveAttachment', customerId: 'c1', attachmentId }) as const;
const added = (attachmentId: string): AttachmentEvent => ({
  type: 'AttachmentAdded',
  data: { customerId: 'c1', attachmentId, ...file, personal: { name: 'CTC.pdf', kind: 'ctc' } },
});
const removed = (attachmentId: string): AttachmentEvent => ({
  type: 'AttachmentRemoved',
  data: { customerId: 'c1', attachmentId },
});

describe('a document of a customer', () => {
  it('is added and removed', () => {
    given().when(add('d1')).thenEvents(added('d1'));
    given(added('d1')).when(remove('d1')).thenEvents(removed('d1'));
  });

  it('is removed once', () => {
    given(added('d1'), removed('d1')).when(remove('d1')).thenRefused({ name: 'NotFound' });
  });

  it('is refused where there are too many, and accepted again when one has gone', () => {
    const full = Array.from({ length: mostAttachments }, (_, number) => added(`d${number}`));
    given(...full)
      .when(add('one more'))
      .thenRefused({ name: 'ValidationError', fields: { file: 'Um cliente pode ter no máximo 40 documentos' } });
    given(...full, removed('d0'))
      .when(add('one more'))
      .thenEvents(added('one more'));
  });
});
