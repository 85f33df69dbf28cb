import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { readLines, writeLines } from './checked-lines.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-lines-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'lines.ndjson');

/** Short ones around one of five megabytes, so that lines end everywhere in what is read at a time. */
const values: readonly JsonObject[] = [
  { text: 'ação, ‘avó’ and 🙂' },
  { text: 'two\u2028lines\rin\none' },
  { text: 'ção'.repeat(1_000_000) },
  ...Array.from({ length: 4_000 }, (_, number) => ({ number, text: 'é'.repeat(number % 700) })),
];

async function* each(): AsyncGenerator<JsonObject> {
  yield* values;
}

const read = async (): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const lines of readLines(file())) for (const { value } of lines) found.push(value);
  return found;
};

it('lines of any length and any letters are read as they were written', async () => {
  await writeLines(file(), each());
  expect(await read()).toEqual(values);
});

it('lines that another system ended with two characters, the last with none, are the same lines', async () => {
  await writeLines(file(), each());
  const text = await readFile(file(), 'utf8');
  await writeFile(file(), text.trimEnd().replaceAll('}\n', '}\r\n'));
  expect(await read()).toEqual(values);
});

it('a byte that is no letter is found, though it would be read as a replacement', async () => {
  await writeLines(file(), each());
  const bytes = await readFile(file());
  bytes[bytes.indexOf('ç')] = 0xff;
  await writeFile(file(), bytes);
  await expect(read()).rejects.toMatchObject({ name: 'DamagedLine', line: 1 });
});
