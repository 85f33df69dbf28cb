import type { HistoryEntry } from '../../../domain/api/history.ts';

/** An invented entry, for tests. */
export const anEntry = (over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  revision: 1,
  at: '2026-11-20T12:00:00.000Z',
  by: { id: 'u1', name: 'Ana Teste' },
  event: 'CalculationEdited',
  summary: 'Dados do cálculo alterados: UF',
  changes: [{ field: 'state', label: 'UF', record: null, from: null, to: 'SC – Santa Catarina' }],
  ...over,
});
