import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalculationChange } from '../../../domain/api/recomputations.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import ChangesPage from './ChangesPage.tsx';
import { RecentChanges } from './RecentChanges.tsx';

const change: CalculationChange = {
  calculationId: 'k1',
  calculationName: 'Planejamento',
  customerId: 'c1',
  customerName: 'Ana Souza',
  regimeType: 'RPPS',
  ruleId: 'ec103-art4',
  ruleName: 'Transição por pontos',
  before: { date: '2031-05-04', value: 4000 },
  after: { date: '2031-05-04', value: 4120.5 },
  others: 2,
  cause: 'índices de 10/2026',
  at: '2026-11-20T15:00:00.000Z',
};
const answer = (...changes: CalculationChange[]) => ({
  'GET calculation-changes': { body: { changes, pagination: { page: 1, limit: 50, totalCount: changes.length } } },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00.000Z') });
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

describe('what changed', () => {
  it('shows what was, what is and why, and leads to the rule among the others', async () => {
    serve(answer(change));
    show(<ChangesPage />);
    expect(await screen.findByRole('img', { name: 'de R$ 4.000,00 para R$ 4.120,50' })).toBeVisible();
    expect(screen.getByText('04/05/2031')).toBeVisible();
    expect(screen.getByText('índices de 10/2026')).toBeVisible();
    expect(screen.getByText('RPPS · e 2 outras regras')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Transição por pontos' })).toHaveAttribute(
      'href',
      '/customer/c1/calculations/k1/future-rules?regime=RPPS',
    );
  });

  it('says where a right was lost or has no estimate, never zero', async () => {
    serve(answer({ ...change, after: { date: null, value: null } }));
    show(<ChangesPage />);
    expect(await screen.findByRole('img', { name: 'de 04/05/2031 para sem direito' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'de R$ 4.000,00 para sem estimativa' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Transição por pontos' })).toHaveAttribute(
      'href',
      '/customer/c1/calculations/k1/rules-not-applicable?regime=RPPS',
    );
  });

  it('asks for the last thirty days, and for all on request', async () => {
    const calls = serve(answer());
    show(<ChangesPage />);
    expect(await screen.findByRole('heading', { name: 'Nada mudou' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Período' }));
    await userEvent.click(screen.getByRole('option', { name: 'Tudo o que está guardado' }));
    await screen.findByRole('heading', { name: 'Nada mudou' });
    expect(calls).toEqual([
      'GET calculation-changes?since=2026-10-23&page=1&limit=50',
      'GET calculation-changes?page=1&limit=50',
    ]);
  });
});

describe('on the first screen', () => {
  it('the latest stand with the way to all of them', async () => {
    serve(answer(change));
    show(<RecentChanges />);
    await userEvent.click(await screen.findByRole('button', { name: 'O que mudou' }));
    expect(screen.getByRole('link', { name: 'Ana Souza' })).toBeVisible();
    expect(screen.getByText('R$ 4.000,00 → R$ 4.120,50 · índices de 10/2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver a mudança' })).toHaveAttribute('href', '/changes');
  });

  it('nothing stands where nothing changed', async () => {
    const calls = serve(answer());
    show(<RecentChanges />);
    await expect.poll(() => calls.length).toBe(1);
    expect(screen.queryByRole('heading', { name: 'O que mudou' })).toBeNull();
  });
});
