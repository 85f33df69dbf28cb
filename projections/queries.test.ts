import { describe, expect, it, onTestFinished } from 'vitest';
import { customerListQuery } from '../domain/api/customers.ts';
import { calculationsOfCustomer } from './calculations/query.ts';
import { findCaseFile, findCaseFileOfWorkRecord } from './case-files/query.ts';
import { listCustomers } from './customer-list/query.ts';
import { findCustomer } from './customers/query.ts';
import { publishedIndexes } from './indexes/query.ts';
import { openReadModels } from './read-models.ts';
import { startProjector } from './run.ts';
import * as history from './testing/case-file-history.ts';
import type { Happened } from './testing/specify-projection.ts';
import { temporaryStores, write } from './testing/temporary-stores.ts';

const having = async (...happened: readonly Happened[]) => {
  const stores = await temporaryStores();
  const models = await openReadModels(stores);
  const projector = startProjector(stores, models.projections, { holder: 'test' });
  onTestFinished(() => projector.stop());
  expect(await models.waitFor(await write(stores, happened), 60_000)).toBe(true);
  return models;
};

describe('the list of an account', () => {
  const customers = [
    history.customerCreated('c1', { name: 'Zélia', birthDate: '1950-01-01', state: 'SP' }),
    history.customerCreated('c2', { name: 'álvaro José' }),
    history.customerCreated('c3'),
    history.customerCreated('c4', { name: 'Josefa', birthDate: '1960-01-01' }),
    history.calculationCreated('k1', 'c4'),
  ] as const;
  const namesFor = async (query: object, accountId = 'a1') => {
    const models = await having(...customers);
    const { items, total } = await listCustomers(
      models.customerList,
      accountId,
      customerListQuery.parse(query),
      '2026-11-20',
    );
    return [items.map(({ name }) => name), total];
  };

  it('is sorted regardless of case and accents, nameless customers last in both orders', async () => {
    expect(await namesFor({})).toEqual([['álvaro José', 'Josefa', 'Zélia', null], 4]);
    expect(await namesFor({ sortOrder: 'desc' })).toEqual([['Zélia', 'Josefa', 'álvaro José', null], 4]);
  });

  it('is sorted by any of its columns', async () => {
    expect(await namesFor({ sortBy: 'birthDate', sortOrder: 'desc' })).toEqual([
      ['Josefa', 'Zélia', null, 'álvaro José'],
      4,
    ]);
    expect(await namesFor({ sortBy: 'calculationsCount', sortOrder: 'desc', limit: '1' })).toEqual([['Josefa'], 4]);
    expect(await namesFor({ sortBy: 'lastCalculationAt', limit: '1' })).toEqual([['Josefa'], 4]);
  });

  it('is searched regardless of case and accents', async () => {
    expect(await namesFor({ search: 'JOSÉ' })).toEqual([['álvaro José', 'Josefa'], 2]);
    expect(await namesFor({ search: '%' })).toEqual([[], 0]);
  });

  it('comes in pages with the total count', async () => {
    expect(await namesFor({ page: '2', limit: '3' })).toEqual([[null], 4]);
  });

  it('is visible to that account only', async () => {
    expect(await namesFor({}, 'a2')).toEqual([[], 0]);
  });
});

describe('what belongs to an account', () => {
  it('is not found for another account', async () => {
    const models = await having(
      history.customerCreated('c1'),
      history.calculationCreated('k1', 'c1'),
      history.cnisImported('k1', 'c1', 'w1'),
    );
    expect(await findCustomer(models.customers, 'a1', 'c1')).toMatchObject({ id: 'c1' });
    expect(await findCustomer(models.customers, 'a2', 'c1')).toBeNull();
    expect(await calculationsOfCustomer(models.calculations, 'a1', 'c1')).toMatchObject([{ id: 'k1' }]);
    expect(await calculationsOfCustomer(models.calculations, 'a2', 'c1')).toEqual([]);
    expect(await findCaseFile(models.caseFiles, 'a1', 'k1')).toMatchObject({ id: 'k1', revision: 1 });
    expect(await findCaseFile(models.caseFiles, 'a2', 'k1')).toBeNull();
    expect(await findCaseFileOfWorkRecord(models, 'a1', 'w1')).toMatchObject({ id: 'k1' });
    expect(await findCaseFileOfWorkRecord(models, 'a2', 'w1')).toBeNull();
    expect(await findCaseFileOfWorkRecord(models, 'a1', 'w9')).toBeNull();
  });
});

describe('published indexes', () => {
  it('are sorted by reference month, oldest first', async () => {
    const table = (date: string): Happened => [
      'indexes',
      {
        type: 'IndexesPublished',
        data: { date, indexes: [[1994, 7, 9]], minSalaryInCents: null, maxSalaryInCents: null },
      },
    ];
    const models = await having(table('11/2026'), table('12/2025'));
    expect((await publishedIndexes(models.indexes)).map(({ date }) => date)).toEqual(['12/2025', '11/2026']);
  });
});
