import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RecomputationAnswer } from '../../../domain/api/recomputations.ts';
import { show } from '../shared/testing/render.tsx';
import { RecomputationPanel } from './RecomputationPanel.tsx';

const running: RecomputationAnswer = {
  status: 'running',
  total: 1000,
  done: 250,
  failed: 0,
  startedAt: '2026-11-20T15:00:00.000Z',
};

/** A server whose stream stays open, and what it was told to do. */
const serving = (run: RecomputationAnswer): string[] => {
  const told: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const action = /current\/(stop|resume)$/.exec(address)?.[1];
    if (action !== undefined) {
      told.push(action);
      return Response.json({ ...run, status: action === 'stop' ? 'stopped' : 'running' });
    }
    const line = new TextEncoder().encode(`data: ${JSON.stringify(run)}\n\n`);
    return new Response(new ReadableStream({ start: (controller) => controller.enqueue(line) }));
  });
  return told;
};

it('the administrator sees how far it is, stops it and resumes it', async () => {
  const told = serving(running);
  show(<RecomputationPanel />);
  expect(await screen.findByRole('status')).toHaveTextContent('Em andamento · 250 de 1.000 cálculos');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await userEvent.click(screen.getByRole('button', { name: 'Interromper' }));
  expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Interrompido');
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('button', { name: 'Interromper' })).toBeVisible();
  expect(told).toEqual(['stop', 'resume']);
});

it('what could not be computed is said, and there is nothing to stop once it is done', async () => {
  serving({ ...running, status: 'done', done: 1000, failed: 1 });
  show(<RecomputationPanel />);
  expect(await screen.findByText(/1 cálculo não pôde ser refeito/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
