import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { notEmpty } from '../../domain/testing/not-empty.ts';
import { type Client, type ClientField, client, type ViewsUnderTest } from './contract-fixture.ts';
import type { View, ViewQuery } from './port.ts';

/** How every view store reads thousands of documents. */
export const partsContract = (underTest: () => ViewsUnderTest): void => {
  describe('all of a query in parts', () => {
    const many = Array.from({ length: 110 }, (_, number) =>
      client(`${number}`, {
        name: number % 7 === 0 ? null : `nome ${number % 50}`,
        accountId: number % 3 === 0 ? 'b' : 'a',
      }),
    );
    let view: View<Client, ClientField>;
    beforeAll(async () => {
      view = await underTest().viewWith(...many);
    });

    const allOf = async (query: ViewQuery<ClientField>): Promise<Client[]> => {
      const all: Client[] = [];
      for await (const part of await view.parts(query)) all.push(...part);
      return all;
    };

    it('are what finding all of them at once gives, in the same order', async () => {
      for (const query of notEmpty<ViewQuery<ClientField>>([
        {},
        { where: { accountId: 'a' }, sort: [{ field: 'name', order: 'asc' }] },
        { where: { accountId: 'a' }, sort: [{ field: 'name', order: 'desc' }] },
        { contains: { name: '1' }, sort: [{ field: 'age', order: 'asc' }] },
        { where: { accountId: 'nobody' } },
      ]))
        expect(await allOf(query)).toEqual((await view.find(query)).items);
    });

    it('leave room for others between them', async () => {
      const parts = await view.parts({});
      let turns = 0;
      let isOver = false;
      const others = (async () => {
        for (; !isOver; turns += 1) await nextTurn();
      })();
      let read = 0;
      for await (const _ of parts) read += 1;
      isOver = true;
      await others;
      expect(read).toBeGreaterThan(1);
      expect(turns).toBeGreaterThanOrEqual(read - 1);
    });

    it('are decided at once and shown as they are by then, without what was removed', async () => {
      const parts = (await view.parts({ sort: [{ field: 'id', order: 'asc' }] }))[Symbol.asyncIterator]();
      const first = await parts.next();
      const later = { revision: 1 };
      await view.put('98', client('98', { name: 'novo' }), later);
      await view.put('990', client('990'), later);
      await view.remove('99', later);
      const rest: Client[] = [];
      for (let part = await parts.next(); part.done !== true; part = await parts.next()) rest.push(...part.value);
      const ids = [...(first.value ?? []), ...rest].map(({ id }) => id);
      expect(ids).toEqual(
        many
          .map(({ id }) => id)
          .filter((id) => id !== '99')
          .sort(),
      );
      expect(rest.find(({ id }) => id === '98')?.name).toBe('novo');
    });
  });
};
