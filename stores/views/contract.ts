import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import { RebuildSuperseded, type ViewDefinition, type Views } from './port.ts';
import { UndeclaredField } from './query.ts';

const clientSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string().nullable(),
  age: z.number().nullable(),
  active: z.boolean(),
  notes: z.array(z.string()),
});

type Client = z.infer<typeof clientSchema>;
type ClientField = 'id' | 'accountId' | 'name' | 'age' | 'active';

/** A view that no other test has: a server keeps what earlier tests wrote. */
const freshDefinition = (): ViewDefinition<Client, ClientField> => ({
  name: `clients-${randomUUID().slice(0, 8)}`,
  version: 1,
  schema: clientSchema,
  fields: ['id', 'accountId', 'name', 'age', 'active'],
  indexes: [['accountId', 'name'], ['age']],
});

const client = (id: string, fields: Partial<Client> = {}): Client => ({
  id,
  accountId: 'a',
  name: id,
  age: 60,
  active: true,
  notes: [],
  ...fields,
});

const FIRST = { revision: 0 };
const position = (number: number) => ({ position: String(number).padStart(16, '0') });

export interface ViewsContractOptions {
  /** False for a stand-in server whose own updates of one document are not atomic. */
  readonly atomicReplace: boolean;
}

/** What every store of views does, whatever it is made of. */
export const viewsContract = (
  name: string,
  install: () => Promise<Installation<Views>>,
  { atomicReplace }: ViewsContractOptions = { atomicReplace: true },
): void => {
  describe(`${name} as a store of views`, () => {
    let place: Installation<Views>;
    let views: Views;
    beforeAll(async () => {
      place = await install();
      views = await place.open();
    });
    afterAll(() => place.dispose());

    const viewWith = async (...clients: readonly Client[]) => {
      const view = await views.view(freshDefinition());
      await view.write(clients.map((put) => ({ put, id: put.id, guard: FIRST })));
      return view;
    };

    describe('documents', () => {
      it('come back as they were put, also to another process', async () => {
        const definition = freshDefinition();
        const view = await views.view(definition);
        const ana = client('1', { name: 'Ana "Zé" d’Ávila 🙂', age: null, notes: ['um', 'dois'] });
        expect(await view.put('1', ana, FIRST)).toBe('written');
        expect(await view.get('1')).toEqual(ana);
        const other = await (await place.open()).view(definition);
        expect(await other.get('1')).toEqual(ana);
      });

      it('are null when they are not there', async () => {
        expect(await (await viewWith()).get('nobody')).toBeNull();
      });

      it('come back many at a time by their ids', async () => {
        const view = await viewWith(client('1'), client('2'), client('3'));
        const found = await view.getMany(['3', '1', 'nobody']);
        expect(new Map(found)).toEqual(
          new Map([
            ['1', client('1')],
            ['3', client('3')],
          ]),
        );
      });
    });

    describe('guards', () => {
      it('let a later revision replace the document', async () => {
        const view = await viewWith(client('1'));
        expect(await view.put('1', client('1', { name: 'new' }), { revision: 1 })).toBe('written');
        expect(await view.get('1')).toMatchObject({ name: 'new' });
      });

      it('make a repeated or late write do nothing, and say so', async () => {
        const view = await viewWith();
        await view.put('1', client('1', { name: 'tenth' }), { revision: 10 });
        expect(await view.put('1', client('1', { name: 'again' }), { revision: 10 })).toBe('older');
        expect(await view.put('1', client('1', { name: 'ninth' }), { revision: 9 })).toBe('older');
        expect(await view.get('1')).toMatchObject({ name: 'tenth' });
      });

      it('compare global positions just so', async () => {
        const view = await viewWith();
        expect(await view.put('1', client('1', { name: 'tenth' }), position(10))).toBe('written');
        expect(await view.put('1', client('1', { name: 'ninth' }), position(9))).toBe('older');
        expect(await view.put('1', client('1', { name: 'eleventh' }), position(11))).toBe('written');
      });

      it('keep a removed document from coming back by an event delivered again', async () => {
        const view = await viewWith(client('1'));
        expect(await view.remove('1', { revision: 3 })).toBe('written');
        expect(await view.put('1', client('1'), { revision: 2 })).toBe('older');
        expect(await view.remove('1', { revision: 3 })).toBe('older');
        expect(await view.get('1')).toBeNull();
        expect(await view.find({})).toEqual({ items: [], total: 0 });
        expect(new Map(await view.getMany(['1']))).toEqual(new Map());
      });

      it('let a document that was removed be made anew by a later event', async () => {
        const view = await viewWith(client('1'));
        await view.remove('1', { revision: 1 });
        expect(await view.put('1', client('1', { name: 'again' }), { revision: 2 })).toBe('written');
        expect(await view.get('1')).toMatchObject({ name: 'again' });
      });

      it('remember a removal that came before the document', async () => {
        const view = await viewWith();
        expect(await view.remove('1', { revision: 5 })).toBe('written');
        expect(await view.put('1', client('1'), { revision: 4 })).toBe('older');
      });

      if (atomicReplace)
        it('keep two writers at once from leaving the older document', async () => {
          const definition = freshDefinition();
          const [one, other] = [await views.view(definition), await (await place.open()).view(definition)];
          const revisions = Array.from({ length: 20 }, (_, revision) => revision);
          await Promise.all(
            revisions.flatMap((revision) =>
              [one, other].map((view) => view.put('1', client('1', { age: revision }), { revision })),
            ),
          );
          expect(await one.get('1')).toMatchObject({ age: 19 });
        });
    });

    describe('queries', () => {
      const people = [
        client('1', { name: 'carla', age: 61 }),
        client('2', { name: 'ana', age: 59 }),
        client('3', { name: null, age: 60, active: false }),
        client('4', { name: 'bruna', age: null, accountId: 'b' }),
        client('5', { name: '', age: 60.5, active: false }),
      ];
      const idsOf = (page: { items: readonly Client[] }) => page.items.map(({ id }) => id).sort();

      it('find what equals, also booleans and nothing', async () => {
        const view = await viewWith(...people);
        expect(idsOf(await view.find({ where: { accountId: 'b' } }))).toEqual(['4']);
        expect(idsOf(await view.find({ where: { active: false, accountId: 'a' } }))).toEqual(['3', '5']);
        expect(idsOf(await view.find({ where: { name: null } }))).toEqual(['3']);
        expect(idsOf(await view.find({ where: { age: null } }))).toEqual(['4']);
      });

      it('find one of several', async () => {
        const view = await viewWith(...people);
        expect(idsOf(await view.find({ where: { name: { in: ['ana', 'bruna', 'x'] } } }))).toEqual(['2', '4']);
        expect(idsOf(await view.find({ where: { age: { in: [61, null] } } }))).toEqual(['1', '4']);
        expect(idsOf(await view.find({ where: { age: { in: [] } } }))).toEqual([]);
      });

      it('find ranges of numbers and of texts, without what is empty', async () => {
        const view = await viewWith(...people);
        expect(idsOf(await view.find({ where: { age: { gte: 60, lt: 61 } } }))).toEqual(['3', '5']);
        expect(idsOf(await view.find({ where: { age: { gt: 59, lte: 61 } } }))).toEqual(['1', '3', '5']);
        expect(idsOf(await view.find({ where: { name: { gte: 'b' } } }))).toEqual(['1', '4']);
      });

      it('find a part of a text, taken letter for letter', async () => {
        const view = await viewWith(client('1', { name: 'ana (50%) .*' }), client('2', { name: 'anabela' }));
        expect(idsOf(await view.find({ contains: { name: 'ana' } }))).toEqual(['1', '2']);
        expect(idsOf(await view.find({ contains: { name: '(50%) .' } }))).toEqual(['1']);
        expect(idsOf(await view.find({ contains: { name: 'Ana' } }))).toEqual([]);
        expect(idsOf(await view.find({ contains: { name: 'n.b' } }))).toEqual([]);
        expect(idsOf(await view.find({ where: { id: '2' }, contains: { name: 'ana' } }))).toEqual(['2']);
      });

      it('leave out a condition that is undefined', async () => {
        const view = await viewWith(...people);
        expect(await view.count({ where: { accountId: undefined, name: 'ana' } })).toBe(1);
      });

      it('sort by a field, empty values last in both orders, ties by id', async () => {
        const view = await viewWith(...people);
        const order = async (order: 'asc' | 'desc') =>
          (await view.find({ sort: [{ field: 'name', order }] })).items.map(({ id }) => id);
        expect(await order('asc')).toEqual(['2', '4', '1', '3', '5']);
        expect(await order('desc')).toEqual(['1', '4', '2', '5', '3']);
      });

      it('sort by several fields', async () => {
        const view = await viewWith(...people);
        const { items } = await view.find({
          sort: [
            { field: 'active', order: 'asc' },
            { field: 'age', order: 'desc' },
          ],
        });
        expect(items.map(({ id }) => id)).toEqual(['5', '3', '1', '2', '4']);
      });

      it('answer a page and how many there are in all', async () => {
        const view = await viewWith(...people);
        const page = await view.find({
          where: { accountId: 'a' },
          sort: [{ field: 'age', order: 'asc' }],
          page: { number: 2, size: 3 },
        });
        expect(page.items.map(({ id }) => id)).toEqual(['1']);
        expect(page.total).toBe(4);
        expect(await view.find({ page: { number: 9, size: 3 } })).toEqual({ items: [], total: 5 });
      });

      it('count', async () => {
        const view = await viewWith(...people);
        expect(await view.count()).toBe(5);
        expect(await view.count({ where: { accountId: 'a' }, contains: { name: 'a' } })).toBe(2);
      });

      it('refuse a field that the view does not declare', async () => {
        const definition: ViewDefinition<Client> = { ...freshDefinition(), fields: ['name'], indexes: [] };
        const view = await views.view(definition);
        await expect(view.find({ where: { age: 1 } })).rejects.toThrow(UndeclaredField);
        await expect(view.find({ sort: [{ field: 'age', order: 'asc' }] })).rejects.toThrow(UndeclaredField);
      });
    });

    describe('checkpoint', () => {
      it('stands at the start, is saved with the writes and never goes back', async () => {
        const view = await views.view(freshDefinition());
        expect(await view.checkpoint()).toBe('');
        const { position: second } = position(2);
        await view.write([{ put: client('1'), id: '1', guard: position(2) }], second);
        expect(await view.checkpoint()).toBe(second);
        await view.write([], position(1).position);
        expect(await view.checkpoint()).toBe(second);
      });

      it('answers for each write of a batch what came of it', async () => {
        const view = await viewWith(client('1'));
        const outcomes = await view.write(
          [
            { put: client('1', { name: 'late' }), id: '1', guard: FIRST },
            { put: client('2'), id: '2', guard: FIRST },
            { remove: true, id: '1', guard: { revision: 1 } },
            { put: client('2', { name: 'newer' }), id: '2', guard: { revision: 1 } },
          ],
          position(4).position,
        );
        expect(outcomes).toEqual(['older', 'written', 'written', 'written']);
        expect(await view.find({})).toEqual({ items: [client('2', { name: 'newer' })], total: 1 });
      });

      it('can be waited for, also when another process saves it', async () => {
        const definition = freshDefinition();
        const view = await views.view(definition);
        const other = await (await place.open()).view(definition);
        const { position: wanted } = position(7);
        const waiting = view.caughtUp(wanted, 10_000);
        await other.write([], wanted);
        expect(await waiting).toBe(true);
        expect(await view.caughtUp(wanted, 0)).toBe(true);
        expect(await view.caughtUp(position(8).position, 20)).toBe(false);
      });
    });

    describe('rebuild', () => {
      it('fills a new generation while the old one serves, then swaps in every process', async () => {
        const definition = freshDefinition();
        const view = await views.view(definition);
        const other = await (await place.open()).view(definition);
        await view.write([{ put: client('1'), id: '1', guard: FIRST }], position(1).position);
        const rebuild = await view.rebuild();
        expect(await rebuild.collection.checkpoint()).toBe('');
        await rebuild.collection.write(
          [{ put: client('2', { name: 'rebuilt' }), id: '2', guard: FIRST }],
          position(2).position,
        );
        expect((await view.find({})).items).toEqual([client('1')]);
        await rebuild.swap();
        const rebuilt = { items: [client('2', { name: 'rebuilt' })], total: 1 };
        expect(await view.find({})).toEqual(rebuilt);
        await expect.poll(() => other.find({})).toEqual(rebuilt);
        expect(await view.checkpoint()).toBe(position(2).position);
      });

      it('remembers with which version of the definition the serving generation was begun', async () => {
        const definition = freshDefinition();
        await views.view(definition);
        const newer = await views.view({ ...definition, version: 2 });
        expect(await newer.servedVersion()).toBe(1);
        await (await newer.rebuild()).swap();
        expect(await newer.servedVersion()).toBe(2);
      });

      it('is begun anew when the one before was left unfinished', async () => {
        const view = await viewWith(client('1'));
        const unfinished = await view.rebuild();
        await unfinished.collection.put('9', client('9'), FIRST);
        const rebuild = await view.rebuild();
        await expect(unfinished.swap()).rejects.toThrow(RebuildSuperseded);
        await rebuild.swap();
        expect(await view.find({})).toEqual({ items: [], total: 0 });
      });

      it('can be abandoned, and the serving generation stays', async () => {
        const view = await viewWith(client('1'));
        await (await view.rebuild()).abandon();
        expect(await view.get('1')).toEqual(client('1'));
      });

      it('finds its way after a definition has gained a field and an index', async () => {
        const definition = freshDefinition();
        const before: ViewDefinition<Client> = { ...definition, fields: ['name'], indexes: [['name']] };
        await (await views.view(before)).put('1', client('1', { age: 33 }), FIRST);
        const after = await views.view(definition);
        expect((await after.find({ where: { age: 33 } })).items).toEqual([client('1', { age: 33 })]);
      });
    });

    describe('lease', () => {
      it('is held by one at a time, renewed by its holder, free when released', async () => {
        const lease = `projector-${randomUUID()}`;
        const other = await place.open();
        expect(await views.lease(lease, 'one', 60_000)).toBe(true);
        expect(await other.lease(lease, 'two', 60_000)).toBe(false);
        expect(await views.lease(lease, 'one', 60_000)).toBe(true);
        await other.release(lease, 'two');
        expect(await other.lease(lease, 'two', 60_000)).toBe(false);
        await views.release(lease, 'one');
        expect(await other.lease(lease, 'two', 60_000)).toBe(true);
      });

      it('passes to another when its time is over', async () => {
        const lease = `projector-${randomUUID()}`;
        expect(await views.lease(lease, 'one', 1)).toBe(true);
        await expect.poll(() => views.lease(lease, 'two', 60_000)).toBe(true);
        expect(await views.lease(lease, 'one', 60_000)).toBe(false);
      });
    });

    it('says by name that it cannot be reached once it is closed', async () => {
      const definition = freshDefinition();
      const closed = await place.open();
      const view = await closed.view(definition);
      await closed.close();
      await expect(view.get('1')).rejects.toThrow(StoreUnavailable);
      await expect(view.put('1', client('1'), FIRST)).rejects.toThrow(StoreUnavailable);
      await expect(closed.ping()).rejects.toThrow(StoreUnavailable);
    });
  });
};
