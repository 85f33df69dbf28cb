import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CnisImport } from '../../../../domain/api/cnis.ts';
import { sampleCustomer, sampleRecord } from '../../../../domain/api/sample.ts';
import { type Answers, serve, show } from '../../shared/testing/render.tsx';
import CnisImportDialog from './CnisImportDialog.tsx';
import { rememberImport } from './remembered.ts';

const job: CnisImport = {
  id: 'i1',
  calculationId: 'k1',
  proposal: null,
  status: 'done',
  progress: 1,
  person: { name: 'OUTRA PESSOA', cpf: null, nit: null, birthDate: null, motherName: null },
  registers: [
    {
      companyName: 'PADARIA INVENTADA',
      ingressDate: '2010-01-01',
      egressDate: null,
      proposedEgressDate: '2012-03-31',
      companyCode: null,
      nit: null,
      regimeType: 'RGPS',
      kind: 'employment',
      lastRemuneration: '2012-03',
      indicators: [],
      noted: [],
      news: null,
      contributionPlans: [],
      salaries: [{ month: '01', year: 2010, value: 1000 }],
      warnings: [],
      matches: null,
    },
  ],
  err: null,
  errorMessage: null,
};

const limits = { body: { updateIndex: [], indexFoundInDate: true, indexDate: null } };

/** The server with its stream of the import's states. */
const serveJob = (states: readonly CnisImport[], answers: Answers = {}) => {
  const calls = serve({ 'GET updateIndex': limits, ...answers });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.endsWith('/events')) return others(address, init);
    return new Response(states.map((state) => `data: ${JSON.stringify(state)}\n\n`).join(''));
  });
  return calls;
};

const open = () => {
  const onClose = vi.fn();
  show(
    <CnisImportDialog calculationId="k1" regimeType="RGPS" customer={sampleCustomer} etag={'"3"'} onClose={onClose} />,
  );
  return onClose;
};

