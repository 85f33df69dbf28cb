import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCustomer } from '../../customers/customer.fake.ts';
import { aSession } from '../../data/session/session.fake.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CustomerPage from './CustomerPage.tsx';

const customer = aCustomer();
const none = {
  'GET customers/customer-1/twins': { body: { customers: [] } },
  'GET customers/customer-1/attachments': { body: { attachments: [] } },
};
const read = { ...none, 'GET customers/customer-1': { body: { customer }, etag: '"7"' } };
const stage = { at: '/customer/customer-1', path: '/customer/:id' };
const editing = { ...stage, at: '/customer/customer-1?mode=edit' };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('the page of a client', () => {
  it('shows the client as a reader wants it', async () => {
    serve(read);
    show(<CustomerPage />, stage);
    expect(await screen.findByRole('heading', { name: 'Maria das Dores Araújo' })).toBeVisible();
    expect(screen.getByText('10/03/1964 (62 anos) · CPF 529.982.247-25 · São Paulo/SP')).toBeVisible();
    const updated = screen.getByText('Atualizado em 18/11/2026');
    await userEvent.hover(updated);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('18/11/2026 12:30');
  });

  it('has the calculations first and the facts folded below them', async () => {
    serve(read);
    show(<CustomerPage />, stage);
    const facts = await screen.findByRole('button', { name: 'Dados do cliente' });
    const calculations = screen.getByRole('heading', { name: 'Cálculos' });
    expect(calculations.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(facts).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(facts);
    expect(await screen.findByText('(11) 98765-4321')).toBeVisible();
    expect(screen.getByText('170.33259.50-4')).toBeVisible();
  });

  it('points out who may be the same person', async () => {
    const twin = { id: 'twin', name: 'MARIA DAS DORES ARAUJO', birthDate: '1964-03-10', cpf: null };
    serve({ ...read, 'GET customers/customer-1/twins': { body: { customers: [twin] } } });
    show(<CustomerPage />, stage);
    expect(await screen.findByRole('link', { name: 'MARIA DAS DORES ARAUJO' })).toHaveAttribute(
      'href',
      '/customer/twin',
    );
    expect(screen.getByText(/Há outro cliente que pode ser a mesma pessoa/)).toBeVisible();
  });

  it('says with its title when the client cannot be removed, and lets it be tried again', async () => {
    let works = false;
    serve({
      ...read,
      'DELETE customers/customer-1': () =>
        works ? { status: 204 } : { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } },
    });
    show(<CustomerPage />, stage);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover Maria das Dores Araújo?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    const alert = await within(dialog).findByRole('alert');
    expect(within(alert).getByText('Erro')).toBeVisible();
    expect(alert).toHaveTextContent('Erro ao remover cliente');
    works = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('another screen')).toBeVisible();
  });

  it('is left after one request when it is removed by two clicks at once', async () => {
    const calls = serve({ ...read, 'DELETE customers/customer-1': { status: 204 } });
    show(<CustomerPage />, stage);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover Maria das Dores Araújo?' });
    const remove = within(dialog).getByRole('button', { name: 'Remover' });
    fireEvent.click(remove);
    fireEvent.click(remove);
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE customers/customer-1']);
  });

  it('is left as removed when somebody else removed the client meanwhile', async () => {
    const gone = { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } };
    serve({ ...read, 'DELETE customers/customer-1': gone });
    show(<CustomerPage />, stage);
    await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover Maria das Dores Araújo?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('another screen')).toBeVisible();
  });

  it('prints no button, and every calculation however many pages the screen has', async () => {
    const calculations = Array.from({ length: 12 }, (_, number) => ({
      id: `k${number}`,
      name: `Cálculo ${number}`,
      regimeType: 'RPPS' as const,
      regime: null,
      createdAt: '2026-11-01T12:00:00.000Z',
      updatedAt: `2026-11-${10 + number}T12:00:00.000Z`,
    }));
    serve({ ...read, 'GET customers/customer-1': { body: { customer: aCustomer({ calculations }) }, etag: '"7"' } });
    show(<CustomerPage />, stage);
    expect(await screen.findByRole('link', { name: 'Cálculo 11' })).toBeVisible();
    const rows = screen.getAllByRole('row').filter((row) => row.closest('thead') === null);
    expect(rows.map((row) => row.classList.contains('only-print'))).toEqual([
      ...Array.from({ length: 10 }, () => false),
      true,
      true,
    ]);
    for (const button of screen.getAllByRole('button')) {
      const isSortOfHead = button.closest('thead') !== null;
      const isFold = button.textContent === 'Dados do cliente';
      expect(isSortOfHead || isFold || button.closest('.no-print') !== null, button.outerHTML).toBe(true);
    }
  });

  it('says so when the client is gone', async () => {
    serve({ 'GET customers/customer-1': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } } });
    show(<CustomerPage />, stage);
    expect(await screen.findByText('Este cliente não existe mais')).toBeVisible();
  });

  it('sends the revision that was read and returns to the view', async () => {
    const seen: (string | null)[] = [];
    serve({
      ...read,
      'PUT customers/customer-1': (request) => {
        seen.push(request.headers.get('If-Match'));
        return { body: { customer }, etag: '"8"' };
      },
    });
    show(<CustomerPage />, editing);
    await userEvent.type(await screen.findByLabelText('Cidade'), ' (SP)');
    await save();
    expect(await screen.findByText('Cliente salvo com sucesso')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
    expect(seen).toEqual(['"7"']);
  });

  it('refuses on leaving a field what the server would refuse', async () => {
    serve(read);
    show(<CustomerPage />, editing);
    const email = await screen.findByLabelText('E-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'maria@');
    await userEvent.clear(screen.getByLabelText(/Profissão atual/));
    await userEvent.tab();
    expect(await screen.findByText('E-mail inválido')).toBeVisible();
    expect(await screen.findByText('Campo obrigatório')).toBeVisible();
  });

  it('asks for the details of a disablement only where there is one', async () => {
    serve(read);
    show(<CustomerPage />, editing);
    const disablement = await screen.findByRole('checkbox', { name: /incapacidade permanente/ });
    expect(screen.queryByLabelText(/Dt. da invalidez/)).toBeNull();
    await userEvent.click(disablement);
    expect(screen.getByRole('checkbox', { name: /Invalidez em serviço/ })).not.toBeChecked();
    await save();
    expect(await screen.findByText('Campo obrigatório')).toBeVisible();
  });

  it('puts the sentences of a refusal under their fields', async () => {
    serve({
      ...read,
      'PUT customers/customer-1': {
        status: 422,
        body: {
          err: 'ValidationError',
          errorMessage: 'Há campos a corrigir',
          fields: { 'customer.city': 'Valor inválido' },
        },
      },
    });
    show(<CustomerPage />, editing);
    await screen.findByLabelText('Cidade');
    await save();
    expect(await screen.findByText('Valor inválido')).toBeVisible();
    expect(await screen.findByText('Erro ao salvar o cliente')).toBeVisible();
  });

  it('returns to the view when saving fails, and gives back what was typed', async () => {
    serve({
      ...read,
      'PUT customers/customer-1': { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } },
    });
    show(<CustomerPage />, editing);
    const city = await screen.findByLabelText('Cidade');
    await userEvent.clear(city);
    await userEvent.type(city, 'Santos');
    await save();
    expect(await screen.findByText('Erro ao salvar o cliente')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(await screen.findByLabelText('Cidade')).toHaveValue('Santos');
  });

  it('saves what was typed once the person whose session ended has signed in again', async () => {
    const { user, accountStatus } = aSession();
    const saved: unknown[] = [];
    serve({
      ...read,
      'PUT customers/customer-1': async (request) => {
        if (request.headers.get('Authorization') !== 'Bearer fresh') {
          return { status: 401, body: { err: 'NotAuthenticated', errorMessage: 'Sua sessão terminou.' } };
        }
        saved.push(await request.json());
        return { body: { customer }, etag: '"8"' };
      },
      'POST auth/login': {
        body: {
          token: 'fresh',
          user,
          accountStatus,
          accountStatusCause: null,
          credentialChangeRequired: false,
          secondFactor: false,
        },
      },
    });
    show(<CustomerPage />, editing);
    const city = await screen.findByLabelText('Cidade');
    await userEvent.clear(city);
    await userEvent.type(city, 'Santos');
    await save();
    const asked = within(await screen.findByRole('dialog', { name: 'Entre de novo para continuar' }));
    expect(city).toHaveValue('Santos');
    expect(screen.queryByText('Erro ao salvar o cliente')).toBeNull();
    await userEvent.type(asked.getByLabelText('Senha'), 'segredo{Enter}');
    expect(await screen.findByText('Cliente salvo com sucesso')).toBeVisible();
    expect(saved).toMatchObject([{ customer: { city: 'Santos' } }]);
  });

  it('lets the person decide when somebody else saved first', async () => {
    const seen: (string | null)[] = [];
    let etag = '"7"';
    serve({
      'GET customers/customer-1': () => ({ body: { customer }, etag }),
      'PUT customers/customer-1': (request) => {
        const sent = request.headers.get('If-Match');
        seen.push(sent);
        if (sent === '"7"') {
          etag = '"9"';
          return { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou' } };
        }
        return { body: { customer }, etag: '"10"' };
      },
    });
    show(<CustomerPage />, editing);
    await screen.findByLabelText('Cidade');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'O cadastro foi alterado enquanto você editava' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar as minhas assim mesmo' }));
    await waitFor(() => expect(seen).toEqual(['"7"', '"9"']));
  });

  /** Somebody else saved at "9" what this page read at "7". */
  const savedMeanwhile = (conflicts: object[]) => {
    const sent: [string | null, unknown][] = [];
    serve({
      ...read,
      'GET customers/customer-1': () => ({ body: { customer }, etag: sent.length === 0 ? '"7"' : '"9"' }),
      'PUT customers/customer-1': async (request) => {
        const revision = request.headers.get('If-Match');
        sent.push([revision, await request.json()]);
        return revision === '"9"'
          ? { body: { customer }, etag: '"10"' }
          : { status: 409, body: { err: 'StaleRevision', errorMessage: 'Mudou', conflicts }, etag: '"9"' };
      },
    });
    return sent;
  };
  const by = { id: 'u2', name: 'Rui' };
  const at = '2026-11-20T13:12:00.000Z';
  const typeCity = async (typed: string) => {
    const city = await screen.findByLabelText('Cidade');
    await userEvent.clear(city);
    await userEvent.type(city, typed);
    await save();
  };

  it('sends what was changed alone, beside what somebody else changed meanwhile, and says so', async () => {
    const sent = savedMeanwhile([{ field: 'currentProfession', by, at, theirs: 'Médica' }]);
    show(<CustomerPage />, editing);
    await typeCity('Santos');
    expect(await screen.findByText('Enquanto isso, Rui alterou Profissão atual: ficou como foi salvo.')).toBeVisible();
    expect(sent).toEqual([
      ['"7"', { customer: { city: 'Santos' } }],
      ['"9"', { customer: { city: 'Santos' } }],
    ]);
  });

  it('asks field by field where both changed the same one, and touches no other', async () => {
    const sent = savedMeanwhile([
      { field: 'currentProfession', by, at, theirs: 'Médica' },
      { field: 'city', by, at, theirs: null },
    ]);
    show(<CustomerPage />, editing);
    await typeCity('Santos');
    const dialog = within(await screen.findByRole('dialog', { name: 'O cadastro foi alterado enquanto você editava' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CidadeSalvo agora: em branco (Rui, 20/11/2026 10:12)Você digitou: Santos',
      'Profissão atualSalvo agora: Médica (Rui, 20/11/2026 10:12)Você digitou: você não mexeu: fica como está salvo',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar as minhas assim mesmo' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(['"9"', { customer: { city: 'Santos' } }]));
  });

  it('asks before Cancelar throws away what was typed', async () => {
    serve(read);
    show(<CustomerPage />, editing);
    const city = await screen.findByLabelText('Cidade');
    await userEvent.type(city, ' (SP)');
    const cancel = screen.getByRole('button', { name: 'Cancelar' });
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(city).toHaveValue('São Paulo (SP)');
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
  });

  it('leaves an unchanged form without a question', async () => {
    serve(read);
    show(<CustomerPage />, editing);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
  });

  it('asks before the panel of a new calculation throws away what was typed, and not when another form opens', async () => {
    serve({ ...read, 'GET regimes': { body: { regimes: [] } } });
    show(<CustomerPage />, { ...stage, at: '/customer/customer-1?calculation=new' });
    await userEvent.type(await screen.findByLabelText('Nome do cálculo *'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Editar' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cancelar' }))[0] ?? document.body);
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(screen.queryByLabelText('Nome do cálculo *')).toBeNull());
  });

  it('asks before a changed form is left', async () => {
    serve(read);
    const { router } = show(<CustomerPage />, editing);
    await userEvent.type(await screen.findByLabelText('Cidade'), 'x');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    expect(router.state.location.pathname).toBe('/customer/customer-1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair sem salvar' }));
    expect(await screen.findByText('another screen')).toBeVisible();
  });
});
