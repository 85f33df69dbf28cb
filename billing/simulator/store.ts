import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { Database } from '../../stores/sqlite/database.ts';
import {
  type Card,
  type Customer,
  card,
  customer,
  type Delivery,
  delivery,
  everyday,
  type SimulatedPayment,
  type SimulatedSubscription,
  type SimulatorSettings,
  settings,
  simulatedPayment,
  simulatedSubscription,
} from './documents.ts';

const MIGRATIONS = [
  `CREATE TABLE documents (
    place INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    json TEXT NOT NULL,
    UNIQUE (kind, id)
  )`,
];

/** Documents of one kind, in the order in which they were made. */
interface Documents<Document> {
  get(id: string): Document | null;
  all(): readonly Document[];
  put(document: Document): Document;
  remove(id: string): void;
}

export interface SimulatorStore {
  readonly customers: Documents<Customer>;
  readonly cards: Documents<Card>;
  readonly payments: Documents<SimulatedPayment>;
  readonly subscriptions: Documents<SimulatedSubscription>;
  readonly deliveries: Documents<Delivery>;
  settings(): SimulatorSettings;
  changeSettings(changes: Partial<SimulatorSettings>): void;
  /** The next id with this prefix. */
  nextId(prefix: string): string;
  /** All or nothing, one after another, whichever process writes. */
  write<Result>(work: () => Result): Promise<Result>;
  /** Removes every trace of what was deleted from the file. */
  erase(): Promise<void>;
  close(): void;
}

/** What the simulator knows, in one file of the data folder that several processes may share. */
export const openSimulatorStore = async (file: string): Promise<SimulatorStore> => {
  const database = new Database({ file, store: 'simulator', migrations: MIGRATIONS });
  const documents = <Schema extends z.ZodType<{ id: string }>>(
    kind: string,
    schema: Schema,
  ): Documents<z.output<Schema>> => {
    const read = ({ json }: { json: string }): z.output<Schema> => schema.parse(JSON.parse(json));
    /** Every call of the provider lists them, and hardly any has changed since. */
    let listed = new Map<string, { readonly json: string; readonly document: z.output<Schema> }>();
    return {
      get: (id) => {
        const row = database
          .query<{ json: string }>('SELECT json FROM documents WHERE kind = ? AND id = ?')
          .one(kind, id);
        return row === undefined ? null : read(row);
      },
      all: () => {
        const rows = database
          .query<{ id: string; json: string }>('SELECT id, json FROM documents WHERE kind = ? ORDER BY place')
          .all(kind);
        listed = new Map(
          rows.map((row) => {
            const known = listed.get(row.id);
            return [row.id, known?.json === row.json ? known : { json: row.json, document: read(row) }];
          }),
        );
        return [...listed.values()].map(({ document }) => document);
      },
      put: (document) => {
        const { id } = schema.parse(document);
        database
          .query(
            'INSERT INTO documents (kind, id, json) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
          )
          .run(kind, id, JSON.stringify(document));
        return document;
      },
      remove: (id) => void database.query('DELETE FROM documents WHERE kind = ? AND id = ?').run(kind, id),
    };
  };
  const ofSettings = documents('settings', settings);
  const known = (): SimulatorSettings => {
    const found = ofSettings.get('settings');
    if (found === null) throw new Error('the simulator has no settings');
    return found;
  };
  await database.write(() => {
    if (ofSettings.get('settings') !== null) return;
    const secret = (): string => randomBytes(24).toString('base64url');
    const first = {
      apiKey: secret(),
      webhookToken: secret(),
      pixKey: randomUUID(),
      sequence: 0,
      failures: 0,
      manners: everyday,
    };
    ofSettings.put({ id: 'settings', ...first });
  });
  return {
    customers: documents('customer', customer),
    cards: documents('card', card),
    payments: documents('payment', simulatedPayment),
    subscriptions: documents('subscription', simulatedSubscription),
    deliveries: documents('delivery', delivery),
    settings: known,
    changeSettings: (changes) => void ofSettings.put({ ...known(), ...changes }),
    nextId: (prefix) => {
      const sequence = known().sequence + 1;
      ofSettings.put({ ...known(), sequence });
      return `${prefix}_${String(sequence).padStart(12, '0')}`;
    },
    write: (work) => database.write(work),
    erase: () => database.erase(),
    close: () => database.close(),
  };
};