const choose = async (file: File) => {
  const input = screen.getByLabelText('Escolher arquivo PDF', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(input, file);
};
const pdf = (content = '%PDF-1.7') => new File([content], 'cnis.pdf', { type: 'application/pdf' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    serveJob([job]);
    open();
    expect(await screen.findByText('PADARIA INVENTADA')).toBeVisible();
    expect(screen.getByText('O extrato é de OUTRA PESSOA. Confira se é o cliente certo.')).toBeVisible();
  });

  it('proposes the end of a link without one, and counts it to today only where the person says so', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    serveJob([job]);
    open();
    expect(await screen.findByRole('radio', { name: 'Encerrar em 31/03/2012' })).toBeChecked();
    expect(screen.queryByText(/contam? até hoje/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Continua até hoje' }));
    expect(screen.getByText('1 vínculo continua e conta até hoje.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Informar data' }));
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Data de término'), '15022012');
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeEnabled();
  });

  it('does not save a link of which nothing tells the end before the person said it', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    const registers = job.registers.map((register) => ({
      ...register,
      proposedEgressDate: null,
      lastRemuneration: null,
      salaries: [],
    }));
    serveJob([{ ...job, registers }]);
    open();
    expect(await screen.findByText('Escolha o término para salvar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeDisabled();
    expect(screen.queryByRole('radio', { name: /Encerrar/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Continua até hoje' }));
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeEnabled();
  });

  it("asks before a stranger's extract is saved, and going back loses nothing", async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    const calls = serveJob([job], {
      'POST cnis-imports/i1/records': { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' },
    });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Continua até hoje' }));
    await press('Salvar registros');
    expect(await screen.findByRole('dialog', { name: 'Salvar o extrato de outra pessoa?' })).toBeVisible();
    expect(screen.getByText('OUTRA PESSOA')).toBeVisible();
    expect(screen.getByText(sampleCustomer.name ?? '')).toBeVisible();
    expect(screen.getByText('nascimento em 10/03/1964')).toBeVisible();
    await press('Voltar à revisão');
    await waitFor(() => expect(screen.queryByText('Salvar o extrato de outra pessoa?')).toBeNull());
    expect(screen.getByRole('radio', { name: 'Continua até hoje' })).toBeChecked();
    expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
    await press('Salvar registros');
    await press('Salvar mesmo assim');
    expect(await screen.findByText('Registros salvos com sucesso')).toBeVisible();
  });

  it('saves what was reviewed, as the person corrected it', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    const sent: unknown[] = [];
    serveJob([{ ...job, person: null }], {
      'POST cnis-imports/i1/records': async (request) => {
        sent.push(request.headers.get('If-Match'), await request.json());
        return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
      },
    });
    const onClose = open();
    expect(await screen.findByRole('radio', { name: 'Encerrar em 31/03/2012' })).toBeChecked();
    await press('RPPS');
    await press('Salvar registros');
    expect(await screen.findByText('Registros salvos com sucesso')).toBeVisible();
    expect(onClose).toHaveBeenCalled();
    const decided = { register: 0, egressDate: '2012-03-31', regimeType: 'RPPS' };
    expect(sent).toEqual(['"3"', { registers: [decided], includeMissing: false }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('names the link that the server refuses, and keeps the review', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    serveJob([{ ...job, person: null }], {
      'POST cnis-imports/i1/records': {
        status: 422,
        body: {
          err: 'ValidationError',
          errorMessage: 'Verifique os campos indicados.',
          fields: { 'registers.0.ingressDate': 'Data de início e término inválidas' },
        },
      },
    });
    const onClose = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar registros' }));
    expect(await screen.findByText('Erro ao importar')).toBeVisible();
    expect(await screen.findByText('PADARIA INVENTADA: Data de início e término inválidas')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes the plan from the indicators, divides where it changed, and lets the person say otherwise', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    const sent: unknown[] = [];
    const [employment] = job.registers;
    if (employment === undefined) throw new Error('a register was given');
    const own = { ...employment, kind: 'contributions' as const, egressDate: '2012-03-31' };
    const paid = (plan: 'normal' | 'simplified', from: string, to: string) => ({ plan, from, to });
    const registers = [
      { ...own, contributionPlans: [paid('simplified', '2010-01', '2012-03')] },
      { ...own, contributionPlans: [paid('normal', '2010-01', '2010-12'), paid('simplified', '2011-01', '2012-03')] },
    ];
    serveJob([{ ...job, person: null, registers }], {
      'POST cnis-imports/i1/records': async (request) => {
        sent.push(await request.json());
        return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
      },
    });
    open();
    const details = await screen.findAllByRole('button', { name: 'Detalhes de PADARIA INVENTADA' });
    for (const button of details) await userEvent.click(button);
    expect(await screen.findByText(/no extrato: 01\/2010 a 03\/2012\. Esses meses não contam/)).toBeVisible();
    expect(screen.getByText('Dividir por plano (2 registros)')).toBeVisible();
    const [first] = screen.getAllByLabelText('Plano de contribuição');
    if (first === undefined) throw new Error('a choice was expected');
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('option', { name: 'Normal' }));
    expect(screen.getByText(/confira se as contribuições foram complementadas/)).toBeVisible();
    await press('Salvar registros');
    expect(await screen.findByText('Registros salvos com sucesso')).toBeVisible();
    expect(sent).toEqual([
      {
        registers: [
          { register: 0, egressDate: '2012-03-31', contributionPlan: 'normal' },
          { register: 1, egressDate: '2012-03-31' },
        ],
        includeMissing: false,
      },
    ]);
  });

  it('says that the import went wrong where the server is not there, and keeps the review', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    const body = { err: 'StoreUnavailable', errorMessage: 'O serviço está temporariamente indisponível.' };
    serveJob([{ ...job, person: null }], { 'POST cnis-imports/i1/records': { status: 503, body } });
    const onClose = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar registros' }));
    expect(await screen.findByText(/^Erro ao importar/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
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
      'POST cnis-imports': async (request) => {
        const password = (await request.formData()).get('password');
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

  it('asks before a review with decisions is given up, and not before one without', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    serveJob([{ ...job, person: null }]);
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Continua até hoje' }));
    await press('Escolher outro arquivo');
    expect(await screen.findByRole('dialog', { name: 'Descartar esta revisão?' })).toBeVisible();
    await press('Voltar à revisão');
    await waitFor(() => expect(screen.queryByText('Descartar esta revisão?')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Encerrar em 31/03/2012' }));
    await press('Escolher outro arquivo');
    expect(await screen.findByRole('button', { name: 'Extrair Dados' })).toBeVisible();
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

  it('offers to mark as special what the INSS noted as harmful, and to choose all or none', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    const sent: unknown[] = [];
    const registers = job.registers.map((register) => ({
      ...register,
      egressDate: '2012-03-31',
      proposedEgressDate: null,
      noted: [{ code: 'IEAN (20)', months: [] }],
    }));
    serveJob([{ ...job, person: null, registers: [...registers, ...registers] }], {
      'POST cnis-imports/i1/records': async (request) => {
        sent.push(await request.json());
        return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
      },
    });
    open();
    expect(await screen.findAllByText('IEAN (20)')).toHaveLength(2);
    const all = screen.getByRole('checkbox', { name: 'Marcar ou desmarcar todos os vínculos mostrados' });
    await userEvent.click(all);
    expect(screen.getByText('0 de 2 vínculos selecionados')).toBeVisible();
    await userEvent.click(all);
    const [mark] = screen.getAllByRole('button', { name: 'Marcar como especial' });
    if (mark === undefined) throw new Error('it is offered');
    await userEvent.click(mark);
    await press('Salvar registros');
    expect(await screen.findByText('Registros salvos com sucesso')).toBeVisible();
    expect(sent).toEqual([
      {
        registers: [
          { register: 0, egressDate: '2012-03-31', isSpecialTime: true, specialTimeBase: 20 },
          { register: 1, egressDate: '2012-03-31' },
        ],
        includeMissing: false,
      },
    ]);
  });

  it('says in the words of the specification that nothing was found', async () => {
    rememberImport(sessionStorage, 'k1', { id: 'i1', name: 'cnis.pdf' });
    serveJob([{ ...job, registers: [] }]);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nenhuma remuneração encontrada, por favor, clique em "Extrair Dados" ou selecione um arquivo válido.',
    );
  });
});
