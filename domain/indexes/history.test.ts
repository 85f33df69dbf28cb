import { expect, it } from 'vitest';
import { completeTable } from '../law/testing/complete-table.ts';
import { indexHistoryEntry } from './history.ts';

const indexes = (factors: Readonly<Record<string, number | null>> = {}): [number, number, number][] =>
  completeTable('11/2026', factors).indexes.map(({ year, month, index }) => [year, Number(month), index]);

it.each([
  [
    { indexes: indexes(), minSalaryInCents: 162_100, maxSalaryInCents: null },
    'Publicado para 11/2026: tabela com 388 meses, salário mínimo de R$ 1.621,00',
  ],
  [{ indexes: [], minSalaryInCents: null, maxSalaryInCents: 850_000 }, 'Publicado para 11/2026: teto de R$ 8.500,00'],
  [
    {
      indexes: [],
      selic: [
        [2026, 9, 1.1],
        [2026, 10, 1.05],
      ] satisfies [number, number, number][],
      minSalaryInCents: null,
      maxSalaryInCents: null,
    },
    'Publicado para 11/2026: SELIC (de 09/2026 a 10/2026)',
  ],
  [
    { indexes: indexes({ '05/2003': null }), minSalaryInCents: null, maxSalaryInCents: null },
    'Publicado para 11/2026: tabela com 387 meses. A tabela está incompleta e não é usada nos cálculos: faltam 05/2003',
  ],
])('a publication is told with what it said (%#)', (data, summary) => {
  expect(indexHistoryEntry({ type: 'IndexesPublished', data: { date: '11/2026', ...data } }).summary).toBe(summary);
});

it('a withdrawal is told with its month', () => {
  expect(indexHistoryEntry({ type: 'IndexesWithdrawn', data: { date: '11/2026' } })).toEqual({
    event: 'IndexesWithdrawn',
    summary: 'Retirado o que estava publicado para 11/2026',
    date: '11/2026',
    months: 0,
    minSalary: null,
    maxSalary: null,
  });
});
