import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, instant, requiredText } from './common.ts';

/** What a document is, for the checklist of a case. */
export const attachmentKind = z.enum(
  ['identity', 'address', 'powerOfAttorney', 'cnis', 'workCard', 'ctc', 'ppp', 'payslips', 'other'],
  { error: messages.invalidValue },
);
export type AttachmentKind = z.output<typeof attachmentKind>;

/** Bytes of one document. */
export const attachmentMaximum = 10 * 1024 * 1024;
/** Documents of one customer. */
export const mostAttachments = 40;

/** The fields of the form beside its `file`. */
export const attachmentBody = z.strictObject({ name: requiredText(200), kind: attachmentKind.default('other') });

export const attachment = z.strictObject({
  id,
  name: z.string(),
  kind: attachmentKind,
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  addedAt: instant,
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentAnswer = z.strictObject({ attachment });
export const attachmentsAnswer = z.strictObject({ attachments: z.array(attachment) });
