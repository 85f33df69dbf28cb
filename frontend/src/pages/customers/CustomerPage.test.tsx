import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCustomer } from '../../customers/customer.fake.ts';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import CustomerPage from './CustomerPage.tsx';
import { read, stage } from './customer-page.fake.ts';

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
});
