import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../../domain/api/auth.ts';
import { aSession } from '../../data/session/session.fake.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import { usersWorkbook } from './export-users.ts';
import UsersPage from './UsersPage.tsx';

const user = (id: string, changes: Partial<User> = {}): User => ({ ...aSession().user, id, ...changes });
const joana = user('u1', { name: 'Joana', lastActionAt: '2026-11-20T12:00:00.000Z' });
const atila = user('u2', { name: 'Átila', phone: null, active: false, lastActionAt: null, role: 'admin' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const rowsOf = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

describe('the list of users', () => {
  beforeEach(() => {
    serve({ 'GET users': { body: { users: [joana, atila] } } });
    show(<UsersPage />);
  });

  it('says of each how to reach them, whether they may sign in, and what they did last', async () => {
    expect(await rowsOf()).toEqual([
      'ÁtilaAdministradorhelena@prado.test---Inativo---',
      'Joanahelena@prado.test(11) 98765-4321Ativo20/11/2026 09:00',
    ]);
    expect(screen.getByRole('link', { name: 'Editar Joana' })).toHaveAttribute('href', '/users/u1/edit');
    expect(screen.getByRole('link', { name: 'Novo Usuário' })).toHaveAttribute('href', '/users/new/edit');
  });

  it('is searched without accents, and ordered from a column head', async () => {
    await screen.findByRole('link', { name: 'Joana' });
    await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
    expect((await rowsOf())[0]).toContain('Joana');
    await userEvent.type(screen.getByLabelText('Buscar por nome, e-mail ou telefone'), 'atil');
    expect(await rowsOf()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(await rowsOf()).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Buscar por nome, e-mail ou telefone'), 'zzz');
    expect(await screen.findByText('Nenhum usuário encontrado')).toBeVisible();
  });
});

it('tells when the users cannot be read, and tries again', async () => {
  let broken = true;
  serve({
    'GET users': () =>
      broken ? { status: 403, body: { err: 'Forbidden', errorMessage: 'Não' } } : { body: { users: [joana] } },
  });
  show(<UsersPage />);
  const alert = await screen.findByRole('alert');
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: 'Joana' })).toBeVisible();
});

it('has twenty rows a page, which whoever comes back finds as it was', async () => {
  const many = Array.from({ length: 45 }, (_, at) => user(`u${at}`, { name: `Usuário ${at}` }));
  serve({ 'GET users': { body: { users: many } } });
  const { router } = show(<UsersPage />);
  expect(await rowsOf()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Ir para a próxima página' }));
  expect((await rowsOf())[0]).toContain('Usuário 20');
  expect(screen.getByText('21 a 40 de 45')).toBeVisible();
  await router.navigate('/elsewhere');
  await router.navigate(-1);
  expect((await rowsOf())[0]).toContain('Usuário 20');
});

it('is the spreadsheet that the button downloads', () => {
  const sheet = usersWorkbook([joana, atila]).getWorksheet('Usuários');
  expect(sheet?.getRow(1).values).toEqual([undefined, 'Nome', 'E-mail', 'Telefone', 'Status', 'Última ação']);
  expect(sheet?.getRow(3).values).toEqual([undefined, 'Átila', 'helena@prado.test', '---', 'Inativo']);
});
