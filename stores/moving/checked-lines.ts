import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import type { JsonObject } from '../../domain/json.ts';
import { DamagedLine } from './errors.ts';

/** The checksum is the last property of each line's JSON object, so every line is JSON that other tools can read. */
const CHECKED = /^(\{.*),"crc":(\d{1,10})\}$/s;

const toLine = (value: JsonObject): string => {
  const json = JSON.stringify(value);
  return `${json.slice(0, -1)},"crc":${crc32(json)}}\n`;
};

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly value: unknown;
}

/** Reads a file with one JSON object per line. Throws DamagedLine for a line that is not as written. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  let number = 0;
  for await (const text of lines) {
    number += 1;
    yield { number, value: contentOf(text, (reason) => new DamagedLine(file, number, reason)) };
  }
}

const contentOf = (text: string, damaged: (reason: string) => DamagedLine): unknown => {
  const [, beginning, check] = CHECKED.exec(text) ?? [];
  if (beginning === undefined || check === undefined) throw damaged('it is no line of an export');
  const json = `${beginning}}`;
  if (crc32(json) !== Number(check)) throw damaged('its content does not match its check');
  return JSON.parse(json);
};

const MODE_OWNER_ONLY = 0o600;
const CHARACTERS_AT_A_TIME = 256 * 1024;

/**
 * Writes a file with one JSON object per line, readable by this user only: complete and flushed, or absent, and then
 * nothing of it takes room on a disk that may be full.
 */
export const writeLines = async (file: string, values: AsyncIterable<JsonObject>): Promise<void> => {
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  try {
    await writeAll(unfinished, values);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

const writeAll = async (file: string, values: AsyncIterable<JsonObject>): Promise<void> => {
  const handle = await open(file, 'wx', MODE_OWNER_ONLY);
  try {
    let waiting = '';
    for await (const value of values) {
      waiting += toLine(value);
      if (waiting.length < CHARACTERS_AT_A_TIME) continue;
      await handle.writeFile(waiting);
      waiting = '';
    }
    await handle.writeFile(waiting);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
