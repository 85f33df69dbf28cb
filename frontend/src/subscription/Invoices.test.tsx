import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { declined, invoice, overdue, subscription } from '../../../domain/api/subscription.fake.ts';
import { paperOf } from './receipt.ts';
import { onTheDay, open, press, row } from './subscription.fake.tsx';

onTheDay();

describe('an invoice on the page of a subscription', () => {
  it.each([
    ['ONLY_TRIAL', /Período de teste, com cobrança recusada/],
    ['PENDING', /o acesso à calculadora começa ou volta com a confirmação/],
    ['OVERDUE', /Ativa, com cobrança recusada/],
  ] as const)('of %s whose card was refused says so on the day, and how to pay', async (state, sentence) => {
    const next = { date: '2026-11-28', amount: 310, cardEnding: '7777' };
    open(subscription({ state, next, invoices: [declined] }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Recusada no cartão')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar agora' })).toBeVisible();
    expect(await row('A pagar')).toBe('R$ 310,00, até 28/11/2026');
    expect(screen.queryByText(/Será cobrada|no cartão final|vencida/)).toBeNull();
    await press('Trocar cartão');
    expect(await screen.findByText(/A fatura que está a pagar não é cobrada nele/)).toBeVisible();
  });

  it('lets an overdue month be paid by PIX', async () => {
    const calls = open(subscription({ state: 'OVERDUE', invoices: [overdue] }), {
      'POST subscription/payments/pay_1/pay': {
        body: { subscription: subscription(), pix: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } },
      },
    });
    await press('Pagar agora');
    const pay = await screen.findByRole('button', { name: 'Gerar o código PIX' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    expect(await screen.findByLabelText('Código copia e cola')).toHaveValue('000201PIX');
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('says before a card is typed that it pays the invoice in one, whatever the plan was bought in', async () => {
    open(subscription({ state: 'OVERDUE', invoices: [overdue] }));
    await press('Pagar agora');
    await userEvent.click(await screen.findByRole('radio', { name: 'Cartão' }));
    expect(await screen.findByText(/cobrada de uma vez, em uma parcela só/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'PIX' }));
    expect(screen.queryByText(/em uma parcela só/)).toBeNull();
  });

  it('says in its dialog that a payment was refused, where it stays until it is sent again', async () => {
    open(subscription({ state: 'OVERDUE', invoices: [overdue] }), {
      'POST subscription/payments/pay_1/pay': {
        status: 409,
        body: { err: 'PaymentNotPayable', errorMessage: 'Esta fatura já não se paga por aqui.' },
      },
    });
    await press('Pagar agora');
    await press('Gerar o código PIX');
    const dialog = within(await screen.findByRole('dialog', { name: /^Pagar/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Esta fatura já não se paga por aqui.');
  });

  it('offers nothing to pay of what the card is charged by itself', async () => {
    open(subscription({ invoices: [invoice()] }));
    expect(await screen.findByText('Será cobrada no cartão')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pagar agora' })).toBeNull();
  });
});

it('a receipt names what was paid, for what time, by whom and to whom', () => {
  const seller = { name: 'Genial Ltda.', document: '11222333000181', address: 'Rua Inventada, 10', email: 'a@b.test' };
  const payer = { name: 'Rita Fictícia', document: '52998224725' };
  const payment = { date: '2026-12-03', by: 'PIX' } as const;
  const paper = paperOf(invoice({ status: 'RECEIVED', payment }), payer, seller);
  expect(paper[1]).toBe(
    'Recebemos R$ 310,00, em 03/12/2026, por PIX, pelo plano Gênio mensal, assinatura no cartão, período de 28/11/2026 a 28/12/2026.',
  );
  expect(paper).toContain('Cliente: Rita Fictícia, CPF 529.982.247-25');
  expect(paper.at(-1)).toContain('CNPJ 11.222.333/0001-81');
  expect(paperOf(invoice(), payer, null)[0]).toBe('Fatura');
  expect(paperOf(invoice({ status: 'REFUNDED', disputed: true }), payer, null)[2]).toContain('Contestada no cartão');
});
