import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { indexCheckAnswer, indexHistoryAnswer, updateIndexAnswer } from '../../../domain/api/indexes.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { allEvents } from '../../../domain/events.ts';
import { completeTable } from '../../../domain/law/testing/complete-table.ts';
import { INDEXES_STREAM } from '../../../domain/streams.ts';
import { type Api, type SignedIn, startApi } from '../../testing/api.ts';
import { demoServant } from '../../testing/case-file.ts';
import { refusal } from '../../testing/client.ts';

let api: Api;
let adviser: SignedIn;
let admin: SignedIn;
let calculationId: string;

beforeAll(async () => {
  api = await startApi();
  adviser = await api.adviser();
  admin = await api.adviser({ name: 'Ada', role: 'admin' });
  ({ calculationId } = await demoServant(adviser));
});
afterAll(() => api.close());

const rows = (date: string, factors: Readonly<Record<string, number | null>> = {}) =>
  completeTable(date, factors).indexes.map((index) => ({ ...index, date }));
const body = (date: string, indexes: object[], values: object = {}) => ({
  indexes,
  min_salary: null,
  max_salary: null,
  month: date.slice(0, 2),
  year: Number(date.slice(3)),
  ...values,
});
const publish = (date: string, indexes: object[], values: object = {}) =>
  admin.post('/updateIndex', body(date, indexes, values));
const shown = async (date: string) => (await adviser.get(`/updateIndex?date=${date}`)).as(updateIndexAnswer);
const withdraw = (date: string) => admin.delete(`/updateIndex?date=${date}`);
const newest = async () => (await admin.get('/updateIndex/history')).as(indexHistoryAnswer);
const estimates = async () => {
  const answer = (await adviser.get(`/calculations/${calculationId}/rules`)).as(rulesAnswer);
  return [...answer.applicableRules, ...answer.futureRules].map(({ id, estimatedBenefit }) => [id, estimatedBenefit]);
};

/** Every test begins with only the shipped series. */
beforeEach(async () => {
  const months = new Set((await newest()).entries.map(({ date }) => date));
  for (const month of months) await withdraw(month);
});

