import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCustomer } from '../../customers/customer.fake.ts';
import { type Answers, serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import NewCustomerPage from './NewCustomerPage.tsx';

const open = (answers: Answers = {}) => {
  const calls = serve(answers);
  return { calls, ...show(<NewCustomerPage />, { at: '/customer/new?mode=edit', path: '/customer/new' }) };
};

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Nome *'), 'Maria Nova');
  await userEvent.type(screen.getByLabelText('Dt. Nascimento *'), '10031964');
  await userEvent.click(screen.getByLabelText('Sexo *'));
  await userEvent.click(await screen.findByRole('option', { name: 'Mulher' }));
  await userEvent.type(screen.getByLabelText('Profissão atual *'), 'Professora');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a new client', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('leaves nothing behind when its form is left', async () => {
    const { calls, router } = open();
    await waitFor(() => expect(screen.getByLabelText('Nome *')).toHaveFocus());
    await press('Cancelar');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(calls).toEqual([]);
  });

  it('leaves the first heading to the frame around it, so that there is one', async () => {
    open();
    await waitFor(() => expect(screen.getByLabelText('Nome *')).toHaveFocus());
    expect(screen.getAllByText('Novo cliente')).not.toEqual([]);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('is created by the first save, and its page opened', async () => {
    const seen: unknown[] = [];
    const { router } = open({
      'POST customers': async (request) => {
        seen.push(await request.json());
        return { status: 201, body: { customer: aCustomer({ id: 'made' }) } };
      },
    });
    await fill();
    await press('Salvar');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/customer/made');
    expect(seen).toMatchObject([{ customer: { name: 'Maria Nova', birthDate: '1964-03-10' } }]);
  });

  it('that misses a date has the focus there', async () => {
    const { calls } = open();
    await userEvent.type(screen.getByLabelText('Nome *'), 'Maria Nova');
    await press('Salvar');
    expect(screen.getByLabelText('Dt. Nascimento *')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('without a network is refused at once, and can be saved again', async () => {
    const { router } = open({ 'POST customers': { status: 201, body: { customer: aCustomer({ id: 'made' }) } } });
    await fill();
    const served = fetch;
    onlineManager.setOnline(false);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await press('Salvar');
    expect(await screen.findByText('Erro ao salvar o cliente')).toBeVisible();
    expect(screen.getByText(/Não foi possível falar com o servidor/)).toBeVisible();
    vi.stubGlobal('fetch', served);
    onlineManager.setOnline(true);
    await press('Salvar');
    expect(await screen.findByText('another screen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/customer/made');
  });
});
