import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSession } from '../app/session/session.fake.ts';
import { serve, show } from '../shared/testing/render.tsx';
import HomePage from './HomePage.tsx';

describe('the first screen', () => {
  it('asks to wait while the payment is being confirmed', async () => {
    serve({});
    show(<HomePage />, { session: aSession({}, 'PENDING') });
    expect(
      await screen.findByText(
        'Aguardando confirmação do pagamento. Se você já fez o pagamento, aguarde ou entre em contato.',
      ),
    ).toBeVisible();
  });

  it('shows the open invoices of a suspended account with the code to pay them', async () => {
    serve({
      'GET payments': {
        body: {
          payments: [
            { id: 'p1', value: 250, status: 'OVERDUE', originalDueDate: '2026-11-01' },
            { id: 'p2', value: 250, status: 'PENDING', originalDueDate: '2026-12-01' },
            { id: 'p3', value: 250, status: 'RECEIVED', originalDueDate: '2026-10-01' },
          ],
        },
      },
      'GET subscription/paymentInfo/p1': { body: { copyAndPaste: '000201PIX', qrCode: 'iVBORw0KGgo=' } },
    });
    show(<HomePage />, { session: aSession({}, 'INACTIVE') });
    expect(await screen.findByText('R$ 250,00, vencimento em 01/11/2026')).toBeVisible();
    expect(screen.getByText('PENDENTE')).toBeVisible();
    expect(screen.queryByText(/01\/10\/2026/)).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Pagar com PIX' })[0] ?? document.body);
    expect(await screen.findByRole('img', { name: 'QR code do PIX' })).toBeVisible();
    expect(screen.getByLabelText('Código copia e cola')).toHaveValue('000201PIX');
  });

  it('ignores a failure to read the invoices and points to the support', async () => {
    serve({ 'GET payments': { status: 404, body: { err: 'NotFound', errorMessage: 'Não encontrado' } } });
    show(<HomePage />, { session: aSession({}, 'INACTIVE') });
    expect(await screen.findByText('Seu acesso está suspenso')).toBeVisible();
  });

  it.each(['ACTIVE', 'ONLY_TRIAL'] as const)('is the list of clients for %s', async (status) => {
    serve({ 'GET customers': { body: { customers: [], pagination: { page: 1, limit: 100, totalCount: 0 } } } });
    show(<HomePage />, { session: aSession({}, status) });
    expect(await screen.findByLabelText('Buscar cliente')).toBeVisible();
  });
});
