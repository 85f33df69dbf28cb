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

  it('say when they last changed what the law computes with, which the SELIC is not', () => {
    const selic = (date: string): Happened => [
      'indexes',
      {
        type: 'IndexesPublished',
        data: { date, indexes: [], selic: [[2026, 10, 1.1]], minSalaryInCents: null, maxSalaryInCents: null },
      },
    ];
    specifyProjection(indexesProjection)
      .given(published('11/2026', [[1994, 7, 9]], 151_800), selic('11/2026'), selic('10/2026'), [
        'indexes',
        { type: 'IndexesWithdrawn', data: { date: '10/2026' } },
      ])
      .thenDocuments({ id: '2026-11', factsRevision: 0 }, { id: '2026-10', factsRevision: -1 });
    specifyProjection(indexesProjection)
      .given(published('11/2026', [[1994, 7, 9]], 151_800), selic('11/2026'), [
        'indexes',
        { type: 'IndexesWithdrawn', data: { date: '11/2026' } },
      ])
      .thenDocuments({ id: '2026-11', factsRevision: 2 });
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
