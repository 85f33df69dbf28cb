import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../../../domain/api/accounts.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import AccountsPage from './AccountsPage.tsx';
import { account } from './accounts.fake.ts';

describe('the accounts', () => {
  let accounts: Account[];
  let calls: string[];
  /** Of an administrator: closing it changes nothing. */
  let stays: boolean;
  const bodies: unknown[] = [];
  const answer = (id: string, change: Partial<Account>) => {
    accounts = accounts.map((known) => (known.id === id ? { ...known, ...change } : known));
    return { body: { account: accounts.find((known) => known.id === id) } };
  };
  const open = async () => {
    show(<AccountsPage />);
    await screen.findByRole('table', { name: 'Contas' });
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    stays = false;
    bodies.length = 0;
    accounts = [
      account('a', { name: 'Prado' }),
      account('b', { name: 'Lima', licenceExpiryDate: '2020-01-31', status: 'INACTIVE' }),
    ];
    calls = serve({
      'GET accounts': () => ({ body: { accounts } }),
      'PUT accounts/a/inactivate': () => answer('a', stays ? {} : { status: 'INACTIVE' }),
      'PUT accounts/b/activate': () => answer('b', {}),
      'PUT accounts/b': async (request) => {
        bodies.push(await request.json());
        return answer('b', { licenceExpiryDate: '2099-12-31', status: 'ACTIVE' });
      },
      'POST accounts': async (request) => {
        const body = await request.json();
        bodies.push(body);
        return body.email === 'novo@x.test'
          ? { status: 201, body: { account: account('c', { name: 'Nova' }) } }
          : { status: 409, body: { err: 'EmailAlreadyExistsError', errorMessage: 'Email já cadastrado.' } };
      },
    });
  });

  it('are closed after asking, with the name, and read again', async () => {
    await open();
    await press('Desativar Prado');
    await userEvent.click((await dialog('Desativar Prado?')).getByRole('button', { name: 'Cancelar' }));
    expect(calls).toEqual(['GET accounts']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Desativar Prado');
    await userEvent.click((await dialog('Desativar Prado?')).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByRole('button', { name: 'Ativar Prado' })).toBeVisible();
    expect(calls).toEqual(['GET accounts', 'PUT accounts/a/inactivate', 'GET accounts']);
  });

  it('of administrators stay open, and nobody is told that they were closed', async () => {
    stays = true;
    await open();
    await press('Desativar Prado');
    await userEvent.click((await dialog('Desativar Prado?')).getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText(/Prado continua ativa: a conta é de um administrador/)).toBeVisible();
    expect(screen.queryByText('Prado foi desativada')).toBeNull();
  });

  it('that stay closed when they are activated say so, and what is to be done', async () => {
    await open();
    expect(screen.getByText('EXPIRADO em 31/01/2020')).toBeVisible();
    await press('Ativar Lima');
    const asked = await dialog('Ativar Lima?');
    expect(asked.getByText(/terminou em 31\/01\/2020: só ativar não basta/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Ativar' }));
    expect(await screen.findByText(/Lima continua inativa/)).toBeVisible();
  });

  it('get another last day, or none', async () => {
    await open();
    await press('Alterar a validade de Lima');
    const asked = await dialog('Validade da licença de Lima');
    await userEvent.clear(asked.getByLabelText('Último dia da licença'));
    await userEvent.type(asked.getByLabelText('Último dia da licença'), '31122099');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Validade alterada com sucesso!')).toBeVisible();
    expect(screen.getByText('31/12/2099')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Alterar a validade de Lima');
    await userEvent.clear((await dialog('Validade da licença de Lima')).getByLabelText('Último dia da licença'));
    await press('Salvar');
    await waitFor(() => expect(bodies).toEqual([{ licenceExpiryDate: '2099-12-31' }, { licenceExpiryDate: null }]));
  });

  it('are added with their first user; a refusal says why and keeps what was typed', async () => {
    await open();
    await press('Nova conta');
    const asked = await dialog('Nova conta');
    await userEvent.type(asked.getByLabelText(/^Nome/), 'Nova');
    await userEvent.type(asked.getByLabelText(/^E-mail/), 'velho@x.test');
    await userEvent.type(asked.getByLabelText('Senha *'), 'vento-31-azul');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('Request failed: Email já cadastrado.')).length).toBeGreaterThan(0);
    await userEvent.clear(asked.getByLabelText(/^E-mail/));
    await userEvent.type(asked.getByLabelText(/^E-mail/), 'novo@x.test');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Conta criada com sucesso!')).toBeVisible();
    expect(bodies.at(-1)).toEqual({
      name: 'Nova',
      email: 'novo@x.test',
      password: 'vento-31-azul',
      licenceExpiryDate: '',
      passwordChangeRequired: true,
    });
  });

  it('are not made with a licence that is over', async () => {
    await open();
    await press('Nova conta');
    const asked = await dialog('Nova conta');
    await userEvent.type(asked.getByLabelText('Último dia da licença'), '31012020');
    await userEvent.click(asked.getByRole('button', { name: 'Salvar' }));
    expect(await asked.findByText('Esta data já passou: a conta nasceria sem acesso.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('are ordered from each column head but that of the actions', async () => {
    await open();
    const heads = ['Nome', 'E-mail', 'Validade', 'Status'];
    for (const name of heads) expect(screen.getByRole('button', { name })).toBeVisible();
    await press('Validade');
    const [, first] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Lima');
  });
});