describe('a published table', () => {
  it('is answered for its month, and changes every average', async () => {
    const before = await estimates();
    expect((await shown('11/2026')).indexFoundInDate).toBe(false);
    const published = await publish('11/2026', rows('11/2026'), { min_salary: 1700, max_salary: 9000.5 });
    expect(published.status).toBe(201);
    expect(published.as(updateIndexAnswer)).toEqual(await shown('11/2026'));
    expect(await shown('11/2026')).toMatchObject({
      indexFoundInDate: true,
      indexDate: '11/2026',
      minSalary: 1700,
      maxSalary: 9000.5,
    });
    expect(await estimates()).not.toEqual(before);
  });

  it('with one factor is refused, naming the missing months, and hides no estimates', async () => {
    const before = await estimates();
    const refused = await publish('11/2026', [{ month: '07', year: 1994, index: 9.1, date: '11/2026' }]);
    expect(refused.status).toBe(422);
    expect(refused.as(refusal).fields).toEqual({
      indexes: 'Faltam 387 meses na tabela de 11/2026: de 08/1994 a 10/2026.',
    });
    expect(await estimates()).toEqual(before);
  });

  it('with gaps that is already in the log is skipped', async () => {
    const before = await estimates();
    const holes = completeTable('10/2026', { '05/2003': null });
    const head = (await api.deps.stores.log.readStream(allEvents, INDEXES_STREAM)).at(-1)?.revision ?? 'no-stream';
    const appended = await api.deps.stores.log.append(
      allEvents,
      INDEXES_STREAM,
      [
        {
          id: api.deps.newId(),
          event: {
            type: 'IndexesPublished',
            data: {
              date: holes.date,
              indexes: holes.indexes.map((row): [number, number, number] => [row.year, Number(row.month), row.index]),
              minSalaryInCents: null,
              maxSalaryInCents: null,
            },
          },
        },
      ],
      head,
      { at: api.clock.now, by: null, accountId: null, correlationId: null, causationId: null },
    );
    if (!appended.ok) throw new Error('somebody else published');
    expect(await api.deps.views.waitFor(appended.position, 60_000)).toBe(true);
    expect(await shown('11/2026')).toMatchObject({ indexFoundInDate: false, indexDate: '09/2026' });
    expect(await estimates()).toEqual(before);
    expect((await newest()).entries[0]).toMatchObject({
      by: { id: 'genial', name: 'Genial' },
      summary:
        'Publicado para 10/2026: tabela com 386 meses. A tabela está incompleta e não é usada nos cálculos: faltam 05/2003',
    });
  });

  it('may be the SELIC of months up to its own', async () => {
    const rate = (month: string, percent: unknown = 1.05) => ({ month, year: 2026, percent });
    expect((await publish('11/2026', [], { selic: [rate('10'), rate('09', 1.1)] })).status).toBe(201);
    expect((await shown('11/2026')).selic).toEqual([rate('09', 1.1), rate('10')]);
    expect((await newest()).entries[0]?.summary).toBe('Publicado para 11/2026: SELIC (de 09/2026 a 10/2026)');
    for (const [selic, field] of [
      [[rate('12')], 'selic.0.month'],
      [[rate('10'), rate('10')], 'selic.1.month'],
      [[rate('10', -1)], 'selic.0.percent'],
      [[rate('10', '1,05')], 'selic.0.percent'],
    ] as const) {
      const refused = await publish('11/2026', [], { selic });
      expect([refused.status, Object.keys(refused.as(refusal).fields ?? {})]).toEqual([422, [field]]);
    }
    await withdraw('11/2026');
    expect((await shown('11/2026')).selic).toEqual([]);
  });

  it('of an older month affects that month only', async () => {
    const [march, april] = [await shown('03/2020'), await shown('04/2020')];
    expect((await publish('03/2020', rows('03/2020'))).status).toBe(201);
    expect((await shown('03/2020')).updateIndex).not.toEqual(march.updateIndex);
    expect(await shown('04/2020')).toEqual(april);
  });

  it.each([
    [
      'a month twice',
      [...rows('11/2026'), { month: '07', year: 1994, index: 9, date: '11/2026' }],
      ['indexes.388.month'],
    ],
    ['a factor of zero', rows('11/2026', { '05/2003': 0 }), ['indexes.106.index']],
    ['a negative factor', rows('11/2026', { '05/2003': -1 }), ['indexes.106.index']],
    ['a factor that is no number', rows('11/2026', { '05/2003': Number.NaN }), ['indexes.106.index']],
    ['a factor that rounds to nothing', rows('11/2026', { '05/2003': 1e-7 }), ['indexes.106.index']],
    ['a month of one digit', [{ month: '7', year: 1994, index: 9, date: '11/2026' }], ['indexes.0.month']],
    ['a month that is a number', [{ month: 7, year: 1994, index: 9, date: '11/2026' }], ['indexes.0.month']],
    ['a table of another age', [{ month: '07', year: 1994, index: 9, date: '11/9999' }], ['indexes.0.date']],
    ['a month before 07/1994', [{ month: '06', year: 1994, index: 9, date: '11/2026' }], ['indexes.0.month']],
    [
      'a month after its own',
      [...rows('11/2026'), { month: '12', year: 2026, index: 1, date: '11/2026' }],
      ['indexes.388.month'],
    ],
    [
      'a factor to itself',
      [...rows('11/2026'), { month: '11', year: 2026, index: 1.01, date: '11/2026' }],
      ['indexes.388.month'],
    ],
  ])('with %s is refused, naming its line', async (_name, indexes, fields) => {
    const answer = await publish('11/2026', indexes);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.as(refusal).fields ?? {})).toEqual(fields);
    expect(await shown('11/2026')).toMatchObject({ indexFoundInDate: false });
  });

  it.each([
    [{ year: 1994, month: '06' }, 'month'],
    [{ min_salary: 2000, max_salary: 1000 }, 'max_salary'],
    [{ min_salary: -1 }, 'min_salary'],
    [{}, 'indexes'],
    [{ min_salary: 0, max_salary: 0 }, 'indexes'],
  ])('must have possible values: %j', async (values, field) => {
    const answer = await publish('11/2026', [], values);
    expect([answer.status, Object.keys(answer.as(refusal).fields ?? {})]).toEqual([422, [field]]);
  });

  it('without its month’s wages leaves the known ones', async () => {
    await publish('11/2026', [], { min_salary: 1700 });
    await publish('11/2026', rows('11/2026'), { min_salary: 0 });
    expect(await shown('11/2026')).toMatchObject({ minSalary: 1700, maxSalary: 8475.55, indexFoundInDate: true });
  });

  it('stays complete when several are published at the same time', async () => {
    const other = await api.adviser({ role: 'admin' });
    const answers = await Promise.all([
      publish('11/2026', rows('11/2026', { '07/1994': 8 })),
      other.post('/updateIndex', body('11/2026', rows('11/2026', { '07/1994': 9 }))),
      other.post('/updateIndex', body('12/2026', rows('12/2026'))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([8, 9]).toContain((await shown('11/2026')).updateIndex[0]?.index);
    expect((await shown('12/2026')).indexFoundInDate).toBe(true);
  });
});

describe('a dry run', () => {
  it('reports what is missing, repeated and different, and saves nothing', async () => {
    const { totalCount } = (await newest()).pagination;
    const table = (await shown('09/2026')).updateIndex.map(({ month, year, index }) => ({
      month,
      year,
      index,
      date: '09/2026',
    }));
    const [first, second, third, ...others] = table;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no table');
    const answer = await admin.post(
      '/updateIndex?dryRun=true',
      body('09/2026', [first, first, { ...third, index: 50 }, ...others]),
    );
    expect(answer.status).toBe(200);
    expect(answer.as(indexCheckAnswer)).toEqual({
      missing: ['08/1994'],
      repeated: ['07/1994'],
      differences: [{ ...third, index: 50, expected: third.index }],
    });
    expect((await newest()).pagination.totalCount).toBe(totalCount);
    expect((await shown('09/2026')).updateIndex[2]?.index).toBe(third.index);
  });

  it('finds nothing in the table in use', async () => {
    const table = (await shown('09/2026')).updateIndex.map(({ month, year, index }) => ({
      month,
      year,
      index,
      date: '09/2026',
    }));
    const answer = await admin.post('/updateIndex?dryRun=true', body('09/2026', table));
    expect(answer.as(indexCheckAnswer)).toEqual({ missing: [], repeated: [], differences: [] });
  });

  it('is refused, and nothing saved, if its parameter is malformed', async () => {
    const answer = await admin.post('/updateIndex?dryRun=1', body('11/2026', rows('11/2026')));
    expect([answer.status, Object.keys(answer.as(refusal).fields ?? {})]).toEqual([422, ['dryRun']]);
  });
});

describe('a withdrawal', () => {
  it('of the only table restores the shipped series and its results', async () => {
    const before = await estimates();
    await publish('11/2026', rows('11/2026'), { max_salary: 9000 });
    expect(await estimates()).not.toEqual(before);
    const answer = await withdraw('11/2026');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await shown('11/2026')).toMatchObject({ indexFoundInDate: false, indexDate: '09/2026', maxSalary: 8475.55 });
    expect(await estimates()).toEqual(before);
  });

  it('of an older table updates the results, though a newer one stays', async () => {
    await publish('10/2026', rows('10/2026'), { max_salary: 9000 });
    await publish('12/2026', rows('12/2026'));
    const before = await estimates();
    await withdraw('10/2026');
    expect(await estimates()).not.toEqual(before);
  });

  it('finds nothing if nothing was published, and refuses a malformed month', async () => {
    expect((await withdraw('09/2026')).status).toBe(404);
    expect((await withdraw('9/2026')).status).toBe(422);
    expect((await admin.delete('/updateIndex')).status).toBe(422);
  });

  it('does not withdraw what was published since it was read', async () => {
    await publish('11/2026', rows('11/2026'));
    const { etag } = await admin.get('/updateIndex?date=11/2026');
    await publish('11/2026', rows('11/2026', { '07/1994': 9 }));
    expect((await admin.delete('/updateIndex?date=11/2026', { ifMatch: etag })).status).toBe(409);
    expect((await shown('11/2026')).updateIndex[0]?.index).toBe(9);
  });

  it('repeated under its key takes effect once; for another month it is a new one', async () => {
    await publish('10/2026', rows('10/2026'));
    await publish('11/2026', rows('11/2026'));
    const options = { headers: { 'Idempotency-Key': 'withdrawal-of-a-table' } };
    expect((await admin.delete('/updateIndex?date=11/2026', options)).status).toBe(204);
    expect((await admin.delete('/updateIndex?date=11/2026', options)).status).toBe(204);
    expect((await admin.delete('/updateIndex?date=10/2026', options)).status).toBe(204);
    expect((await shown('11/2026')).indexDate).toBe('09/2026');
  });
});

