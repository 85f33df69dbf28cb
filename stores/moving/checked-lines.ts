import { open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { JsonObject } from '../../domain/json.ts';
import { DamagedLine } from './errors.ts';

/** The checksum is the last property of each line's JSON object, so every line is JSON that other tools can read. */
const CHECK = /,"crc":(\d{1,10})\}$/;
const LONGEST_CHECK = ',"crc":4294967295}'.length;

const toLine = (value: JsonObject): string => {
  const json = JSON.stringify(value);
  return `${json.slice(0, -1)},"crc":${crc32(json)}}\n`;
};

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly value: unknown;
}

/**
 * Reads a file with one JSON object per line, as many at a time as were read from the disk together: a wait for each line
 * costs as much as its checks. Each is parsed when it is asked for. Throws DamagedLine for a line that is not as written.
 */
export async function* readLines(file: string): AsyncGenerator<Iterable<Line>> {
  let number = 0;
  function* parsed(lines: Iterable<Buffer>): Generator<Line> {
    for (const bytes of lines) {
      number += 1;
      yield { number, value: contentOf(bytes, (reason) => new DamagedLine(file, number, reason)) };
    }
  }
  for await (const lines of linesOf(file)) yield parsed(lines);
}

const BYTES_AT_A_TIME = 1024 * 1024;
const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const CLOSING_BRACE = 0x7d;

/** The bytes of lines without their ends, which are good until the next lines are asked for. */
async function* linesOf(file: string): AsyncGenerator<readonly Buffer[]> {
  const handle = await open(file);
  try {
    let buffer = Buffer.allocUnsafe(BYTES_AT_A_TIME);
    let filled = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled);
      if (bytesRead === 0) break;
      const known = buffer.subarray(0, filled + bytesRead);
      const lines: Buffer[] = [];
      let begin = 0;
      // What was there before holds no end of a line.
      for (let end = known.indexOf(NEW_LINE, filled); end >= 0; end = known.indexOf(NEW_LINE, begin)) {
        lines.push(withoutReturn(known.subarray(begin, end)));
        begin = end + 1;
      }
      yield lines;
      known.copy(buffer, 0, begin);
      filled = known.length - begin;
      if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * filled);
    }
    if (filled > 0) yield [withoutReturn(buffer.subarray(0, filled))];
  } finally {
    await handle.close();
  }
}

/** A file that went through another system may end its lines with two characters. */
const withoutReturn = (line: Buffer): Buffer => (line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line);

/** The check is cut off in place, as a brace where its comma stood, so that nothing of the line is copied. */
const contentOf = (line: Buffer, damaged: (reason: string) => DamagedLine): unknown => {
  const tail = line.toString('latin1', Math.max(0, line.length - LONGEST_CHECK));
  const [ending, check] = CHECK.exec(tail) ?? [];
  if (ending === undefined || check === undefined) throw damaged('it is no line of an export');
  const comma = line.length - ending.length;
  line[comma] = CLOSING_BRACE;
  const content = line.subarray(0, comma + 1);
  if (crc32(content) !== Number(check)) throw damaged('its content does not match its check');
  return JSON.parse(content.toString());
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
