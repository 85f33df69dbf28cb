import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCustomer } from '../../customers/customer.fake.ts';
import { aSession } from '../../data/session/session.fake.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CustomerPage from './CustomerPage.tsx';
import { read, stage } from './customer-page.fake.ts';

const customer = aCustomer();
const editing = { ...stage, at: '/customer/customer-1?mode=edit' };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

describe('the form of a client', () => {
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

  it('asks nothing about what stands already as it was typed: the answer to its own save was lost', async () => {
    const sent = savedMeanwhile([{ field: 'city', by, at, theirs: 'Santos' }]);
    show(<CustomerPage />, editing);
    await typeCity('Santos');
    expect(await screen.findByText('Cliente salvo com sucesso')).toBeVisible();
    expect(sent.map(([revision]) => revision)).toEqual(['"7"', '"9"']);
    expect(screen.queryByText(/^Enquanto isso/)).toBeNull();
    expect(screen.queryByText(/foi alterado enquanto você editava/)).toBeNull();
  });

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
