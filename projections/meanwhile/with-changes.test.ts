import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openSqliteViews } from '../../stores/views/embedded/sqlite-views.ts';
import type { View, ViewDefinition, ViewQuery, ViewWrite } from '../../stores/views/port.ts';
import { withChanges } from './with-changes.ts';

const schema = z.object({
  id: z.string(),
  office: z.string(),
  name: z.string().nullable(),
  age: z.number().nullable(),
  active: z.boolean(),
});
type Person = z.infer<typeof schema>;
type Field = 'office' | 'name' | 'age' | 'active';

const definition = (): ViewDefinition<Person, Field> => ({
  name: `people-${randomUUID().slice(0, 8)}`,
  version: 1,
  schema,
  fields: ['office', 'name', 'age', 'active'],
  indexes: [['office', 'name'], ['age']],
});

const ids = Array.from({ length: 14 }, (_, number) => `p${number}`);
const person = fc.record({
  office: fc.constantFrom('a', 'b'),
  name: fc.constantFrom(null, '', 'Ana', 'Bia', 'ana', 'Caio'),
  age: fc.constantFrom(null, 30, 40, 50),
  active: fc.boolean(),
});
/** One that is written, or null: removed. */
const change = fc.tuple(fc.constantFrom(...ids), fc.option(person, { freq: 3 }));

const condition = fc.record(
  {
    office: fc.constantFrom('a', 'b'),
    active: fc.boolean(),
    age: fc.constantFrom(null, { in: [null, 40] }, { gte: 40 }, { gt: 30, lt: 50 }, { lte: 40 }),
  },
  { requiredKeys: [] },
);
const query: fc.Arbitrary<ViewQuery<Field>> = fc.record(
  {
    where: condition,
    contains: fc.constantFrom({ name: 'a' }, { name: 'A' }, { name: '' }),
    sort: fc.array(
      fc.record({
        field: fc.constantFrom<Field>('name', 'age', 'office', 'active'),
        order: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
      }),
      { maxLength: 2 },
    ),
    page: fc.record({ number: fc.integer({ min: 1, max: 5 }), size: fc.integer({ min: 1, max: 6 }) }),
  },
  { requiredKeys: [] },
);

const writeOf = ([id, one]: readonly [string, Omit<Person, 'id'> | null], number: number): ViewWrite<Person> => {
  const guard = { position: String(number).padStart(4, '0') };
  return one === null ? { remove: true, id, guard } : { put: { id, ...one }, id, guard };
};

describe('a former version of a view with what has happened since', () => {
  it('answers every query as the view would in which all of it was written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'genial-meanwhile-'));
    const views = openSqliteViews(join(folder, 'views.db'));
    onTestFinished(async () => {
      await views.close();
      await rm(folder, { recursive: true, force: true });
    });
    const check = async (
      before: readonly (readonly [string, Omit<Person, 'id'> | null])[],
      since: readonly (readonly [string, Omit<Person, 'id'> | null])[],
      asked: readonly ViewQuery<Field>[],
    ): Promise<void> => {
      const first = before.map(writeOf);
      const later = since.map((one, number) => writeOf(one, number + before.length));
      const former: View<Person, Field> = await views.view(definition());
      await former.write(first);
      const whole = await views.view(definition());
      await whole.write([...first, ...later]);
      const both = withChanges(definition(), former);
      await both.write(later);
      for (const one of asked) {
        expect(await both.find(one)).toEqual(await whole.find(one));
        expect(await both.count(one)).toBe(await whole.count(one));
        const parts: Person[] = [];
        const { page: _page, ...selected } = one;
        for await (const part of await both.parts(selected)) parts.push(...part);
        expect(parts).toEqual((await whole.find(selected)).items);
      }
      for (const id of ids) expect(await both.get(id)).toEqual(await whole.get(id));
      expect(await both.getMany(ids)).toEqual(await whole.getMany(ids));
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 25 }),
        fc.array(change, { maxLength: 8 }),
        fc.array(query, { minLength: 1, maxLength: 8 }),
        check,
      ),
      { numRuns: 15 },
    );
  });

  it('takes no write that is older than what it has, and keeps how far it has come', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'genial-meanwhile-'));
    const views = openSqliteViews(join(folder, 'views.db'));
    onTestFinished(async () => {
      await views.close();
      await rm(folder, { recursive: true, force: true });
    });
    const both = withChanges(definition(), await views.view(definition()));
    const ana = { id: 'p1', office: 'a', name: 'Ana', age: null, active: true };
    expect(await both.write([{ put: ana, id: 'p1', guard: { position: '2' } }], '2', 'mark')).toEqual(['written']);
    expect(await both.put('p1', { ...ana, name: 'Bia' }, { position: '2' })).toBe('older');
    expect(await both.remove('p1', { position: '1' })).toBe('older');
    expect(await both.get('p1')).toEqual(ana);
    await both.write([], '1', 'earlier');
    expect([await both.checkpoint(), await both.mark()]).toEqual(['2', 'mark']);
  });
});
