import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../errors.ts';
import type { Installation } from '../testing/installation.ts';
import type { Keys } from './port.ts';

const freshOwner = () => `customer-${randomUUID()}`;

/** What every key store must do. */
export const keysContract = (name: string, install: () => Promise<Installation<Keys>>): void => {
  describe(`${name} as a store of keys`, () => {
    let place: Installation<Keys>;
    let keys: Keys;
    beforeAll(async () => {
      place = await install();
      keys = await place.open();
    });
    afterAll(() => place.dispose());

    it('creates a key of 32 bytes once and returns it afterwards, also to another process', async () => {
      const owner = freshOwner();
      expect(await keys.get(owner)).toEqual({ status: 'missing' });
      const made = await keys.create(owner);
      expect(made.status === 'present' && made.key.byteLength).toBe(32);
      expect(await keys.create(owner)).toEqual(made);
      expect(await (await place.open()).get(owner)).toEqual(made);
    });

    it('creates one key for an owner however many ask at once', async () => {
      const owner = freshOwner();
      const other = await place.open();
      const made = await Promise.all([keys, other, keys, other].map((store) => store.create(owner)));
      expect(made).toEqual(made.map(() => made[0]));
    });

    it('gives every owner another key', async () => {
      expect(await keys.create(freshOwner())).not.toEqual(await keys.create(freshOwner()));
    });

    it('never creates a key for an owner whose key was destroyed', async () => {
      const owner = freshOwner();
      const made = await keys.create(owner);
      await keys.destroy(owner);
      await keys.destroy(owner);
      expect(await keys.get(owner)).toEqual({ status: 'destroyed' });
      expect(await keys.create(owner)).toEqual({ status: 'destroyed' });
      expect(made.status === 'present' && (await keys.restore(owner, made.key))).toBe(false);
    });

    it('can forget an owner before it has a key', async () => {
      const owner = freshOwner();
      await keys.destroy(owner);
      expect(await keys.create(owner)).toEqual({ status: 'destroyed' });
    });

    it('keeps an owner forgotten whose key is created at the same moment', async () => {
      const owner = freshOwner();
      const other = await place.open();
      await Promise.all([keys.create(owner), other.create(owner), other.destroy(owner), keys.create(owner)]);
      expect(await keys.get(owner)).toEqual({ status: 'destroyed' });
      expect(await other.create(owner)).toEqual({ status: 'destroyed' });
    });

    it('returns the keys of many owners at once', async () => {
      const [present, destroyed, missing] = [freshOwner(), freshOwner(), freshOwner()];
      const made = await keys.create(present);
      await keys.destroy(destroyed);
      expect(new Map(await keys.getMany([present, destroyed, missing]))).toEqual(
        new Map([
          [present, made],
          [destroyed, { status: 'destroyed' }],
          [missing, { status: 'missing' }],
        ]),
      );
    });

    it('adopts a key created elsewhere, but replaces none', async () => {
      const owner = freshOwner();
      const key = randomBytes(32);
      expect(await keys.restore(owner, key)).toBe(true);
      expect(await keys.restore(owner, key)).toBe(true);
      expect(await keys.restore(owner, randomBytes(32))).toBe(false);
      const state = await keys.get(owner);
      expect(state.status === 'present' && Buffer.from(state.key).equals(key)).toBe(true);
    });

    it('lists who was forgotten', async () => {
      const [present, destroyed, never] = [freshOwner(), freshOwner(), freshOwner()];
      await keys.create(present);
      await keys.create(destroyed);
      await keys.destroy(destroyed);
      await keys.destroy(never);
      const owners: string[] = [];
      for await (const owner of keys.forgotten()) owners.push(owner);
      expect(owners).toEqual(expect.arrayContaining([destroyed, never]));
      expect(owners).not.toContain(present);
    });

    it('lists the existing keys', async () => {
      const [present, destroyed] = [freshOwner(), freshOwner()];
      await keys.create(present);
      await keys.create(destroyed);
      await keys.destroy(destroyed);
      const owners: string[] = [];
      for await (const { owner } of keys.list()) owners.push(owner);
      expect(owners).toContain(present);
      expect(owners).not.toContain(destroyed);
    });

    it('throws StoreUnavailable once it is closed', async () => {
      const closed = await place.open();
      await closed.close();
      await expect(closed.create(freshOwner())).rejects.toThrow(StoreUnavailable);
      await expect(closed.get(freshOwner())).rejects.toThrow(StoreUnavailable);
    });
  });
};
