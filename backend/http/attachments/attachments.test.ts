import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentAnswer, attachmentMaximum, attachmentsAnswer } from '../../../domain/api/attachments.ts';
import { customerStream } from '../../../domain/streams.ts';
import { attachmentFileId, eraseRemovedAttachments } from '../../../workers/attachments/erase.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { newCustomer } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
});
afterAll(() => api.close());

const PDF = '%PDF-1.7 Certidão de Tempo de Contribuição inconfundível';
const form = (content: string, fields: Record<string, string> = {}): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries({ name: 'CTC de São José.pdf', ...fields })) made.set(name, value);
  made.set('file', new Blob([content], { type: 'text/html' }), 'x.html');
  return made;
};
const at = (customerId: string) => `/customers/${customerId}/attachments`;
const added = async (customerId: string, content: string = PDF, fields = {}) =>
  (await adviser.post(at(customerId), form(content, fields))).as(attachmentAnswer).attachment;
const listed = async (customerId: string) => (await adviser.get(at(customerId))).as(attachmentsAnswer).attachments;
const filesKept = async () => (await readdir(join(api.deps.config.dataDir, 'files'), { recursive: true })).join(' ');

describe('a document', () => {
  it('is kept with its name and kind, its type read from its content', async () => {
    const { id } = await newCustomer(adviser);
    const before = await adviser.get(`/customers/${id}`);
    const attachment = await added(id, PDF, { kind: 'ctc' });
    expect(attachment).toMatchObject({
      name: 'CTC de São José.pdf',
      kind: 'ctc',
      contentType: 'application/pdf',
      size: Buffer.byteLength(PDF),
      addedAt: api.clock.now,
    });
    expect(await listed(id)).toEqual([attachment]);
    // Whoever edits the client meanwhile is not told that somebody else has changed it.
    expect((await adviser.get(`/customers/${id}`)).etag).toBe(before.etag);
  });

  it('comes back as it was, to be downloaded and never shown', async () => {
    const { id } = await newCustomer(adviser);
    const attachment = await added(id);
    const answer = await adviser.get(`${at(id)}/${attachment.id}`);
    expect(Buffer.from(answer.bytes).toString('utf8')).toBe(PDF);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="CTC de Sao Jose.pdf"; filename*=UTF-8''CTC%20de%20S%C3%A3o%20Jos%C3%A9.pdf`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('lies encrypted with the key of the client', async () => {
    const { id } = await newCustomer(adviser);
    const attachment = await added(id);
    const stored = await api.deps.stores.files.get(attachmentFileId(id, attachment.id));
    expect(Buffer.from(stored?.bytes ?? []).includes('inconfundível')).toBe(false);
    const events = await readFile(join(api.deps.config.dataDir, 'events.db'));
    expect(events.includes('CTC de São José')).toBe(false);
    await api.deps.stores.keys.destroy(customerStream(id));
    expect((await adviser.get(`${at(id)}/${attachment.id}`)).status).toBe(404);
  });

  it('stays where it is removed by whoever has not seen the list as it is', async () => {
    const { id } = await newCustomer(adviser);
    const attachment = await added(id);
    const { etag } = await adviser.get(at(id));
    await added(id);
    const stale = await adviser.delete(`${at(id)}/${attachment.id}`, { ifMatch: etag });
    expect([stale.status, stale.as(refusal).err]).toEqual([409, 'StaleRevision']);
    expect(await listed(id)).toHaveLength(2);
    const seen = await adviser.get(at(id));
    expect((await adviser.delete(`${at(id)}/${attachment.id}`, { ifMatch: seen.etag })).status).toBe(204);
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a program', 'MZ\u0090'],
    ['a text that names itself a PDF later on', 'text %PDF-1.4'],
  ])('is refused when it is %s, whatever it is called', async (_what, content) => {
    const { id } = await newCustomer(adviser);
    const answer = await adviser.post(at(id), form(content));
    expect([answer.status, answer.as(refusal).err]).toEqual([415, 'UnsupportedType']);
    expect(await listed(id)).toEqual([]);
  });

  it('is refused when it is empty, missing, too large, of no kind, without a name, or sent as JSON', async () => {
    const { id } = await newCustomer(adviser);
    const refused = async (body: unknown) => {
      const answer = await adviser.post(at(id), body);
      return [answer.status, answer.as(refusal).fields];
    };
    const missing = new FormData();
    missing.set('name', 'a.pdf');
    expect(await refused(missing)).toEqual([422, { file: 'Campo obrigatório' }]);
    expect(await refused(form(''))).toEqual([422, { file: 'O arquivo está vazio' }]);
    expect(await refused(form(PDF, { name: ' ' }))).toEqual([422, { name: 'Campo obrigatório' }]);
    expect(await refused(form(PDF, { kind: 'selfie' }))).toEqual([422, { kind: 'Valor inválido' }]);
    expect(await refused(form(PDF, { more: 'x' }))).toEqual([422, { more: 'Campo desconhecido' }]);
    expect((await refused(form(`%PDF-${' '.repeat(attachmentMaximum)}`)))[0]).toBe(413);
    expect((await refused({ name: 'a.pdf' }))[0]).toBe(415);
  });

  it('has a name that is no path', async () => {
    const { id } = await newCustomer(adviser);
    expect((await added(id, PDF, { name: '..\\..\\etc/pas"swd\n.pdf' })).name).toBe('passwd.pdf');
    expect((await added(id, PDF, { name: 'pasta/' })).name).toBe('documento');
  });

  it('is downloaded under a name that ends as its content does, and reads as it is', async () => {
    const { id } = await newCustomer(adviser);
    const downloaded = async (name: string, content = PDF) => {
      const attachment = await added(id, content, { name });
      return (await adviser.get(`${at(id)}/${attachment.id}`)).headers.get('Content-Disposition');
    };
    expect(await downloaded('CTC.PDF')).toBe('attachment; filename="CTC.PDF"');
    expect(await downloaded('macro.bat')).toBe('attachment; filename="macro.bat.pdf"');
    expect(await downloaded('.htaccess')).toBe('attachment; filename="htaccess.pdf"');
    // A right-to-left mark shows 'CTC' and 'fdp.exe' as 'CTCexe.pdf'.
    expect(await downloaded('CTC\u202efdp.exe')).toBe('attachment; filename="CTCfdp.exe.pdf"');
  });

  it('is removed with its file', async () => {
    const { id } = await newCustomer(adviser);
    const attachment = await added(id);
    expect((await adviser.delete(`${at(id)}/${attachment.id}`)).status).toBe(204);
    expect(await listed(id)).toEqual([]);
    expect(await filesKept()).not.toContain(attachment.id);
    expect((await adviser.delete(`${at(id)}/${attachment.id}`)).status).toBe(404);
    expect((await adviser.get(`${at(id)}/${attachment.id}`)).status).toBe(404);
  });

  it('goes with its client', async () => {
    const { id } = await newCustomer(adviser);
    await added(id);
    await adviser.delete(`/customers/${id}`);
    expect(await filesKept()).not.toContain(id);
    expect((await adviser.get(at(id))).status).toBe(404);
  });

  it('of one client is not found under another', async () => {
    const [one, other] = [await newCustomer(adviser), await newCustomer(adviser)];
    const attachment = await added(one.id);
    expect((await adviser.get(`${at(other.id)}/${attachment.id}`)).status).toBe(404);
    expect((await adviser.get(`${at(one.id)}/nonsense`)).status).toBe(404);
  });
});

describe('the hourly sweep', () => {
  const later = Date.parse('2100-01-01');
  const sweep = () => eraseRemovedAttachments(api.deps.stores.events, api.deps.stores.files, later);
  const kept = async (fileId: string) => (await api.deps.stores.files.get(fileId)) !== null;

  it('erases what was removed and what was never finished, and keeps everything else', async () => {
    const { files } = api.deps.stores;
    const { id } = await newCustomer(adviser);
    const attachment = await added(id);
    const stays = attachmentFileId(id, attachment.id);
    const [unfinished, unknown] = [attachmentFileId(id, 'never-added'), attachmentFileId('nobody', 'd1')];
    for (const fileId of [unfinished, unknown]) await files.put(fileId, Buffer.from('x'), 'application/octet-stream');
    await sweep();
    expect([await kept(stays), await kept(unfinished), await kept(unknown)]).toEqual([true, false, true]);
    await adviser.delete(`/customers/${id}`);
    await files.put(stays, Buffer.from('x'), 'application/octet-stream');
    await sweep();
    expect(await kept(stays)).toBe(false);
  });

  it('touches nothing of what was just stored', async () => {
    const { id } = await newCustomer(adviser);
    const fileId = attachmentFileId(id, 'under-way');
    await api.deps.stores.files.put(fileId, Buffer.from('x'), 'application/octet-stream');
    await eraseRemovedAttachments(api.deps.stores.events, api.deps.stores.files, Date.now() - 600_000);
    expect(await kept(fileId)).toBe(true);
  });
});
