import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import { choose, job, open, openRead, pdf, press, serveJob } from './cnis-import.fake.tsx';
import { rememberImport } from './remembered.ts';

describe('the import of a CNIS', () => {
  beforeEach(() => sessionStorage.clear());

  it('does not even send what is no PDF, or empty', async () => {
    const calls = serveJob([]);
    open();
    await choose(new File(['x'], 'foto.png', { type: 'image/png' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Somente arquivos PDF são aceitos.');
    await choose(pdf(''));
    expect(screen.getByRole('alert')).toHaveTextContent('O arquivo está vazio');
    expect(screen.getByRole('button', { name: 'Extrair Dados' })).toBeDisabled();
    expect(calls).toEqual([]);
  });

  it('shows why the server refused the file, until another is chosen', async () => {
    serveJob([], { 'POST cnis-imports': { status: 415, body: { err: 'UnsupportedType', errorMessage: 'Tipo' } } });
    open();
    await choose(pdf('no pdf at all'));
    await press('Extrair Dados');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somente arquivos PDF são aceitos.');
    await choose(pdf());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why a reading failed, and that nothing was saved', async () => {
    const failed: CnisImport = { ...job, status: 'failed', err: 'NotCnis', errorMessage: 'O PDF não é um CNIS.' };
    serveJob([{ ...job, status: 'running', progress: 0.4 }, failed], { 'POST cnis-imports': { body: { id: 'i1' } } });
    open();
    await choose(pdf());
    await press('Extrair Dados');
    expect(await screen.findByRole('alert')).toHaveTextContent('O PDF não é um CNIS. Nada foi gravado no cálculo.');
    await press('Escolher outro arquivo');
    expect(screen.getByRole('button', { name: 'Extrair Dados' })).toBeVisible();
  });

  it('finds the reading of a closed window again, and warns about a stranger', async () => {
    openRead(job);
    expect(await screen.findByText('PADARIA INVENTADA')).toBeVisible();
    expect(screen.getByText('O extrato é de OUTRA PESSOA. Confira se é o cliente certo.')).toBeVisible();
  });

  it('asks for the password of a locked file, says when it is wrong, and keeps it nowhere', async () => {
    const locked: CnisImport = {
      ...job,
      status: 'failed',
      registers: [],
      err: 'EncryptedPdf',
      errorMessage: 'Protegido.',
    };
    const passwords: unknown[] = [];
    serveJob([locked], {
      'POST cnis-imports': (_request, form) => {
        const password = form.get('password');
        passwords.push(password);
        if (password === null) return { body: { id: 'i1' } };
        const fields = { password: 'A senha não abre este PDF. Confira e tente de novo.' };
        return { status: 422, body: { err: 'ValidationError', errorMessage: 'Verifique.', fields } };
      },
    });
    open();
    await choose(pdf());
    await press('Extrair Dados');
    await userEvent.type(await screen.findByLabelText('Senha do PDF'), 'palpite');
    await press('Abrir extrato');
    expect(await screen.findByText('A senha não abre este PDF. Confira e tente de novo.')).toBeVisible();
    expect(passwords).toEqual([null, 'palpite']);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('palpite');
  });

  it('queues several files, each with its progress, and goes on to the next when one is saved', async () => {
    let sent = 0;
    serveJob([{ ...job, person: null }], {
      'POST cnis-imports': () => {
        sent += 1;
        return { body: { id: `i${sent}` } };
      },
      'POST cnis-imports/i1/records': { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' },
    });
    const onClose = open();
    const input = screen.getByLabelText('Escolher arquivo PDF', { selector: 'input' });
    const [one, other] = ['um.pdf', 'dois.pdf'].map((name) => new File(['%PDF'], name, { type: 'application/pdf' }));
    await userEvent.upload(
      input,
      [one, other].flatMap((file) => file ?? []),
    );
    expect(screen.getByText('2 arquivos escolhidos')).toBeVisible();
    await press('Extrair Dados');
    expect(await screen.findByRole('button', { name: /um\.pdf.*Pronto para revisar/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await screen.findByRole('button', { name: /dois\.pdf.*Pronto para revisar/ })).toBeVisible();
    await press('Salvar registros');
    expect(await screen.findByText('Registros salvos com sucesso')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('um.pdf')).toBeNull());
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('compares the next extract with what the first one brought, so that no link comes twice', async () => {
    let saved = false;
    const [register] = job.registers;
    if (register === undefined) throw new Error('there is one');
    const read = () => [{ ...job, person: null, registers: [{ ...register, matches: saved ? 'w1' : null }] }];
    for (const [id, name] of [
      ['i1', 'um.pdf'],
      ['i2', 'dois.pdf'],
    ] as const)
      rememberImport(sessionStorage, 'k1', { id, name });
    serveJob(read, {
      'POST cnis-imports/i1/records': () => {
        saved = true;
        return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
      },
    });
    open();
    expect(await screen.findByText('PADARIA INVENTADA')).toBeVisible();
    await press('Salvar registros');
    expect(await screen.findByText('1 vínculo já está no cálculo, sem novidade')).toBeVisible();
    expect(screen.getByText(/^Nada a salvar:/)).toBeVisible();
    expect(screen.queryByText(/0 de 0/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar registros' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Salvar registros' })).toBeNull();
  });

  it('compares it anew when a colleague saved the same one meanwhile, and keeps what was decided', async () => {
    let theirs = false;
    const [register] = job.registers;
    if (register === undefined) throw new Error('there is one');
    const other = { ...register, companyName: 'OFICINA', companyCode: '1' };
    serveJob(() => [{ ...job, person: null, registers: [{ ...register, matches: theirs ? 'w1' : null }, other] }], {
      'POST cnis-imports/i1/records': () => {
        theirs = true;
        return { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } };
      },
    });
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    open();
    const [, ofOther] = await screen.findAllByRole('radio', { name: 'Continua até hoje' });
    if (ofOther === undefined) throw new Error('both are asked about');
    await userEvent.click(ofOther);
    await press('Salvar registros');
    expect(await screen.findByText(/o extrato foi comparado de novo/)).toBeVisible();
    expect(await screen.findByText('1 vínculo já está no cálculo, sem novidade')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Continua até hoje' })).toBeChecked();
    expect(screen.getByText('1 de 1 vínculo selecionado')).toBeVisible();
  });

  it('says in the words of the specification that nothing was found', async () => {
    openRead({ ...job, registers: [] });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nenhuma remuneração encontrada, por favor, clique em "Extrair Dados" ou selecione um arquivo válido.',
    );
  });
});
