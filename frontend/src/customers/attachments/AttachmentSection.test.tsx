import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../../../domain/api/attachments.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import { aCustomer } from '../customer.fake.ts';
import { AttachmentSection } from './AttachmentSection.tsx';

const ctc: Attachment = {
  id: 'd1',
  name: 'CTC.pdf',
  kind: 'ctc',
  contentType: 'application/pdf',
  size: 1_572_864,
  addedAt: '2026-11-18T15:30:00.000Z',
};
const path = 'customers/customer-1/attachments';

const open = async (answers: Answers) => {
  const calls = serve(answers);
  show(
    <RecordContextProvider value={{ ...aCustomer(), etag: '"1"' }}>
      <AttachmentSection />
    </RecordContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Documentos/ }));
  return calls;
};

describe('the documents of a client', () => {
  it('are a checklist of what is there and what is missing', async () => {
    await open({ [`GET ${path}`]: { body: { attachments: [ctc] } } });
    expect(await screen.findByText('1 guardado, faltam 7 da lista')).toBeVisible();
    const [line] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('(CTC)'));
    expect(line).toHaveTextContent('Guardado');
    expect(line).toHaveTextContent('CTC.pdf1,50 MB · 18/11/2026');
  });

  it('take a file under its line', async () => {
    let attachments: Attachment[] = [];
    const calls = await open({
      [`GET ${path}`]: () => ({ body: { attachments } }),
      [`POST ${path}`]: () => {
        attachments = [ctc];
        return { status: 201, body: { attachment: ctc } };
      },
    });
    const file = new File(['%PDF-1.4'], 'CTC.pdf', { type: 'application/pdf' });
    const input = await screen.findByLabelText(/Anexar: Certidão/, { selector: 'input' });
    await userEvent.upload(input, file);
    expect(await screen.findByText('CTC.pdf guardado')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Baixar CTC.pdf' })).toBeVisible();
    expect(calls).toContain(`POST ${path}`);
  });

  it('say why a file was refused', async () => {
    await open({
      [`GET ${path}`]: { body: { attachments: [] } },
      [`POST ${path}`]: { status: 415, body: { err: 'UnsupportedType', errorMessage: 'Este tipo não é aceito.' } },
    });
    const input = await screen.findByLabelText(/Anexar: PPP/, { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
    expect(
      await screen.findByText('Erro ao guardar a.pdf. Só PDF ou imagem: o conteúdo deste arquivo é outro.'),
    ).toBeVisible();
  });

  it('are not kept twice when the same file is chosen again', async () => {
    const calls = await open({ [`GET ${path}`]: { body: { attachments: [{ ...ctc, size: 8 }] } } });
    const input = await screen.findByLabelText(/Anexar: Certidão/, { selector: 'input' });
    await screen.findByRole('button', { name: 'Baixar CTC.pdf' });
    expect(screen.getByText(/^1 KB · /)).toBeVisible();
    await userEvent.upload(input, new File(['%PDF-1.4'], 'CTC.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^CTC\.pdf já está guardado em “Certidão/)).toBeVisible();
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  it('are removed after asking', async () => {
    let attachments = [ctc];
    const calls = await open({
      [`GET ${path}`]: () => ({ body: { attachments } }),
      [`DELETE ${path}/d1`]: () => {
        attachments = [];
        return { status: 204 };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remover CTC.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover CTC.pdf?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Baixar CTC.pdf' })).toBeNull());
    expect(calls).toContain(`DELETE ${path}/d1`);
  });
});
