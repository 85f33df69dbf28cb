import { describe, it } from 'vitest';
import type { Happened } from '../testing/specify-projection.ts';
import { specifyProjection } from '../testing/specify-projection.ts';
import { indexesProjection } from './project.ts';

const published = (date: string, indexes: [number, number, number][], minSalaryInCents: number | null): Happened => [
  'indexes',
  { type: 'IndexesPublished', data: { date, indexes, minSalaryInCents, maxSalaryInCents: null } },
];

describe('the published indexes', () => {
  it('are one table per reference month, the newest replacing older ones', () => {
    specifyProjection(indexesProjection)
      .given(
        published('11/2026', [[1994, 7, 9]], 151_800),
        published('10/2026', [[1994, 7, 8]], null),
        published('11/2026', [[1994, 8, 7]], null),
      )
      .thenDocuments(
        {
          id: '2026-11',
          date: '11/2026',
          minSalary: 1518,
          maxSalary: null,
          indexes: [{ year: 1994, month: '08', index: 7 }],
        },
        { id: '2026-10', date: '10/2026', minSalary: null, indexes: [{ year: 1994, month: '07', index: 8 }] },
      );
  });

  it('leave an empty document when withdrawn, so that the newest revision stays known', () => {
    specifyProjection(indexesProjection)
      .given(published('11/2026', [[1994, 7, 9]], 151_800), published('10/2026', [[1994, 7, 8]], null), [
        'indexes',
        { type: 'IndexesWithdrawn', data: { date: '11/2026' } },
      ])
      .thenDocuments(
        { id: '2026-11', date: '11/2026', minSalary: null, maxSalary: null, indexes: [] },
        { id: '2026-10' },
      );
  });
});
