import { randomBytes } from 'node:crypto';
import { Database } from '../../sqlite/database.ts';
import type { KeyState, Keys } from '../port.ts';
import { KEY_BYTES } from '../port.ts';

const MIGRATIONS = [
  // A destroyed key leaves its owner's row behind, without a key.
  'CREATE TABLE keys (owner TEXT PRIMARY KEY, key BLOB) STRICT;',
];

interface Row {
  readonly owner: string;
  readonly key: Uint8Array | null;
}

const stateOf = (row: Row | undefined): KeyState => {
  if (row === undefined) return { status: 'missing' };
  return row.key === null ? { status: 'destroyed' } : { status: 'present', key: row.key };
};

export const openSqliteKeys = (file: string): SqliteKeys =>
  new SqliteKeys(new Database({ file, store: 'keys', migrations: MIGRATIONS }));

/** Keys in a file of their own, readable by this user only, where deleted bytes are overwritten. */
export class SqliteKeys implements Keys {
  constructor(private readonly database: Database) {}

  async create(owner: string): Promise<KeyState> {
    const present = stateOf(this.#row(owner));
    if (present.status !== 'missing') return present;
    const key = randomBytes(KEY_BYTES);
    return this.database.write(() => {
      this.#insert(owner, key);
      return stateOf(this.#row(owner));
    });
  }

  async get(owner: string): Promise<KeyState> {
    return stateOf(this.#row(owner));
  }

  async getMany(owners: readonly string[]): Promise<ReadonlyMap<string, KeyState>> {
    const rows = this.database
      .query<Row>('SELECT owner, key FROM keys WHERE owner IN (SELECT value FROM json_each(?))')
      .all(JSON.stringify(owners));
    const known = new Map(rows.map((row) => [row.owner, row]));
    return new Map(owners.map((owner) => [owner, stateOf(known.get(owner))]));
  }

  async destroy(owner: string): Promise<void> {
    await this.database.write(() => {
      this.database
        .query('INSERT INTO keys (owner, key) VALUES (?, NULL) ON CONFLICT (owner) DO UPDATE SET key = NULL')
        .run(owner);
    });
    // Until this, the key is still in the write-ahead log.
    await this.database.erase();
  }

  async *list() {
    const rows = this.database.query<Row>('SELECT owner, key FROM keys WHERE key IS NOT NULL ORDER BY owner').all();
    for (const { owner, key } of rows) if (key !== null) yield { owner, key };
  }

  async *forgotten() {
    const rows = this.database.query<Row>('SELECT owner, key FROM keys WHERE key IS NULL ORDER BY owner').all();
    for (const { owner } of rows) yield owner;
  }

  restore(owner: string, key: Uint8Array): Promise<boolean> {
    return this.database.write(() => {
      this.#insert(owner, key);
      const state = stateOf(this.#row(owner));
      return state.status === 'present' && Buffer.from(state.key).equals(key);
    });
  }

  async ping(): Promise<void> {
    this.database.query('SELECT 1').one();
  }

  async close(): Promise<void> {
    this.database.close();
  }

  #row(owner: string): Row | undefined {
    return this.database.query<Row>('SELECT owner, key FROM keys WHERE owner = ?').one(owner);
  }

  #insert(owner: string, key: Uint8Array): void {
    this.database.query('INSERT INTO keys (owner, key) VALUES (?, ?) ON CONFLICT (owner) DO NOTHING').run(owner, key);
  }
}
