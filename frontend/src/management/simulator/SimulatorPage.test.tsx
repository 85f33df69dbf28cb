import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { serve } from '../../data/testing/serve.ts';
import { show } from '../../shared/testing/render.tsx';
import SimulatorPage from './SimulatorPage.tsx';

const answer = (status: 'PENDING' | 'RECEIVED', stopped = false) => ({
  body: {
    stopped,
    customers: [
      {
        id: 'cus_1',
        accountId: 'a1',
        name: 'Rita Fictícia',
        payments: [
          {
            id: 'pay_1',
            value: 2700,
            dueDate: '2026-11-20',
            billing: 'PIX',
            status,
            refused: false,
            actions: status === 'PENDING' ? ['confirm', 'overdue'] : ['refund'],
          },
        ],
      },
    ],
  },
});

let calls: string[];
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  calls = serve({
    'GET simulator': answer('PENDING', true),
    'POST simulator/payments/pay_1': async (request) => {
      sent.push(await request.json());
      return answer('RECEIVED');
    },
    'POST simulator/accounts/a1/time': async (request) => {
      sent.push(await request.json());
      return answer('PENDING');
    },
    'POST simulator/resume': answer('PENDING'),
  });
});

it('shows what was charged, and what may happen to it', async () => {
  show(<SimulatorPage />);
  const rita = within(await screen.findByRole('region', { name: 'Rita Fictícia' }));
  expect(rita.getByText('R$ 2.700,00')).toBeVisible();
  expect(rita.getByText('Pendente')).toBeVisible();
  await userEvent.click(rita.getByRole('button', { name: 'Confirmar R$ 2.700,00 com vencimento em 20/11/2026' }));
  expect(await rita.findByText('Recebido')).toBeVisible();
  expect(rita.queryByRole('button', { name: /^Confirmar/ })).not.toBeInTheDocument();
  expect(sent).toEqual([{ action: 'confirm' }]);
});

it('lets time pass for an account', async () => {
  show(<SimulatorPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Passar' }));
  expect(sent).toEqual([{ days: 8 }]);
});

it('says when the reports have stopped, and sends them again', async () => {
  show(<SimulatorPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar de novo' }));
  await expect.poll(() => screen.queryByText(/quinze falhas/)).toBeNull();
  expect(calls).toContain('POST simulator/resume');
});
