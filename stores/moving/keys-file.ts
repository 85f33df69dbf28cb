import { z } from 'zod';
import type { JsonObject } from '../../domain/json.ts';
import { KEY_BYTES, type Keys } from '../keys/port.ts';
import type { CarriedKey } from './carry-keys.ts';
import { readLines, writeLines } from './checked-lines.ts';
import { DamagedLine } from './errors.ts';

/** The customers' keys in a file of their own: together with a log it reveals the log's personal data. */
const head = z.strictObject({ format: z.literal('genial-keys'), version: z.literal(1) });
const end = z.strictObject({ end: z.literal(true), keys: z.int() });
const keyLine = z.strictObject({ owner: z.string(), key: z.base64() });

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
  let last = 0;
  let ended = false;
  for await (const { number, value } of readLines(file)) {
    last = number;
    const damaged = (reason: string): DamagedLine => new DamagedLine(file, number, reason);
    if (ended) throw damaged('it stands after the end');
    if (number === 1) {
      if (!head.safeParse(value).success) throw damaged('it is not the head of exported keys');
      continue;
    }
    const line = keyLine.safeParse(value);
    if (line.success) {
      const key = Buffer.from(line.data.key, 'base64');
      if (key.byteLength !== KEY_BYTES) throw damaged(`its key has ${key.byteLength} bytes`);
      kept.push({ owner: line.data.owner, key });
    } else if (end.safeParse(value).data?.keys === kept.length) ended = true;
    else throw damaged('it is neither a key nor the end');
  }
  if (!ended) throw new DamagedLine(file, last + 1, 'the end is missing, the file is not whole');
  return kept;
};
