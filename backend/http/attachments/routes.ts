import { z } from 'zod';
import {
  attachmentAnswer,
  attachmentBody,
  attachmentMaximum,
  attachmentsAnswer,
} from '../../../domain/api/attachments.ts';
import { attachmentAggregate } from '../../../domain/attachments/decider.ts';
import { attachmentsStream, customerStream } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { attachmentsOf, sizeOfAttachments } from '../../../projections/attachments/query.ts';
import { seal, unseal } from '../../../stores/keys/sealed.ts';
import { attachmentFileId } from '../../../workers/attachments/erase.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, creatingFor, run } from '../command.ts';
import { loadCustomer } from '../customers/load.ts';
import { documentType, endingsOf } from '../file-type.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, download, empty, json, pathId, route } from '../route.ts';

const tag = 'documentos';
const GB = 1024 ** 3;
/** Bytes that all documents of an account may take. */
const ACCOUNT_MAXIMUM = 5 * GB;

const ofCustomer = z.object({ id: pathId, attachmentId: pathId });

const list = route(
  {
    method: 'get',
    path: '/customers/:id/attachments',
    caller: 'adviser',
    tag,
    summary: 'Os documentos guardados de um cliente',
    input: z.object({ params: byId }),
    answer: attachmentsAnswer,
  },
  async ({ params }, context) => {
    await loadCustomer(params.id, context);
    const { attachments, revision } = await documentsOf(params.id, context);
    return json({ attachments: [...attachments] }, revision);
  },
);

const documentsOf = (customerId: string, { deps, session }: CallContext<Session>) =>
  attachmentsOf(deps.views.attachments, session.user.accountId, customerId);

const documentOf = async (customerId: string, attachmentId: string, context: CallContext<Session>) => {
  await loadCustomer(customerId, context);
  const { attachments } = await documentsOf(customerId, context);
  return found(attachments.find(({ id }) => id === attachmentId));
};

const add = route(
  {
    method: 'post',
    path: '/customers/:id/attachments',
    caller: 'adviser',
    tag,
    summary: 'Guarda um documento (PDF ou imagem, até 10 MB) de um cliente, cifrado com a chave dele',
    input: z.object({ params: byId, body: attachmentBody }),
    upload: { fields: ['file'], maximum: attachmentMaximum, jsonToo: false, bodyOf: (fields) => fields },
    answer: attachmentAnswer,
    status: 201,
  },
  async ({ params, body }, context) => {
    const { deps, session, file, ids } = context;
    const { files, keys } = deps.stores;
    await loadCustomer(params.id, context);
    if (file === null) throw new Problem('ValidationError', { fields: { file: messages.required } });
    if (file.bytes.length === 0) throw new Problem('ValidationError', { fields: { file: messages.emptyFile } });
    const contentType = documentType(file.bytes);
    if (contentType === null) throw new Problem('UnsupportedType');
    const size = file.bytes.length;
    const taken = await sizeOfAttachments(deps.views.attachments, session.user.accountId);
    if (taken + size > ACCOUNT_MAXIMUM) throw new Problem('TooLarge', { sentence: messages.attachmentsFull });
    const attachmentId = ids.newId();
    const fileId = attachmentFileId(params.id, attachmentId);
    await files.put(
      fileId,
      await seal(keys, customerStream(params.id), fileId, file.bytes),
      'application/octet-stream',
    );
    const command = { type: 'AddAttachment', customerId: params.id, attachmentId, contentType, size } as const;
    // A file whose command is refused is swept within the hour.
    const { revision } = await run(creatingFor(context), attachmentAggregate, attachmentsStream(params.id), {
      ...command,
      name: fileName(body.name),
      kind: body.kind,
    });
    return json({ attachment: await documentOf(params.id, attachmentId, context) }, revision);
  },
);

/** What the file is called, without a path, without what no file system takes, and without marks that are not seen. */
const fileName = (given: string): string => {
  const [name = ''] = given.split(/[\\/]/).slice(-1);
  const clean = name.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
  return clean === '' ? 'documento' : clean;
};

/** The name with the ending of its content: a file that begins as a PDF could be run as something else. */
const downloadName = (given: string, contentType: string): string => {
  const name = fileName(given).replace(/^\.+/, '');
  const [ending = 'bin', ...others] = endingsOf(contentType);
  const ends = [ending, ...others].some((each) => name.toLowerCase().endsWith(`.${each}`));
  return ends ? name : `${name}.${ending}`;
};

const get = route(
  {
    method: 'get',
    path: '/customers/:id/attachments/:attachmentId',
    caller: 'adviser',
    tag,
    summary: 'Um documento, para baixar',
    input: z.object({ params: ofCustomer }),
    status: 200,
  },
  async ({ params }, context) => {
    const { name, contentType } = await documentOf(params.id, params.attachmentId, context);
    const { files, keys } = context.deps.stores;
    const fileId = attachmentFileId(params.id, params.attachmentId);
    const { bytes } = found(await files.get(fileId));
    return download(
      await unseal(keys, customerStream(params.id), fileId, bytes),
      contentType,
      downloadName(name, contentType),
    );
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/customers/:id/attachments/:attachmentId',
    caller: 'adviser',
    tag,
    summary: 'Remove um documento',
    input: z.object({ params: ofCustomer }),
  },
  async ({ params }, context) => {
    const { id: attachmentId } = await documentOf(params.id, params.attachmentId, context);
    const command = { type: 'RemoveAttachment', customerId: params.id, attachmentId } as const;
    const { revision } = await run(behalfOf(context), attachmentAggregate, attachmentsStream(params.id), command);
    await context.deps.stores.files.delete(attachmentFileId(params.id, attachmentId));
    return empty(revision);
  },
);

export const attachmentRoutes = [list, add, get, remove];
