import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import { type Client, client, FIRST, freshDefinition, position } from './contract-fixture.ts';
import { partsContract } from './contract-parts.ts';
import { queriesContract } from './contract-queries.ts';
import { rebuildContract } from './contract-rebuild.ts';
import type { Views } from './port.ts';

export interface ViewsContractOptions {
  /** False for a stand-in server whose updates of a document are not atomic. */
  readonly atomicReplace: boolean;
  /** How many documents are more than the store writes at once. */
  readonly many: number;
}

/** What every view store must do. */
export const viewsContract = (
  name: string,
  install: () => Promise<Installation<Views>>,
  { atomicReplace, many }: ViewsContractOptions,
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

    it('can be opened by processes that start at the same moment', async () => {
      const definition = freshDefinition();
      const places = await Promise.all([place.open(), place.open(), place.open()]);
      const opened = await Promise.all([views, ...places].map((store) => store.view(definition)));
      await opened[0]?.put('1', client('1'), FIRST);
      for (const view of opened) expect(await view.count()).toBe(1);
    });

    describe('documents', () => {
      it('come back as written, also to another process', async () => {
        const definition = freshDefinition();
        const view = await views.view(definition);
        const ana = client('1', { name: 'Ana "Zé" d’Ávila 🙂', age: null, notes: ['um', 'dois'] });
        expect(await view.put('1', ana, FIRST)).toBe('written');
        expect(await view.get('1')).toEqual(ana);
        const other = await (await place.open()).view(definition);
        expect(await other.get('1')).toEqual(ana);
      });

      it('are null if they do not exist', async () => {
        expect(await (await viewWith()).get('nobody')).toBeNull();
      });

      it('can be read many at a time by id', async () => {
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

      it('compare global positions in the same way', async () => {
        const view = await viewWith();
        expect(await view.put('1', client('1', { name: 'tenth' }), position(10))).toBe('written');
        expect(await view.put('1', client('1', { name: 'ninth' }), position(9))).toBe('older');
        expect(await view.put('1', client('1', { name: 'eleventh' }), position(11))).toBe('written');
      });

      it('keep a removed document from being restored by a repeated event', async () => {
        const view = await viewWith(client('1'));
        expect(await view.remove('1', { revision: 3 })).toBe('written');
        expect(await view.put('1', client('1'), { revision: 2 })).toBe('older');
        expect(await view.remove('1', { revision: 3 })).toBe('older');
        expect(await view.get('1')).toBeNull();
        expect(await view.find({})).toEqual({ items: [], total: 0 });
        expect(new Map(await view.getMany(['1']))).toEqual(new Map());
      });

      it('let a later event create a removed document again', async () => {
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

    queriesContract(() => ({ views, place, viewWith, many }));

    partsContract(() => ({ views, place, viewWith, many }));

    rebuildContract(() => ({ views, place, viewWith, many }));

    describe('lease', () => {
      it('has one holder at a time, who may renew or release it', async () => {
        const lease = `projector-${randomUUID()}`;
        const other = await place.open();
        expect(await views.lease(lease, 'one', 60_000)).toBe(true);
        expect(await other.lease(lease, 'two', 60_000)).toBe(false);
        expect(await views.lease(lease, 'one', 60_000)).toBe(true);
        await other.release(lease, 'two');
        expect(await other.lease(lease, 'two', 60_000)).toBe(false);
        expect(await other.isLeased(lease)).toBe(true);
        await views.release(lease, 'one');
        expect(await other.isLeased(lease)).toBe(false);
        expect(await other.lease(lease, 'two', 60_000)).toBe(true);
      });

      it('passes to another when it expires', async () => {
        const lease = `projector-${randomUUID()}`;
        expect(await views.lease(lease, 'one', 1)).toBe(true);
        await expect.poll(() => views.lease(lease, 'two', 60_000)).toBe(true);
        expect(await views.lease(lease, 'one', 60_000)).toBe(false);
      });
    });

    it('throws StoreUnavailable once it is closed', async () => {
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
