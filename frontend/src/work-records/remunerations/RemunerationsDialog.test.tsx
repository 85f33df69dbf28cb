import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleRecord } from '../../../../domain/api/sample.ts';
import type { Salary, WorkRecord } from '../../../../domain/api/work-records.ts';
import { type Answers, serve, show } from '../../shared/testing/render.tsx';
import RemunerationsDialog from './RemunerationsDialog.tsx';

const record: WorkRecord = {
  ...sampleRecord,
  id: 'w1',
  ingressDate: '2011-01-10',
  egressDate: '2011-06-20',
  salaries: [],
};
const limits = { body: { updateIndex: [], indexFoundInDate: true, indexDate: null } };

/** Opens the dialog over a server that keeps what it is sent. */
const open = (answers: Answers = {}) => {
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
  show(<RemunerationsDialog record={record} asOf="2026-11-20" etag={'"7"'} onClose={onClose} />);
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
    expect(await screen.findByText('Erro ao salvar: 05/2011: Valor inválido')).toBeVisible();
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
});