describe('the history', () => {
  it('shows who published and withdrew what, newest first', async () => {
    await publish('11/2026', rows('11/2026'), { min_salary: 1700 });
    await withdraw('11/2026');
    const { entries } = (await admin.get('/updateIndex/history?limit=2')).as(indexHistoryAnswer);
    expect(entries).toEqual([
      {
        revision: expect.any(Number),
        at: api.clock.now,
        by: { id: admin.userId, name: 'Ada' },
        event: 'IndexesWithdrawn',
        summary: 'Retirado o que estava publicado para 11/2026',
        date: '11/2026',
        months: 0,
        minSalary: null,
        maxSalary: null,
      },
      {
        revision: (entries[0]?.revision ?? 0) - 1,
        at: api.clock.now,
        by: { id: admin.userId, name: 'Ada' },
        event: 'IndexesPublished',
        summary: 'Publicado para 11/2026: tabela com 388 meses, salário mínimo de R$ 1.700,00',
        date: '11/2026',
        months: 388,
        minSalary: 1700,
        maxSalary: null,
      },
    ]);
  });

  it('comes in pages', async () => {
    for (const value of [1701, 1702, 1703]) await publish('11/2026', [], { min_salary: value });
    const pages = [1, 2, 3].map(async (page) =>
      (await admin.get(`/updateIndex/history?limit=1&page=${page}`)).as(indexHistoryAnswer),
    );
    const answers = await Promise.all(pages);
    expect(answers.map(({ entries }) => entries[0]?.minSalary)).toEqual([1703, 1702, 1701]);
    expect(answers[0]?.pagination).toMatchObject({ page: 1, limit: 1 });
    expect((await admin.get('/updateIndex/history?limit=101')).status).toBe(422);
    expect((await admin.get('/updateIndex/history?page=9999')).as(indexHistoryAnswer).entries).toEqual([]);
  });
});
