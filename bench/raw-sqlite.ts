/** What SQLite takes for the same rows with nothing of ours around it: the floor of rebuilds and of restoring. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { crc32 } from 'node:zlib';
import { DatabaseSync } from '@photostructure/sqlite';
import { timed } from './statistics.ts';

/** Rows of the tables of a file, all read before anything is timed. */
export interface Table {
  readonly name: string;
  readonly rows: readonly (readonly [id: string, guard: string, document: string])[];
}

/** The documents that each view serves in a stopped program: what was built before them is still in the file for a while. */
export const documentsServed = (file: string): readonly Table[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const names = database
    .prepare(
      `SELECT 'view_' || view || '_' || generation AS name FROM generations WHERE state = 'serving' ORDER BY name`,
    )
    .all()
    .map(({ name }) => String(name));
  const tables = names.map((name) => ({
    name,
    rows: database
      .prepare(`SELECT id, guard, document FROM "${name}" WHERE document IS NOT NULL ORDER BY rowid`)
      .all()
      .map(({ id, guard, document }) => [String(id), String(guard), String(document)] as const),
  }));
  database.close();
  return tables;
};

/** Milliseconds to put these documents into bare tables, in so many commits, none of which waits for the disk. */
export const documentsWrittenMs = async (file: string, tables: readonly Table[], commits: number): Promise<number> => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  for (const { name } of tables)
    database.exec(`CREATE TABLE "${name}" (id TEXT PRIMARY KEY, guard TEXT NOT NULL, document TEXT NOT NULL)`);
  const inserts = tables.map(({ name, rows }) => ({
    rows,
    insert: database.prepare(`INSERT INTO "${name}" (id, guard, document) VALUES (?, ?, ?)`),
  }));
  const spent = await timed(() => {
    for (let commit = 0; commit < commits; commit += 1) {
      database.exec('BEGIN IMMEDIATE');
      for (const { rows, insert } of inserts) {
        const share = Math.ceil(rows.length / commits);
        for (const row of rows.slice(commit * share, (commit + 1) * share)) insert.run(...row);
      }
      database.exec('COMMIT');
    }
  });
  database.close();
  return spent;
};

const LINES_AT_A_TIME = 1_000;

/** The lines of a file in batches, the sum of each taken as whoever checks them would. */
async function* checkedLines(file: string): AsyncGenerator<readonly (readonly [sum: number, line: string])[]> {
  let batch: (readonly [number, string])[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push([crc32(line), line]);
    if (batch.length < LINES_AT_A_TIME) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Milliseconds to copy a file line by line, each with its sum taken, flushed at the end. */
export const linesCopiedMs = (from: string, to: string): Promise<number> =>
  timed(async () => {
    const copy = await open(to, 'w');
    for await (const batch of checkedLines(from)) await copy.writeFile(`${batch.map(([, line]) => line).join('\n')}\n`);
    await copy.sync();
    await copy.close();
  });

/** Milliseconds to put the lines of a file into one table, each with its sum, a flushed commit every thousand. */
export const linesInsertedMs = async (from: string, to: string): Promise<number> => {
  const database = new DatabaseSync(to);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE lines (position INTEGER PRIMARY KEY, sum INTEGER NOT NULL, line TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO lines (sum, line) VALUES (?, ?)');
  const spent = await timed(async () => {
    for await (const batch of checkedLines(from)) {
      database.exec('BEGIN IMMEDIATE');
      for (const row of batch) insert.run(...row);
      database.exec('COMMIT');
    }
  });
  database.close();
  return spent;
};
