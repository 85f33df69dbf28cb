import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import AccountsPage from './AccountsPage.tsx';
import { account, billing, onTheDay, quiet } from './accounts.fake.ts';
import { accountSheet } from './export-accounts.ts';

onTheDay();

describe('the seller, of what went wrong in her shop', () => {
  it('sees why an account ended, what failed and who may be called, and the alarms on top', async () => {
    const left = account('l', {
      name: 'Lima',
      status: 'INACTIVE',
      billing: {
        ...billing,
        surpluses: [...billing.surpluses],
        owed: [...billing.owed],
        differencesPaid: [...billing.differencesPaid],
      },
    });
    serve({ 'GET accounts': { body: { accounts: [left, account('p', { name: 'Prado' })] } } });
    show(<AccountsPage />);
    expect(await screen.findByText('Inativa: Cancelada')).toBeVisible();
    expect(screen.getByText('Saiu em 01/12/2026: “Muito caro”')).toBeVisible();
    expect(screen.getByText('Aceita contato')).toBeVisible();
    expect(screen.getByText('Falha em devolução, em 01/12/2026 09:00: Saldo insuficiente.')).toBeVisible();
    expect(screen.getByText(/recusou ou não confirmou algo de: Lima/)).toBeVisible();
    expect(screen.getByText(/Lima tinha duas cobranças pela mesma compra/)).toBeVisible();
    expect(screen.getByText(/Lima tem R\$\s15,60 a receber por fora: a correção pelo INPC/)).toBeVisible();
    expect(screen.getByText(/Correção de R\$\s7,50 paga por fora, marcada em 13\/10\/2026/)).toBeVisible();
    expect(screen.getByText(/O valor aparece quando a tabela de índices/)).toBeVisible();
    expect(accountSheet.map(({ textOf }) => textOf(left))).toEqual(
      expect.arrayContaining(['Lima', 'Cancelada', '28/12/2026', 'Muito caro', 'Aceita contato']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar só estas contas' }));
    expect(screen.queryByText('Prado')).toBeNull();
    await userEvent.click(screen.getByLabelText('Mostrar'));
    await userEvent.click(await screen.findByRole('option', { name: 'Ativas e em teste' }));
    expect(screen.queryByText('Inativa: Cancelada')).toBeNull();
    expect(screen.getByText('Prado')).toBeVisible();
  });

  it('reads which trouble it was in Portuguese, and that a closed subscription is still charged', async () => {
    const late = account('l', {
      name: 'Lima',
      billing: {
        ...billing,
        cause: null,
        isSubscription: true,
        next: { value: 310, dueOn: '2026-12-28' },
        failure: { at: '2026-12-01T12:00:00.000Z', purpose: 'removal', detail: 'failing' },
        leaving: null,
        surpluses: [],
        owed: [],
        differencesPaid: [],
      },
    });
    serve({ 'GET accounts': { body: { accounts: [late] } } });
    show(<AccountsPage />);
    expect(await screen.findByText(/Falha em remoção de cobrança.*o provedor respondeu com um erro$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desativar Lima' }));
    expect(await screen.findByText(/A assinatura continua: R\$\s310,00 são cobrados no cartão/)).toBeVisible();
  });

  it('notes as paid what was owed, after asking, once, and the alarm goes', async () => {
    const { owed, differencesPaid } = billing;
    const lima = (open: boolean) =>
      account('l', {
        name: 'Lima',
        billing: {
          ...billing,
          surpluses: [],
          owed: open ? [...owed] : owed.slice(1),
          differencesPaid: open ? [] : [...differencesPaid],
        },
      });
    let isOpen = true;
    const bodies: unknown[] = [];
    serve({
      'GET accounts': () => ({ body: { accounts: [lima(isOpen)] } }),
      'PUT accounts/l/difference': async (request) => {
        bodies.push(await request.json());
        isOpen = false;
        return { body: { account: lima(false) } };
      },
    });
    show(<AccountsPage />);
    // Of an amount that is not known yet there is nothing to mark.
    const marks = await screen.findAllByRole('button', { name: /Marcar como paga a correção/ });
    expect(marks).toHaveLength(1);
    for (const mark of marks) await userEvent.click(mark);
    const asked = within(await screen.findByRole('dialog', { name: /já foi paga a Lima/ }));
    expect(asked.getByText(/O Genial não envia este dinheiro/)).toBeVisible();
    await userEvent.dblClick(asked.getByRole('button', { name: 'Marcar como paga' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Marcar como paga a correção/ })).toBeNull());
    expect(bodies).toEqual([{ paidOn: '2026-11-25', refundedOn: '2026-12-02', amount: 15.6 }]);
  });

  it('is told of what was charged twice for a month, and reads it in the list from then on', async () => {
    const given = (id: string, name: string, at: string) =>
      account(id, { name, billing: { ...quiet, surpluses: [{ at, amount: 310, done: 'refunded' as const }] } });
    const accounts = [given('l', 'Lima', '2026-12-01T12:00:00.000Z'), given('m', 'Melo', '2026-10-01T12:00:00.000Z')];
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />);
    expect(await screen.findByText(/^Lima tinha duas cobranças/)).toBeVisible();
    expect(screen.queryByText(/^Melo tinha duas cobranças/)).toBeNull();
    expect(screen.getByText(/^Cobrança repetida de R\$\s310,00 devolvida em 01\/10\/2026$/)).toBeVisible();
  });

  it('reads five names of those whose charge failed, and how many others', async () => {
    const failure = { at: '2026-12-01T12:00:00.000Z', purpose: 'charge', detail: null };
    const accounts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => account(id, { billing: { ...quiet, failure } }));
    serve({ 'GET accounts': { body: { accounts } } });
    show(<AccountsPage />);
    expect(await screen.findByText(/Conta d, Conta e e mais 2\. O motivo/)).toBeVisible();
  });
});
