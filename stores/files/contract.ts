import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Installation } from '../testing/installation.ts';
import type { Files, ListedFile } from './port.ts';

const PDF = 'application/pdf';
const HOUR_MS = 3_600_000;

/** What every file store must do. */
export const filesContract = (name: string, install: () => Promise<Installation<Files>>): void => {
  describe(`${name} as a store of files`, () => {
    let place: Installation<Files>;
    let files: Files;
    beforeAll(async () => {
      place = await install();
      files = await place.open();
    });
    afterAll(() => place.dispose());

    it('returns every byte, also to another process', async () => {
      const id = randomUUID();
      const bytes = randomBytes(3_000_000);
      expect(await files.put(id, bytes, PDF)).toEqual({ id, contentType: PDF, size: 3_000_000 });
      const stored = await (await place.open()).get(id);
      expect(stored).toMatchObject({ id, contentType: PDF, size: 3_000_000 });
      expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true);
    });

    it('stores an empty file', async () => {
      const id = randomUUID();
      await files.put(id, new Uint8Array(), 'text/plain');
      expect(await files.get(id)).toMatchObject({ size: 0, contentType: 'text/plain' });
    });

    it('replaces a file as a whole', async () => {
      const id = randomUUID();
      await files.put(id, Buffer.from('a longer first content'), PDF);
      await files.put(id, Buffer.from('second'), 'text/plain');
      const stored = await files.get(id);
      expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('second');
      expect(stored?.contentType).toBe('text/plain');
    });

    it('never returns half of a file being replaced', async () => {
      const id = randomUUID();
      const [zeros, ones] = [Buffer.alloc(400_000, 0), Buffer.alloc(600_000, 1)];
      await files.put(id, zeros, PDF);
      const writing = Promise.all([files.put(id, ones, PDF), files.put(id, zeros, PDF), files.put(id, ones, PDF)]);
      for (let round = 0; round < 10; round += 1) {
        const bytes = Buffer.from((await files.get(id))?.bytes ?? []);
        expect(bytes.equals(zeros) || bytes.equals(ones)).toBe(true);
      }
      await writing;
    });

    it('returns null for a file that does not exist', async () => {
      expect(await files.get(randomUUID())).toBeNull();
    });

    it('deletes, and returns whether there was a file', async () => {
      const id = randomUUID();
      await files.put(id, Buffer.from('x'), PDF);
      expect(await files.delete(id)).toBe(true);
      expect(await files.delete(id)).toBe(false);
      expect(await files.get(id)).toBeNull();
    });

    it('lists each file once', async () => {
      const ids: readonly string[] = [randomUUID(), randomUUID(), randomUUID()];
      const [kept = '', replaced = '', gone = ''] = ids;
      await files.put(kept, Buffer.from('kept'), PDF);
      await files.put(replaced, Buffer.from('old'), PDF);
      await files.put(replaced, Buffer.from('newer'), 'text/plain');
      await files.put(gone, Buffer.from('gone'), PDF);
      await files.delete(gone);
      const listed: ListedFile[] = [];
      for await (const file of files.list()) if (ids.includes(file.id)) listed.push(file);
      expect(listed.map(({ id }) => id).sort()).toEqual([kept, replaced].sort());
      for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt)).toBeLessThan(HOUR_MS);
    });

    it('sweeps away no complete file', async () => {
      const id = randomUUID();
      await files.put(id, Buffer.from('whole'), PDF);
      await files.sweep(Date.now() + HOUR_MS);
      expect(Buffer.from((await files.get(id))?.bytes ?? []).toString()).toBe('whole');
    });

    it.each(['../secret', 'a/b', '.hidden', ''])('refuses %j as an id', async (id) => {
      await expect(files.put(id, Buffer.from('x'), PDF)).rejects.toThrow(TypeError);
      await expect(files.get(id)).rejects.toThrow(TypeError);
    });
  });
};
