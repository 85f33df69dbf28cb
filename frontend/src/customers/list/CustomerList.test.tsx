import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomerListItem } from '../../../../domain/api/customers.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import { CustomerList } from './CustomerList.tsx';

const item = (id: string, changes: Partial<CustomerListItem> = {}): CustomerListItem => ({
  id,
  name: `Cliente ${id}`,
  birthDate: '1964-03-10',
  state: 'SP',
  createdAt: '2026-10-01T12:00:00.000Z',
  lastCalculationAt: null,
  calculationsCount: 2,
  status: 'client',
  nextRetirement: null,
  retirementMissing: 'notComputed',
  ...changes,
});
const page = (...customers: CustomerListItem[]) => ({
  body: { customers, pagination: { page: 1, limit: 100, totalCount: customers.length } },
});

/** jsdom has no layout: a wide window. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('the list of clients', () => {
  it('asks for the first hundred by name, and links each name to its page', async () => {
    const calls = serve({
      'GET customers': page(item('a', { name: 'Ana' }), item('b', { name: null, status: 'consultation' })),
    });
    show(<CustomerList />);
    expect(await screen.findByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/customer/a');
    expect(screen.getByRole('link', { name: 'Cliente sem nome' })).toBeVisible();
    expect(screen.getByText('Consulta')).toBeVisible();
    expect(calls).toEqual(['GET customers?page=1&limit=100&sortBy=name&sortOrder=asc']);
  });

  it('searches names once after a pause, and everything where the filter Nome is off', async () => {
    const [jose, ana] = [item('j', { name: 'José' }), item('a', { name: 'Ana' })];
    const calls = serve({
      'GET customers': ({ url }) => (new URL(url).searchParams.has('search') ? page(jose) : page(jose, ana)),
    });
    show(<CustomerList />);
    await screen.findByRole('link', { name: 'Ana' });
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Buscar cliente')).toHaveFocus();
    await userEvent.keyboard('josé');
    await waitForElementToBeRemoved(() => screen.queryByRole('link', { name: 'Ana' }));
    const searches = () => calls.filter((call) => call.includes('search='));
    expect(searches()).toEqual(['GET customers?search=jos%C3%A9&page=1&limit=100&sortBy=name&sortOrder=asc']);
    await userEvent.click(screen.getByRole('checkbox', { name: /Nome/ }));
    await waitFor(() => expect(searches().at(-1)).toContain('searchIn=all'));
    expect(searches().at(-1)).toContain('search=jos%C3%A9');
    expect(screen.getByLabelText('Buscar cliente')).toHaveValue('josé');
  });

  it('takes no longer text than the server looks for', async () => {
    serve({ 'GET customers': page(item('a', { name: 'Ana' })) });
    show(<CustomerList />);
    expect(await screen.findByLabelText('Buscar cliente')).toHaveAttribute('maxlength', '200');
  });

  it('offers to look for a CPF beyond the names, where none has it', async () => {
    const calls = serve({
      'GET customers': ({ url }) => (url.includes('searchIn=all') ? page(item('a', { name: 'Ana' })) : page()),
    });
    show(<CustomerList />, {
      at: `/?${new URLSearchParams({ filter: JSON.stringify({ search: '529.982.247-25' }) })}`,
    });
    expect(await screen.findByText(/Nenhum nome contém “529\.982\.247-25”/)).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Buscar também em CPF, telefone, e-mail, profissão e cidade' }),
    );
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Nome/ })).not.toBeChecked();
    expect(calls.at(-1)).toContain('search=529.982.247-25');
  });

  it('tells when each client can retire, and shows those who can, or of one status', async () => {
    const calls = serve({
      'GET customers': page(
        item('a', {
          nextRetirement: {
            date: '2020-05-04',
            regimeType: 'RGPS',
            calculationId: 'k',
            confirmed: true,
            compulsory: false,
          },
          retirementMissing: null,
        }),
        item('b', { calculationsCount: 0, retirementMissing: 'noCalculation' }),
        item('c', {
          nextRetirement: {
            date: '2020-05-04',
            regimeType: 'RPPS',
            calculationId: 'k',
            confirmed: false,
            compulsory: false,
          },
          retirementMissing: null,
        }),
        item('d', { retirementMissing: 'noRecords' }),
        item('e', {
          nextRetirement: {
            date: '2020-05-04',
            regimeType: 'RPPS',
            calculationId: 'k',
            confirmed: true,
            compulsory: true,
          },
          retirementMissing: null,
        }),
      ),
    });
    show(<CustomerList />);
    const [, reached, uncalculated, unread, empty, byAge] = await screen.findAllByRole('row');
    expect(reached).toHaveTextContent('04/05/2020Já pode · RGPS');
    expect(uncalculated).toHaveTextContent('Sem cálculo');
    expect(unread).toHaveTextContent('Já pode · RPPSa conferir');
    expect(empty).toHaveTextContent('Sem registros de tempo');
    expect(byAge).toHaveTextContent('04/05/2020Idade da compulsória · RPPS');
    expect(byAge).not.toHaveTextContent('Já pode');
    await userEvent.click(screen.getByLabelText('Aposentadoria'));
    await userEvent.click(await screen.findByRole('option', { name: 'Em até 12 meses' }));
    await waitFor(() => expect(calls.at(-1)).toContain('retirement=soon'));
    await userEvent.click(screen.getByLabelText('Situação'));
    await userEvent.click(await screen.findByRole('option', { name: 'Consulta' }));
    await waitFor(() => expect(calls.at(-1)).toContain('status=consultation'));
    expect(calls.at(-1)).toContain('retirement=soon');
  });

  it('offers to clear what narrows it where nobody is found', async () => {
    const calls = serve({ 'GET customers': page() });
    show(<CustomerList />, { at: `/?filter=${encodeURIComponent('{"retirement":"now"}')}` });
    expect(await screen.findByText('Nenhum cliente corresponde aos filtros.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar a busca e os filtros' }));
    await waitFor(() => expect(calls.at(-1)).not.toContain('retirement'));
  });

  it('exports all that it shows, and says so when that fails', async () => {
    const calls = serve({
      'GET customers': page(item('a')),
      'GET customers/export': { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } },
    });
    show(<CustomerList />, { at: `/?filter=${encodeURIComponent('{"search":"ana","searchIn":"all"}')}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
    expect(await screen.findByText('Erro ao exportar a lista')).toBeVisible();
    expect(calls).toContain('GET customers/export?search=ana&searchIn=all&sortBy=name&sortOrder=asc');
  });

  it('turns the order round from a column head', async () => {
    const calls = serve({ 'GET customers': page(item('a')) });
    show(<CustomerList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Dt. Nascimento' }));
    await waitFor(() => expect(calls.at(-1)).toContain('sortBy=birthDate&sortOrder=asc'));
    await userEvent.click(screen.getByRole('button', { name: 'Dt. Nascimento' }));
    await waitFor(() => expect(calls.at(-1)).toContain('sortBy=birthDate&sortOrder=desc'));
  });

  it('leads to the next page and back in Portuguese', async () => {
    const calls = serve({
      'GET customers': { body: { customers: [item('a')], pagination: { page: 1, limit: 100, totalCount: 101 } } },
    });
    show(<CustomerList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
    await waitFor(() => expect(calls.at(-1)).toContain('page=2'));
    expect(screen.getByRole('button', { name: 'Ir para a página anterior' })).toBeEnabled();
  });

  it('says what to do first when there is nobody yet', async () => {
    serve({ 'GET customers': page() });
    show(<CustomerList />);
    expect(await screen.findByText('Comece pelo primeiro cliente')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Adicionar novo Cliente' })).toHaveLength(2);
  });

  it('tells a failure and tries again', async () => {
    let broken = true;
    serve({
      'GET customers': () =>
        broken ? { status: 422, body: { err: 'ValidationError', errorMessage: 'Pedido inválido' } } : page(item('a')),
    });
    show(<CustomerList />);
    expect(await screen.findByText('Erro ao carregar clientes')).toBeVisible();
    expect(screen.getByText('Erro')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: 'Cliente a' })).toBeVisible();
  });

  it('removes a client after asking with its name and saying all that goes with it', async () => {
    const calls = serve({
      'GET customers': page(item('a', { name: 'Ana' })),
      'GET customers/a/attachments': { body: { attachments: [] } },
      'DELETE customers/a': { status: 204 },
    });
    show(<CustomerList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover Ana' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover Ana?' });
    const whatGoes =
      'O cadastro do cliente, os documentos anexados e os seus 2 cálculos, com registros de tempo, remunerações e cenários, serão excluídos.';
    expect(within(dialog).getByText(whatGoes)).toBeVisible();
    expect(within(dialog).getByText('Esta ação não poderá ser desfeita!')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Removido com sucesso!')).toBeVisible();
    expect(calls).toContain('DELETE customers/a');
  });

  it('has what goes with a client at hand before it is removed: the file, and each document', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const ctc = {
      id: 'd1',
      kind: 'ctc',
      name: 'CTC.pdf',
      contentType: 'application/pdf',
      size: 10,
      addedAt: '2026-10-01T12:00:00.000Z',
    };
    const calls = serve({
      'GET customers': page(item('a', { name: 'Ana' })),
      'GET customers/a/attachments': { body: { attachments: [ctc] } },
      'GET customers/a/attachments/d1': { body: 'the document' },
      'GET customers/a/export': { body: 'the file' },
    });
    show(<CustomerList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover Ana' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remover Ana?' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Baixar CTC.pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Arquivo do Genial/ }));
    await expect.poll(() => saved).toEqual(['CTC.pdf', 'Ana.genial.json']);
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('opens the form of a new client, and creates none yet', async () => {
    const calls = serve({ 'GET customers': page(item('a')) });
    const { router } = show(<CustomerList />);
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar novo Cliente' }));
    await screen.findByText('another screen');
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/customer/new?mode=edit');
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });
});
