import { expect, it } from 'vitest';
import { auditOf } from './audit.ts';

const published = (
  indexes: [number, number, number][],
  minSalaryInCents: number | null,
  maxSalaryInCents: number | null,
) =>
  auditOf({
    type: 'IndexesPublished',
    data: { date: '02/2026', indexes, minSalaryInCents, maxSalaryInCents },
  });

it('the audit says which of the values of a month were published', () => {
  expect(published([[2026, 1, 1.0039]], null, null)).toEqual(['index', 'Publicação de 02/2026: tabela de índices']);
  expect(published([], 162_100, null)?.[1]).toMatch(/^Publicação de 02\/2026: salário mínimo de R\$\s1\.621,00$/);
  expect(
    auditOf({
      type: 'IndexesPublished',
      data: { date: '02/2026', indexes: [], selic: [[2026, 1, 1.05]], minSalaryInCents: null, maxSalaryInCents: null },
    }),
  ).toEqual(['index', 'Publicação de 02/2026: taxa SELIC']);
  expect(published([[2026, 1, 1]], 162_100, 847_555)?.[1]).toMatch(/tabela de índices, salário mínimo de .*, teto de /);
});
