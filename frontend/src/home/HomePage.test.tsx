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

  it('begins with who can retire soon, and gives it as a calendar', async () => {
    const soon = {
      id: 'c1',
      name: 'Ana Souza',
      birthDate: '1964-03-10',
      state: 'SP',
      createdAt: '2026-10-01T12:00:00.000Z',
      lastCalculationAt: null,
      calculationsCount: 1,
      status: 'client',
      nextRetirement: { date: '2027-03-01', regimeType: 'RPPS', calculationId: 'k1' },
    };
    const calls = serve({
      'GET customers': ({ url }) => ({
        body: {
          customers: url.includes('retirement=soon') ? [soon] : [],
          pagination: { page: 1, limit: 100, totalCount: url.includes('retirement=soon') ? 7 : 0 },
        },
      }),
      'GET customers/calendar': { status: 503, body: { err: 'StoreUnavailable', errorMessage: 'Fora do ar' } },
    });
    show(<HomePage />);
    expect(await screen.findByRole('heading', { name: 'Próximas aposentadorias' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ana Souza' })).toHaveAttribute('href', '/customer/c1');
    expect(screen.getByText(/01\/03\/2027/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as 7 na lista' })).toBeVisible();
    expect(calls).toContain('GET customers?retirement=soon&sortBy=nextRetirement&page=1&limit=4');
    await userEvent.click(screen.getByRole('button', { name: 'Calendário (.ics)' }));
    expect(await screen.findByText('Erro ao exportar o calendário')).toBeVisible();
  });

  it.each(['ACTIVE', 'ONLY_TRIAL'] as const)('is the list of clients for %s', async (status) => {
    serve({ 'GET customers': { body: { customers: [], pagination: { page: 1, limit: 100, totalCount: 0 } } } });
    show(<HomePage />, { session: aSession({}, status) });
    expect(await screen.findByLabelText('Buscar cliente')).toBeVisible();
  });
});
