import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCalculation, sampleCustomer, sampleRecord } from '../../../../domain/api/sample.ts';
import { job, openRead, press } from './cnis-import.fake.tsx';
import { noNews } from './register.fake.ts';

describe('the review of an extract', () => {
  beforeEach(() => {
    sessionStorage.clear();
    // jsdom has no layout, and nothing to scroll.
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('proposes the end of a link without one, and counts it to today only where the person says so', async () => {
    openRead(job);
    expect(await screen.findByRole('radio', { name: 'Encerrar em 31/03/2012' })).toBeChecked();
    expect(screen.getByText('31/03/2012 (proposto)')).toBeVisible();
    expect(screen.queryByText(/contam? até hoje/)).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Continua até hoje' }));
    expect(screen.getByText('1 vínculo continua e conta até hoje.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Informar data' }));
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Data de término'), '15022012');
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeEnabled();
  });

  it('says of a link whose end it asks for no second time beside it that it has none', async () => {
    const openEnd = { code: 'openEnd' as const, month: null, year: null, message: 'Sem fim.' };
    const registers = job.registers.map((register) => ({ ...register, warnings: [openEnd] }));
    openRead({ ...job, registers });
    expect(await screen.findByText(/^Sem término no extrato\./)).toBeVisible();
    const row = within(screen.getByRole('dialog').querySelector('tbody') ?? document.body);
    expect(row.queryByText('Sem data de término')).toBeNull();
    const [include] = row.getAllByRole('checkbox', { name: /^Incluir/ });
    await userEvent.click(include ?? document.body);
    expect(row.getByText('Sem data de término')).toBeVisible();
  });

  it('does not save a link of which nothing tells the end before the person said it', async () => {
    const registers = job.registers.map((register) => ({
      ...register,
      proposedEgressDate: null,
      lastRemuneration: null,
      salaries: [],
    }));
    openRead({ ...job, registers });
    expect(await screen.findByText('Escolha o término para salvar.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeDisabled();
    expect(screen.queryByRole('radio', { name: /Encerrar/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Continua até hoje' }));
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeEnabled();
  });

  it('offers what the INSS marks otherwise than before, though no month is new', async () => {
    const registers = job.registers.map((register) => ({
      ...register,
      matches: 'w1',
      news: { ...noNews, indicators: true },
    }));
    openRead({ ...job, registers });
    expect(await screen.findByText('Atualizar: indicadores do INSS como neste extrato')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeEnabled();
  });

  it("asks before a stranger's extract is saved, and going back loses nothing", async () => {
    const { calls } = openRead(job, {
      'POST cnis-imports/i1/records': { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' },
    });
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
    const sent: unknown[] = [];
    const { onClose } = openRead(
      { ...job, person: null },
      {
        'POST cnis-imports/i1/records': async (request) => {
          sent.push(request.headers.get('If-Match'), await request.json());
          return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
        },
      },
    );
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
    const { onClose } = openRead(
      { ...job, person: null },
      {
        'POST cnis-imports/i1/records': {
          status: 422,
          body: {
            err: 'ValidationError',
            errorMessage: 'Verifique os campos indicados.',
            fields: { 'registers.0.ingressDate': 'Data de início e término inválidas' },
          },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar registros' }));
    expect(await screen.findByText('Erro ao importar')).toBeVisible();
    expect(await screen.findByText('PADARIA INVENTADA: Data de início e término inválidas')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes the plan from the indicators, divides where it changed, and lets the person say otherwise', async () => {
    const sent: unknown[] = [];
    const [employment] = job.registers;
    if (employment === undefined) throw new Error('a register was given');
    const own = { ...employment, kind: 'contributions' as const, egressDate: '2012-03-31' };
    const paid = (plan: 'normal' | 'simplified', from: string, to: string) => ({ plan, from, to });
    const registers = [
      { ...own, contributionPlans: [paid('simplified', '2010-01', '2012-03')] },
      { ...own, contributionPlans: [paid('normal', '2010-01', '2010-12'), paid('simplified', '2011-01', '2012-03')] },
    ];
    openRead(
      { ...job, person: null, registers },
      {
        'POST cnis-imports/i1/records': async (request) => {
          sent.push(await request.json());
          return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
        },
      },
    );
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
    const body = { err: 'StoreUnavailable', errorMessage: 'O serviço está temporariamente indisponível.' };
    const { onClose } = openRead({ ...job, person: null }, { 'POST cnis-imports/i1/records': { status: 503, body } });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar registros' }));
    expect(await screen.findByText(/^Erro ao importar/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before a review with decisions is given up, and not before one without', async () => {
    openRead({ ...job, person: null });
    await userEvent.click(await screen.findByRole('radio', { name: 'Continua até hoje' }));
    await press('Escolher outro arquivo');
    expect(await screen.findByRole('dialog', { name: 'Descartar esta revisão?' })).toBeVisible();
    await press('Voltar à revisão');
    await waitFor(() => expect(screen.queryByText('Descartar esta revisão?')).toBeNull());
    await userEvent.click(screen.getByRole('radio', { name: 'Encerrar em 31/03/2012' }));
    await press('Escolher outro arquivo');
    expect(await screen.findByRole('button', { name: 'Extrair Dados' })).toBeVisible();
  });

  it('offers to mark as special what the INSS noted as harmful, and to choose all or none', async () => {
    const sent: unknown[] = [];
    const registers = job.registers.map((register) => ({
      ...register,
      egressDate: '2012-03-31',
      proposedEgressDate: null,
      noted: [{ code: 'IEAN (20)', months: [] }],
    }));
    openRead(
      { ...job, person: null, registers: [...registers, ...registers] },
      {
        'POST cnis-imports/i1/records': async (request) => {
          sent.push(await request.json());
          return { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' };
        },
      },
    );
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

  it('shows which links keep it from being saved, in whatever part of the list, until they are put right', async () => {
    const [register] = job.registers;
    if (register === undefined) throw new Error('there is one');
    const ended = { ...register, egressDate: '2012-03-31', proposedEgressDate: null };
    const undated = {
      ...register,
      companyName: 'SEM TÉRMINO',
      proposedEgressDate: null,
      lastRemuneration: null,
      salaries: [],
    };
    openRead({ ...job, person: null, registers: [ended, undated] });
    expect(await screen.findByText('Falta acertar as datas de 1 vínculo.')).toBeVisible();
    await press('Mostrar quais');
    expect(screen.queryByText('PADARIA INVENTADA')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Informar data' }));
    await userEvent.type(screen.getByLabelText('Data de término'), '15022012');
    expect(screen.getByText('SEM TÉRMINO')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mostrar quais' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Salvar registros' })).toBeEnabled();
  });

  it('is taken back in one step once it is saved', async () => {
    const sent: unknown[] = [];
    openRead(
      { ...job, person: null },
      {
        'POST cnis-imports/i1/records': { status: 201, body: { workRecords: [sampleRecord] }, etag: '"4"' },
        'POST calculations/k1/restore': async (request) => {
          sent.push(await request.json(), request.headers.get('If-Match'));
          return { body: { calculation: sampleCalculation }, etag: '"5"' };
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar registros' }));
    await userEvent.click(await screen.findByText('Desfazer'));
    expect(await screen.findByText('Desfeito')).toBeVisible();
    expect(sent).toEqual([{ revision: 3 }, '"4"']);
  });
});
