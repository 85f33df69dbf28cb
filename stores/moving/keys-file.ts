import { z } from 'zod';
import type { JsonObject } from '../../domain/json.ts';
import { KEY_BYTES, type Keys } from '../keys/port.ts';
import type { CarriedKey } from './carry-keys.ts';
import { writeLines } from './checked-lines.ts';
import { checkCount, readEntries } from './entries.ts';

/** The customers' keys in a file of their own: together with a log it reveals the log's personal data. */
const head = z.strictObject({ format: z.literal('genial-keys'), version: z.literal(1) });
const end = z.strictObject({ end: z.literal(true), keys: z.int() });
const keyLine: z.ZodType<CarriedKey> = z.strictObject({
  owner: z.string(),
  key: z.base64().transform((text) => Buffer.from(text, 'base64')),
});

/** Returns how many. Throws StoreUnavailable, or a file system error. */
export const exportKeys = async (keys: Pick<Keys, 'list'>, file: string): Promise<number> => {
  let written = 0;
  async function* lines(): AsyncGenerator<JsonObject> {
    yield { format: 'genial-keys', version: 1 };
    for await (const { owner, key } of keys.list()) {
      written += 1;
      yield { owner, key: Buffer.from(key).toString('base64') };
    }
    yield { end: true, keys: written };
  }
  await writeLines(file, lines());
  return written;
};

/** All keys of a file, read to its end. Throws DamagedLine naming the first bad line. */
export const readKeysFile = async (file: string): Promise<readonly CarriedKey[]> => {
  const kept: CarriedKey[] = [];
  const reading = readEntries(file, {
    contents: 'exported keys',
    entryName: 'a key',
    head,
    entry: keyLine,
    end,
    checkEntry: ({ key }) => (key.byteLength === KEY_BYTES ? null : `its key has ${key.byteLength} bytes`),
    checkEnd: ({ keys }) => checkCount(keys, kept.length, 'keys'),
  });
  for await (const entries of reading) for (const entry of entries) kept.push(entry);
  return kept;
};
