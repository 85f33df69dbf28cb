import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import AccountsPage from './AccountsPage.tsx';
import { account, lineOf, onTheDay, quiet } from './accounts.fake.ts';
import { accountSheet } from './export-accounts.ts';

onTheDay();

describe('the seller, who looks for an account', () => {
  it('finds who has not paid, by a PIX or by a card, and writes it into the spreadsheet', async () => {
    const late = (id: string, name: string, byCard: boolean) =>
      account(id, { name, billing: { ...quiet, late: { value: 310, dueOn: '2026-12-04', byCard } } });
    const accounts = [late('l', 'Lima', false), late('m', 'Melo', true), account('p', { name: 'Prado' })];
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />, { at: '/?filter=late' });
    expect(await screen.findByText(/^Em atraso: R\$\s310,00, de 04\/12\/2026$/)).toBeVisible();
    expect(screen.getByText(/^Não paga no cartão: R\$\s310,00, de 04\/12\/2026$/)).toBeVisible();
    expect(lineOf('Prado')).toBeNull();
    const { textOf } = accountSheet.find(({ header }) => header === 'Em atraso') ?? {};
    expect(accounts.map((one) => textOf?.(one).slice(0, 9))).toEqual(['Em atraso', 'Não paga ', '']);
  });

  it('finds the list as it was left: filter and search are in the address', async () => {
    const accounts = [account('p', { name: 'Prado', status: 'INACTIVE' }), account('m', { name: 'Melo' })];
    serve({ 'GET accounts': { body: { accounts } } });
    const { router } = show(<AccountsPage />);
    await userEvent.type(await screen.findByLabelText('Buscar por nome ou e-mail'), 'pra');
    await userEvent.click(screen.getByLabelText('Mostrar'));
    await userEvent.click(await screen.findByRole('option', { name: 'Inativas' }));
    expect(router.state.location.search).toBe('?search=pra&filter=inactive');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await screen.findByText('another screen');
    await router.navigate(-1);
    expect(await screen.findByLabelText('Buscar por nome ou e-mail')).toHaveValue('pra');
    expect(screen.getByLabelText('Mostrar')).toHaveTextContent('Inativas');
    expect([lineOf('Prado') === null, lineOf('Melo') === null]).toEqual([false, true]);
  });

  it('finds the page as it was left', async () => {
    const accounts = Array.from({ length: 45 }, (_, place) => account(`n${String(place).padStart(2, '0')}`));
    serve({ 'GET accounts': { body: { accounts } } });
    const { router } = show(<AccountsPage />, { at: '/?filter=active' });
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
    expect(router.state.location.search).toBe('?filter=active&page=2');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await screen.findByText('another screen');
    await router.navigate(-1);
    await screen.findByLabelText('Mostrar');
    expect(lineOf('Conta n20')).toBeVisible();
    expect(lineOf('Conta n00')).toBeNull();
  });

  it('searches all pages, and sees what is found from the first one on', async () => {
    const accounts = Array.from({ length: 45 }, (_, place) => account(`n${String(place).padStart(2, '0')}`));
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ir para a próxima página' }));
    expect(lineOf('Conta n20')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Buscar por nome ou e-mail'), 'conta');
    expect(lineOf('Conta n00')).toBeVisible();
  });
});
