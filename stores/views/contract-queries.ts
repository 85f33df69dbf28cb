import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, type ClientField, client, freshDefinition, type ViewsUnderTest } from './contract-fixture.ts';
import type { Sort, ViewDefinition, Views } from './port.ts';
import { UndeclaredField } from './query.ts';

/** What every view store finds, and in which order. */
export const queriesContract = (underTest: () => ViewsUnderTest): void => {
  let views: Views;
  let viewWith: ViewsUnderTest['viewWith'];
  beforeAll(() => {
    ({ views, viewWith } = underTest());
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

    it('find equal values, including booleans and null', async () => {
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

    it('find ranges of numbers and of texts, without empty values', async () => {
      const view = await viewWith(...people);
      expect(idsOf(await view.find({ where: { age: { gte: 60, lt: 61 } } }))).toEqual(['3', '5']);
      expect(idsOf(await view.find({ where: { age: { gt: 59, lte: 61 } } }))).toEqual(['1', '3', '5']);
      expect(idsOf(await view.find({ where: { name: { gte: 'b' } } }))).toEqual(['1', '4']);
    });

    it('find a part of a text, character for character', async () => {
      const view = await viewWith(client('1', { name: 'ana (50%) .*' }), client('2', { name: 'anabela' }));
      expect(idsOf(await view.find({ contains: { name: 'ana' } }))).toEqual(['1', '2']);
      expect(idsOf(await view.find({ contains: { name: '(50%) .' } }))).toEqual(['1']);
      expect(idsOf(await view.find({ contains: { name: 'Ana' } }))).toEqual([]);
      expect(idsOf(await view.find({ contains: { name: 'n.b' } }))).toEqual([]);
      expect(idsOf(await view.find({ where: { id: '2' }, contains: { name: 'ana' } }))).toEqual(['2']);
    });

    it('ignore an undefined condition', async () => {
      const view = await viewWith(...people);
      expect(await view.count({ where: { accountId: undefined, name: 'ana' } })).toBe(1);
    });

    it('sort by a field, empty values last in both orders', async () => {
      const view = await viewWith(...people);
      const order = async (order: 'asc' | 'desc') =>
        (await view.find({ sort: [{ field: 'name', order }] })).items.map(({ id }) => id);
      expect(await order('asc')).toEqual(['2', '4', '1', '3', '5']);
      expect(await order('desc')).toEqual(['1', '4', '2', '5', '3']);
    });

    it('go from page to page in descending order, through the last that have a value to those that have none', async () => {
      const view = await viewWith(...people);
      const on = async (number: number, size: number) =>
        (await view.find({ sort: [{ field: 'name', order: 'desc' }], page: { number, size } })).items.map(
          ({ id }) => id,
        );
      expect([await on(1, 2), await on(2, 2), await on(3, 2)]).toEqual([['1', '4'], ['2', '5'], ['3']]);
      expect([await on(1, 3), await on(2, 3), await on(3, 3)]).toEqual([['1', '4', '2'], ['5', '3'], []]);
      expect([await on(4, 1), await on(5, 1)]).toEqual([['5'], ['3']]);
    });

    it('break ties by id in the direction of the sort, the last of several, so that one index serves both', async () => {
      const twins = ['4', '1', '3', '2'].map((id) => client(id, { name: 'ana', age: null, active: id < '3' }));
      const view = await viewWith(...twins);
      const by = async (...sort: readonly Sort<ClientField>[]) => {
        const all = (await view.find({ sort })).items.map(({ id }) => id);
        const paged: string[] = [];
        for (let number = 1; number <= 4; number += 1)
          paged.push(...(await view.find({ sort, page: { number, size: 1 } })).items.map(({ id }) => id));
        expect(paged).toEqual(all);
        return all.join('');
      };
      for (const field of ['name', 'age'] as const) {
        expect(await by({ field, order: 'asc' })).toBe('1234');
        expect(await by({ field, order: 'desc' })).toBe('4321');
      }
      expect(await by({ field: 'active', order: 'asc' }, { field: 'name', order: 'desc' })).toBe('4321');
      expect(await by({ field: 'active', order: 'desc' }, { field: 'name', order: 'asc' })).toBe('1234');
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

    it('return a page and the total count', async () => {
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
};
