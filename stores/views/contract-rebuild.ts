import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import {
  type Client,
  client,
  clientSchema,
  FIRST,
  freshDefinition,
  position,
  type ViewsUnderTest,
} from './contract-fixture.ts';
import { GenerationReplaced, RebuildSuperseded, type ViewDefinition, type Views } from './port.ts';

/** How every view store keeps checkpoints, and rebuilds a view beside the serving one. */
export const rebuildContract = (underTest: () => ViewsUnderTest): void => {
  let views: Views;
  let place: Installation<Views>;
  let viewWith: ViewsUnderTest['viewWith'];
  let many: number;
  beforeAll(() => {
    ({ views, place, viewWith, many } = underTest());
  });

  describe('checkpoint', () => {
    it('begins at START, is saved with the writes and never goes back', async () => {
      const view = await views.view(freshDefinition());
      expect(await view.checkpoint()).toBe('');
      const { position: second } = position(2);
      await view.write([{ put: client('1'), id: '1', guard: position(2) }], second);
      expect(await view.checkpoint()).toBe(second);
      await view.write([], position(1).position);
      expect(await view.checkpoint()).toBe(second);
    });

    it('has a mark, which moves with it and stays when it does not move', async () => {
      const definition = freshDefinition();
      const view = await views.view(definition);
      expect(await view.mark()).toBeNull();
      await view.write([], position(2).position, 'the second');
      await view.write([], position(1).position, 'the first');
      expect(await (await (await place.open()).view(definition)).mark()).toBe('the second');
      await view.write([], position(3).position);
      expect(await view.mark()).toBeNull();
    });

    it('returns the outcome of each write of a batch', async () => {
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

    it('can be awaited, even if another process saves it', async () => {
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
      expect(await other.building()).toBe('');
      await rebuild.collection.write(
        [{ put: client('2', { name: 'rebuilt' }), id: '2', guard: FIRST }],
        position(2).position,
      );
      expect((await view.find({})).items).toEqual([client('1')]);
      expect(await other.building()).toBe(position(2).position);
      await rebuild.swap();
      expect(await other.building()).toBeNull();
      const rebuilt = { items: [client('2', { name: 'rebuilt' })], total: 1 };
      expect(await view.find({})).toEqual(rebuilt);
      await expect.poll(() => other.find({})).toEqual(rebuilt);
      expect(await view.checkpoint()).toBe(position(2).position);
    });

    it('shows in the generation being built what it was told, few or many: newer writes, removals, searches', async () => {
      const view = await views.view(freshDefinition());
      const { collection, swap } = await view.rebuild();
      const all = Array.from({ length: many }, (_, n) => ({ put: client(`${n}`), id: `${n}`, guard: FIRST }));
      await collection.write(all);
      // In a batch of its own: the stand-in for MongoDB does nothing more of one in which it refused a write.
      expect(await collection.write([{ put: client('7', { name: 'late' }), id: '7', guard: FIRST }])).toEqual([
        'older',
      ]);
      const outcomes = await collection.write([
        { remove: true, id: '8', guard: { revision: 1 } },
        { put: client('9', { name: 'newer' }), id: '9', guard: { revision: 1 } },
      ]);
      expect(outcomes).toEqual(['written', 'written']);
      const shown = await collection.getMany(['7', '8', '9', 'unknown']);
      expect(shown).toEqual(
        new Map([
          ['7', client('7')],
          ['9', client('9', { name: 'newer' })],
        ]),
      );
      expect((await collection.find({ where: { name: 'newer' } })).items).toEqual([client('9', { name: 'newer' })]);
      await collection.write([{ put: client('9', { name: 'newest' }), id: '9', guard: { revision: 2 } }]);
      expect(await collection.get('8')).toBeNull();
      await swap();
      expect(await view.count()).toBe(many - 1);
      expect(await view.get('9')).toEqual(client('9', { name: 'newest' }));
    });

    it('keeps each version of a view in a place of its own, and reads the former one from the newer', async () => {
      const definition = freshDefinition();
      const older = await views.view(definition);
      expect(await older.former()).toBeNull();
      await older.write([{ put: client('1'), id: '1', guard: FIRST }], position(1).position);
      const newer = await views.view({ ...definition, version: 2 });
      expect(await newer.checkpoint()).toBe('');
      expect((await newer.find({})).total).toBe(0);
      expect(await (await newer.former())?.get('1')).toEqual(client('1'));
      const rebuild = await newer.rebuild();
      await rebuild.collection.write([{ put: client('2'), id: '2', guard: FIRST }], position(2).position);
      await rebuild.swap();
      await older.write([{ put: client('3'), id: '3', guard: position(3) }], position(3).position);
      expect((await newer.find({})).items).toEqual([client('2')]);
      expect((await older.find({})).items).toEqual([client('1'), client('3')]);
    });

    it('reads of a former version what it lacks as null or as the view says, and throws where it does not fit', async () => {
      const definition = freshDefinition();
      const { age: _age, ...known } = clientSchema.shape;
      const older = await views.view({
        ...definition,
        schema: z.object(known),
        fields: ['id', 'accountId', 'name'],
        indexes: [],
      });
      const { age: _unknown, ...ana } = client('1');
      await older.write([{ put: ana, id: '1', guard: FIRST }], position(1).position, 'the first');
      const named = z.object({ ...clientSchema.shape, city: z.string() });
      const newer = await views.view({ ...definition, version: 2 });
      expect(await (await newer.former())?.find({ where: { accountId: 'a' } })).toEqual({
        items: [client('1', { age: null })],
        total: 1,
      });
      expect(await (await newer.former())?.mark()).toBe('the first');
      expect(await (await newer.former())?.checkpoint()).toBe(position(1).position);
      const { indexes: _indexes, ...rest } = definition;
      const strict = await views.view({ ...rest, indexes: [], version: 3, schema: named });
      await expect((await strict.former())?.get('1')).rejects.toThrow(z.ZodError);
      const formerly = (document: unknown): unknown => ({ ...Object(document), city: 'Ouro Preto' });
      const told = await views.view({ ...rest, indexes: [], version: 4, schema: named, formerly });
      expect(await (await told.former())?.get('1')).toEqual({ ...client('1', { age: null }), city: 'Ouro Preto' });
    });

    it('throws once a former version has swapped in another generation', async () => {
      const definition = freshDefinition();
      const older = await views.view(definition);
      await older.write([{ put: client('1'), id: '1', guard: FIRST }], position(1).position);
      const former = await (await views.view({ ...definition, version: 2 })).former();
      await (await older.rebuild()).swap();
      await expect(former?.get('1')).rejects.toThrow(StoreUnavailable);
    });

    it('drops the places of other versions once nobody uses them, and no others', async () => {
      const definition = freshDefinition();
      const [one, other] = [await place.open(), await place.open()];
      const older = await one.view(definition);
      await older.write([{ put: client('1'), id: '1', guard: FIRST }], position(1).position);
      const newer = await other.view({ ...definition, version: 2 });
      expect(await other.dropUnused()).toEqual([]);
      await one.keepOpened(-1);
      expect(await one.dropUnused()).toEqual([]);
      await other.keepOpened(60_000);
      await expect.poll(() => other.dropUnused()).toEqual([`${definition.name}@1`]);
      expect(await newer.former()).toBeNull();
      await expect.poll(() => older.get('1').catch((error: unknown) => error)).toBeInstanceOf(StoreUnavailable);
      await newer.put('2', client('2'), FIRST);
      expect((await (await other.view({ ...definition, version: 2 })).find({})).total).toBe(1);
    });

    it('starts over when an earlier one was left unfinished', async () => {
      const view = await viewWith(client('1'));
      const unfinished = await view.rebuild();
      await unfinished.collection.put('9', client('9'), FIRST);
      const rebuild = await view.rebuild();
      await expect(unfinished.swap()).rejects.toThrow(RebuildSuperseded);
      await rebuild.swap();
      expect(await view.find({})).toEqual({ items: [], total: 0 });
    });

    it('accepts no writes that continue from the former generation’s checkpoint', async () => {
      const definition = freshDefinition();
      const view = await views.view(definition);
      const other = await (await place.open()).view(definition);
      const before = await other.serving();
      await before.write([{ put: client('1'), id: '1', guard: position(5) }], position(5).position);
      const rebuild = await view.rebuild();
      await rebuild.collection.write([], position(2).position);
      await rebuild.swap();
      const late = before.write([{ put: client('6'), id: '6', guard: position(6) }], position(6).position);
      await expect(late).rejects.toThrow(GenerationReplaced);
      expect(await view.get('6')).toBeNull();
      expect(await (await other.serving()).checkpoint()).toBe(position(2).position);
    });

    it('answers queries by every index once it is swapped in, prepared before or not', async () => {
      for (const prepared of [true, false]) {
        const view = await viewWith(client('1'));
        const rebuild = await view.rebuild();
        await rebuild.collection.write([{ put: client('2', { age: 41 }), id: '2', guard: position(2) }]);
        if (prepared) await rebuild.prepare();
        await rebuild.collection.write([{ put: client('3', { age: 41 }), id: '3', guard: position(3) }]);
        await rebuild.swap();
        expect((await view.find({ where: { age: 41 }, sort: [{ field: 'name', order: 'asc' }] })).total).toBe(2);
      }
    });

    it('is filled by several, of whom the one that began keeps the checkpoint', async () => {
      const definition = freshDefinition();
      const view = await views.view(definition);
      const other = await (await place.open()).view(definition);
      const rebuild = await view.rebuild();
      const joined = await other.join(rebuild.generation);
      await rebuild.collection.write([{ put: client('1'), id: '1', guard: FIRST }], position(2).position);
      await joined.collection.write([{ put: client('2'), id: '2', guard: FIRST }], position(5).position, 'the fifth');
      await joined.collection.write([{ put: client('2', { age: 50 }), id: '2', guard: { revision: 1 } }]);
      expect(await joined.collection.get('2')).toEqual(client('2', { age: 50 }));
      expect(await joined.collection.write([{ remove: true, id: '2', guard: FIRST }])).toEqual(['older']);
      await joined.flush();
      await rebuild.prepare();
      await joined.collection.write([{ put: client('3', { age: 50 }), id: '3', guard: FIRST }]);
      await joined.flush();
      await rebuild.swap();
      const found = await view.find({ where: { age: 50 }, sort: [{ field: 'id', order: 'asc' }] });
      expect(found.items.map(({ id }) => id)).toEqual(['2', '3']);
      expect(await view.count()).toBe(3);
      expect(await view.checkpoint()).toBe(position(2).position);
      expect(await view.mark()).toBeNull();
    });

    it('cannot be joined once another one was begun, or it serves', async () => {
      const view = await views.view(freshDefinition());
      const { generation } = await view.rebuild();
      const next = await view.rebuild();
      await expect(view.join(generation)).rejects.toThrow(RebuildSuperseded);
      await next.swap();
      await expect(view.join(next.generation)).rejects.toThrow(RebuildSuperseded);
    });

    it('can be abandoned, leaving the serving generation', async () => {
      const view = await viewWith(client('1'));
      await (await view.rebuild()).abandon();
      expect(await view.get('1')).toEqual(client('1'));
    });

    it('works after a definition has gained a field and an index', async () => {
      const definition = freshDefinition();
      const before: ViewDefinition<Client> = { ...definition, fields: ['name'], indexes: [['name']] };
      await (await views.view(before)).put('1', client('1', { age: 33 }), FIRST);
      const after = await views.view(definition);
      expect((await after.find({ where: { age: 33 } })).items).toEqual([client('1', { age: 33 })]);
    });
  });
};
