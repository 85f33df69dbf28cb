import type { z } from 'zod';
import { type Line, readLines } from './checked-lines.ts';
import { DamagedLine } from './errors.ts';

/** A file of entries between a head and an end that says how many there are. A check says what is wrong, or null. */
export interface EntryFile<Entry, End> {
  /** 'exported keys': what the head says that it holds. */
  readonly contents: string;
  /** 'a key'. */
  readonly entryName: string;
  readonly head: z.ZodType;
  readonly entry: z.ZodType<Entry>;
  readonly end: z.ZodType<End>;
  /** Called once for each entry, in order. */
  readonly checkEntry: (entry: Entry) => string | null;
  /** Called after all entries. */
  readonly checkEnd: (end: End) => string | null;
}

/**
 * The entries of a file that is whole: nothing is missing, and nothing stands after its end. As many at a time as were read
 * together, each checked when it is asked for. Throws DamagedLine.
 */
export async function* readEntries<Entry, End>(
  path: string,
  file: EntryFile<Entry, End>,
): AsyncGenerator<Iterable<Entry>> {
  let last = 0;
  let ended = false;
  function* entriesIn(lines: Iterable<Line>): Generator<Entry> {
    for (const { number, value } of lines) {
      last = number;
      const refuse = (reason: string | null): void => {
        if (reason !== null) throw new DamagedLine(path, number, reason);
      };
      if (ended) refuse('it stands after the end');
      if (number === 1) {
        if (!file.head.safeParse(value).success) refuse(`it is not the head of ${file.contents}`);
        continue;
      }
      const entry = file.entry.safeParse(value);
      if (entry.success) {
        refuse(file.checkEntry(entry.data));
        yield entry.data;
        continue;
      }
      const end = file.end.safeParse(value);
      refuse(end.success ? file.checkEnd(end.data) : `it is neither ${file.entryName} nor the end`);
      ended = true;
    }
  }
  for await (const lines of readLines(path)) yield entriesIn(lines);
  if (!ended) throw new DamagedLine(path, last + 1, 'the end is missing, the file is not whole');
}

/** The end promises as many as there are. */
export const checkCount = (promised: number, found: number, what: string): string | null =>
  promised === found ? null : `it promises ${promised} ${what}, and there are ${found}`;
