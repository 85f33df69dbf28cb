import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type Attachment, type AttachmentKind, attachmentMaximum } from '../../../../domain/api/attachments.ts';
import { isApiError } from '../../data/api-error.ts';
import { useGenial } from '../../data/data-provider.ts';
import { keys } from '../../data/keys.ts';
import { saveFile } from '../../shared/download.ts';
import { attachmentTexts as texts } from './texts.ts';

export interface NewAttachment {
  file: File;
  kind: AttachmentKind;
}

const reasonOf = (error: Error): string => {
  if (!isApiError(error)) return error.message;
  if (error.err === 'UnsupportedType') return texts.wrongType;
  return error.fields?.file ?? error.errorMessage;
};

/** The documents of a client, and what is done with them. */
export const useAttachments = (customerId: string) => {
  const genial = useGenial();
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = keys.attachments(customerId);
  const loaded = useQuery({ queryKey, queryFn: ({ signal }) => genial.attachments(customerId, signal) });
  const forget = () => client.invalidateQueries({ queryKey });
  const attach = useMutation({
    mutationFn: ({ file, kind }: NewAttachment) => {
      if (file.size > attachmentMaximum) throw new RangeError(texts.tooLarge);
      return genial.attach(customerId, file, kind);
    },
    onSuccess: async (_answer, { file }) => {
      await forget();
      notify(texts.attached(file.name), { type: 'success' });
    },
    onError: (error, { file }) => {
      notify(`${texts.attachFailed(file.name)}. ${reasonOf(error)}`, { type: 'error' });
    },
  });
  const attachments = loaded.data?.data.attachments ?? [];
  /** A file that is there already, chosen a second time, is not kept twice. */
  const attachOnce = (added: NewAttachment) => {
    const { file, kind } = added;
    const isThere = attachments.some((one) => one.kind === kind && one.name === file.name && one.size === file.size);
    if (isThere) notify(texts.alreadyThere(file.name, texts.kinds[kind]), { type: 'warning' });
    else attach.mutate(added);
  };
  const download = useMutation({
    mutationFn: ({ id }: Attachment) => genial.attachment(customerId, id),
    onSuccess: (bytes, { name }) => saveFile(bytes, name),
    onError: () => notify(texts.downloadFailed, { type: 'error' }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Attachment) => genial.removeAttachment(customerId, id),
    onSuccess: async () => {
      await forget();
      notify(texts.removed, { type: 'success' });
    },
    onError: () => notify(texts.removeFailed, { type: 'error' }),
  });
  return { loaded, attachments, attach, attachOnce, download, remove };
};
