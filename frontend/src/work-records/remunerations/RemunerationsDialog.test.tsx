import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import type { Salary, WorkRecord } from '../../../../domain/api/work-records.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import RemunerationsDialog from './RemunerationsDialog.tsx';

const record: WorkRecord = {
  ...sampleRecord,
  id: 'w1',
  ingressDate: '2011-01-10',
  egressDate: '2011-06-20',
  salaries: [],
};
const limits = { body: { updateIndex: [], indexFoundInDate: true, indexDate: null, selic: [] } };

/** Opens the dialog over a server that keeps what it is sent. */
const open = (answers: Answers = {}, period: Partial<WorkRecord> = {}) => {
  const saved: Salary[][] = [];
  const onClose = vi.fn();
  serve({
    'GET updateIndex': limits,
    'PUT work-records/w1': async (request) => {
      saved.push((await request.json()).workRecord.salaries);
      return { body: { workRecord: record } };
    },
    ...answers,
  });
  show(<RemunerationsDialog record={{ ...record, ...period }} asOf="2026-11-20" etag={'"7"'} onClose={onClose} />);
  return { saved, onClose };
};
/** A server whose revision and values somebody else may move on. */
const openOver = (values: Record<string, number>) => {
  const server = { revision: '"7"', values };
  const sent: [string | null, Record<string, number>][] = [];
  const standing = (): WorkRecord => ({
    ...record,
    salaries: Object.entries(server.values).map(([month, value]) => ({
      month,
      year: 2011,
      value,
      index: null,
      updatedValue: null,
    })),
  });
  const onClose = vi.fn();
  serve({
    'GET updateIndex': limits,
    'GET calculations/k1/work-records': () => ({ body: { workRecords: [standing()] }, etag: server.revision }),
    'PUT work-records/w1': async (request) => {
      const salaries: Salary[] = (await request.json()).workRecord.salaries;
      const revision = request.headers.get('If-Match');
      sent.push([revision, Object.fromEntries(salaries.map(({ month, value }) => [month, value]))]);
      return revision === server.revision
        ? { body: { workRecord: standing() } }
        : { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } };
    },
  });
  const opened = { ...standing(), calculationId: 'k1' };
  show(<RemunerationsDialog record={opened} asOf="2026-11-20" etag={'"7"'} onClose={onClose} />);
  return { server, sent, onClose };
};
const cell = (month: string) => screen.getByLabelText(`Remuneração de ${month}`);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('the remunerations of a record', () => {
  it('are saved by one click, also out of the cell that is being typed in', async () => {
    const { saved, onClose } = open();
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await userEvent.type(cell('05/2011'), '1500');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled();
    await save();
    await waitFor(() => expect(saved).toEqual([[{ month: '05', year: 2011, value: 1500 }]]));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('are not lost unasked while they are being typed', async () => {
    const { onClose } = open();
    await userEvent.type(cell('05/2011'), '1500');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await userEvent.type(cell('05/2011'), '1500');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Sair sem salvar?')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('are not saved while one is no amount; its month is said and its cell gone to', async () => {
    const { saved } = open();
    await userEvent.type(cell('02/2011'), '99999999999999{Enter}');
    await userEvent.type(cell('06/2011'), '1500');
    await save();
    const said = 'Nada foi salvo. Corrija a remuneração de 02/2011: Valor alto demais';
    expect(await screen.findByText(said)).toBeVisible();
    expect(cell('02/2011')).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('that the server refuses are named by their month', async () => {
    const fields = { 'workRecord.salaries.1.value': 'Valor inválido' };
    open({
      'PUT work-records/w1': { status: 422, body: { err: 'ValidationError', errorMessage: 'Inválido', fields } },
    });
    await userEvent.type(cell('02/2011'), '10{Enter}');
    await userEvent.type(cell('05/2011'), '20');
    await save();
    expect(await screen.findByText('Erro ao salvar')).toBeVisible();
    expect(screen.getByText('05/2011: Valor inválido')).toBeVisible();
  });

  it('are put together by month with what another tab saved meanwhile', async () => {
    const { server, sent, onClose } = openOver({ '05': 500, '06': 600 });
    await userEvent.type(cell('05/2011'), '555');
    server.revision = '"8"';
    server.values = { '05': 500, '06': 999.99 };
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toEqual([
      ['"7"', { '05': 555, '06': 600 }],
      ['"8"', { '05': 555, '06': 999.99 }],
    ]);
  });

  it('are not saved over another tab where both changed the same month, before the person saw it', async () => {
    const { server, sent, onClose } = openOver({ '05': 500, '06': 600 });
    await userEvent.type(cell('05/2011'), '555');
    server.revision = '"8"';
    server.values = { '05': 510, '06': 999.99 };
    await save();
    expect(await screen.findByText(/alterou as mesmas competências/)).toBeVisible();
    await waitFor(() => expect(cell('05/2011')).toHaveFocus());
    expect(cell('06/2011')).toHaveValue('999,99');
    expect(cell('05/2011')).toHaveValue('555,00');
    expect(screen.getByText(/Salvo em outra aba: R\$ 510,00/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    server.revision = '"9"';
    server.values = { '05': 510, '06': 111 };
    await userEvent.click(screen.getByRole('button', { name: 'Usar o valor salvo de 05/2011' }));
    await userEvent.type(cell('01/2011'), '100');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.at(-1)).toEqual(['"9"', { '01': 100, '05': 510, '06': 111 }]);
  });

  it('open on the first cell, which says that it is empty', () => {
    open();
    expect(cell('01/2011')).toHaveFocus();
    expect(cell('01/2011')).toHaveAttribute('placeholder', 'sem valor');
    expect(screen.getByText(/Setas e Enter/)).toBeVisible();
  });

  it('say nothing of keys where there is no keyboard, and do not call one up', () => {
    const matching = (query: string) => ({ matches: query === '(pointer: coarse)', media: query });
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...matching(query),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    open();
    expect(screen.queryByText(/Setas e Enter/)).toBeNull();
    expect(cell('01/2011')).not.toHaveFocus();
  });

  it('say what of a pasted column goes where before it does, and what came of it after', async () => {
    const { saved } = open({}, { ingressDate: '2010-01-04', egressDate: '2012-12-31' });
    await userEvent.click(cell('01/2010'));
    await userEvent.paste(['Valor', ...Array.from({ length: 24 }, (_, index) => `${1000 + index},50`)].join('\n'));
    expect(screen.getByText('24 valores, de 01/2010 a 12/2011, sem 13º')).toBeVisible();
    expect(screen.getByText('Linha de título deixada de fora: "Valor".')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Incluir 13º' }));
    expect(screen.getByText('24 valores, de 01/2010 a 11/2011, com 13º')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deixar o 13º de fora' }));
    expect(cell('01/2010')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('24 valores colados, 0 linhas ignoradas.')).toBeVisible();
    expect(cell('01/2011')).toHaveValue('1.012,50');
    expect(cell('13º/2010')).toHaveValue('');
    await save();
    await waitFor(() => expect(saved[0]).toHaveLength(24));
  });

  it('go by the months that the paste names, tell what has no place, and come back by undoing', async () => {
    open();
    await userEvent.click(cell('05/2011'));
    await userEvent.paste('12/2010\t9,00\n02/2011\t1.500,00\n13/2011\t2,00\n04/2011\t');
    expect(screen.getByText('2 valores, de 02/2011 a 13º/2011, pela competência de cada linha, com 13º')).toBeVisible();
    expect(screen.getByText('Sem lugar neste vínculo, ignoradas: 12/2010.')).toBeVisible();
    expect(screen.getByText('Em branco no que foi colado, ficam sem valor: 04/2011.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('2 valores colados, 1 linha ignorada.')).toBeVisible();
    expect(cell('02/2011')).toHaveValue('1.500,00');
    expect(cell('05/2011')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(cell('02/2011')).toHaveValue('');
  });

  it('do not guess which of two columns is meant, and leave a cancelled paste undone', async () => {
    open();
    await userEvent.click(cell('01/2011'));
    await userEvent.paste('1,00\t2,00\n3,00\t4,00');
    expect(await screen.findByText(/há mais de uma coluna de valores/)).toBeVisible();
    await userEvent.paste('1,00\n2,00');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByText('Colar remunerações')).toBeNull());
    expect(cell('01/2011')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  });

  it('go on with one value to a month', async () => {
    const { saved } = open();
    await userEvent.type(cell('02/2011'), '1500{Enter}');
    await userEvent.click(cell('02/2011'));
    await userEvent.click(screen.getByRole('button', { name: 'Repetir até…' }));
    expect(await screen.findByText('Preenche 4 competências.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(cell('06/2011')).toHaveValue('1.500,00'));
    expect(cell('13º/2011')).toHaveValue('');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(saved[0]).toHaveLength(5));
  });

  it('are raised by a percentage from the chosen month on', async () => {
    open();
    await userEvent.type(cell('02/2011'), '1000{Enter}2000{Enter}');
    await userEvent.click(cell('03/2011'));
    await userEvent.click(screen.getByRole('button', { name: 'Reajustar %' }));
    await userEvent.type(await screen.findByLabelText('Percentual'), '3,9');
    expect(screen.getByText('Reajusta 1 valor.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
    await waitFor(() => expect(cell('03/2011')).toHaveValue('2.078,00'));
    expect(cell('02/2011')).toHaveValue('1.000,00');
  });

  it('are gone to by month, which is added where the record has none', async () => {
    open();
    const jump = screen.getByLabelText('Ir para a competência');
    await userEvent.type(jump, '05/2011{Enter}');
    expect(cell('05/2011')).toHaveFocus();
    await userEvent.type(jump, '13/2010{Enter}');
    await waitFor(() => expect(cell('13º/2010')).toHaveFocus());
    await userEvent.type(jump, '99/2011{Enter}');
    expect(screen.getByText('Escreva como 07/1994 ou 13/2010')).toBeVisible();
  });

  it('are read from a spreadsheet', async () => {
    open();
    const file = new File(['Competência;Remuneração\n02/2011;1.500,00\n'], 'folha.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Importar planilha'), file);
    expect(await screen.findByText(/1 valor, em 02\/2011/)).toBeVisible();
  });
});
