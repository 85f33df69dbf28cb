import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable, StoreUnusable } from '../errors.ts';
import { Database } from './database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'genial-database-'));
});
afterEach(() => rm(folder, { recursive: true }));

const FIRST = 'CREATE TABLE words (word TEXT PRIMARY KEY) STRICT;';
const openWords = (migrations = [FIRST]) =>
  new Database({ file: join(folder, 'words.db'), store: 'events', migrations });
const insert = (database: Database, word: string) => () =>
  database.query('INSERT INTO words (word) VALUES (?)').run(word);
const words = (database: Database) =>
  database
    .query<{ word: string }>('SELECT word FROM words ORDER BY word')
    .all()
    .map(({ word }) => word);

describe('writes', () => {
  it('of one turn are committed together, and one that throws fails alone', async () => {
    const database = openWords();
    const results = await Promise.allSettled(
      ['one', 'two', 'two', 'three'].map((word) => database.write(insert(database, word))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(words(database)).toEqual(['one', 'three', 'two']);
    database.close();
  });

  it('leave nothing behind when they throw midway', async () => {
    const database = openWords();
    const half = () => {
      insert(database, 'half')();
      throw new Error('no further');
    };
    await expect(database.write(half)).rejects.toThrow('no further');
    expect(words(database)).toEqual([]);
    database.close();
  });

  it('still pending when the file is closed are written first', async () => {
    const database = openWords();
    const written = database.write(insert(database, 'last'));
    database.close();
    await written;
    const again = openWords();
    expect(words(again)).toEqual(['last']);
    again.close();
  });

  it('notify listeners, here and in another process, until they unsubscribe', async () => {
    const [database, other] = [openWords(), openWords()];
    let rings = 0;
    const forget = other.onChange(() => {
      rings += 1;
    });
    await database.write(insert(database, 'one'));
    await expect.poll(() => rings).toBe(1);
    await other.write(insert(other, 'two'));
    expect(rings).toBe(2);
    forget();
    await other.write(insert(other, 'three'));
    expect(rings).toBe(2);
    database.close();
    other.close();
  });
});

describe('a file locked by another process', () => {
  const locked = () => {
    const other = new DatabaseSync(join(folder, 'words.db'));
    other.exec('BEGIN EXCLUSIVE');
    return {
      release: () => {
        other.exec('COMMIT');
        other.close();
      },
    };
  };

  it('is waited for without blocking the process, in order', async () => {
    const database = openWords();
    const lock = locked();
    const order: string[] = [];
    const write = (word: string) => database.write(insert(database, word)).then(() => order.push(word));
    const first = write('first');
    for (let turn = 0; turn < 5; turn += 1) await delay(1);
    const second = write('second');
    expect([words(database), order]).toEqual([[], []]);
    lock.release();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
    database.close();
  });

  it('is reported after a while, and usable again afterwards', async () => {
    const database = openWords();
    const lock = locked();
    const refused = await Promise.allSettled(['a', 'b', 'c'].map((word) => database.write(insert(database, word))));
    for (const refusal of refused)
      expect(refusal).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable', store: 'events' } });
    lock.release();
    await database.write(insert(database, 'after'));
    expect(words(database)).toEqual(['after']);
    database.close();
  });
});

describe('opening', () => {
  it('applies each migration once', async () => {
    const before = openWords();
    await before.write(insert(before, 'kept'));
    before.close();
    const after = openWords([FIRST, 'ALTER TABLE words ADD COLUMN length INTEGER;']);
    expect(after.query('SELECT word, length FROM words').all()).toEqual([{ word: 'kept', length: null }]);
    after.close();
    openWords([FIRST, 'ALTER TABLE words ADD COLUMN length INTEGER;']).close();
  });

  it('leaves the file as it was when a migration fails', () => {
    openWords().close();
    expect(() => openWords([FIRST, 'CREATE TABLE other (id INTEGER); no SQL at all;'])).toThrow('syntax error');
    const database = openWords();
    expect(database.query(`SELECT name FROM sqlite_schema WHERE name = 'other'`).all()).toEqual([]);
    database.close();
  });

  it('says which file is damaged, and what to do, when a read meets a part that is', async () => {
    const file = join(folder, 'part.db');
    const open = () => new Database({ file, store: 'events', migrations: [FIRST] });
    const before = open();
    await Promise.all(Array.from({ length: 2_000 }, (_, number) => before.write(insert(before, `word ${number}`))));
    before.close();
    const bytes = await readFile(file);
    await writeFile(file, Buffer.concat([bytes.subarray(0, 4_096), Buffer.alloc(bytes.length - 4_096, 7)]));
    const damaged = open();
    expect(() => damaged.query('SELECT word FROM words').all()).toThrow(StoreUnavailable);
    expect(() => damaged.query('SELECT word FROM words').all()).toThrow(
      /part\.db is damaged .*Put the log back from a backup/,
    );
    damaged.close();
  });

  it('says of a file that is no database, or has other tables, what to do', async () => {
    const file = join(folder, 'strange.db');
    const open = () => new Database({ file, store: 'views', migrations: [FIRST] });
    await writeFile(file, 'no database at all, but long enough to have a head of its own '.repeat(20));
    expect(open).toThrow(StoreUnusable);
    expect(open).toThrow(/strange\.db: no whole data file .*views are made from the log$/);
    await writeFile(file, '');
    open().close();
    const emptied = open();
    emptied.query('DROP TABLE words').run();
    expect(() => emptied.query('SELECT word FROM words')).toThrow(/strange\.db: .*no such table.*made from the log$/);
    emptied.close();
  });

  it('throws a named error if the file cannot be created', () => {
    const open = () => new Database({ file: folder, store: 'jobs', migrations: [] });
    expect(open).toThrow(StoreUnavailable);
    expect(open).toThrow('jobs store');
  });
});

describe('a file', () => {
  it('is readable by its owner only, with its side files, even in an open folder', async () => {
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'words.db'), '', { mode: 0o644 });
    const database = openWords();
    await database.write(insert(database, 'one'));
    for (const name of await readdir(folder))
      expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual([name, 0o600]);
    database.close();
  });
});
