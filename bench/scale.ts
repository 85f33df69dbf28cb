/** What a client costs: bytes in each embedded store, and how fast the whole log is exported and restored. */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import { listCustomers } from '../projections/customer-list/query.ts';
import { openReadModels } from '../projections/read-models.ts';
import { rebuild } from '../projections/rebuild.ts';
import { exportKeys } from '../stores/moving/keys-file.ts';
import { exportLog } from '../stores/moving/log-file.ts';
import { restore } from '../stores/moving/restore.ts';
import { openStores } from '../stores/open.ts';
import type { Stores } from '../stores/stores.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { linesCopiedMs, linesInsertedMs } from './raw-sqlite.ts';
import { median, percentile, timed, timedRounds } from './statistics.ts';

/** All in one account, because an account's list is what grows with it. */
const CLIENTS = 2_000;
const EVENTS_A_CLIENT = 12;
const ROUNDS = 60;
const WARM_UP = 10;
const KILOBYTE = 1024;
const ACCOUNT = 'account-of-the-bench';
const METADATA = {
  at: '2026-11-20T12:00:00.000Z',
  by: randomUUID(),
  accountId: ACCOUNT,
  correlationId: randomUUID(),
  causationId: null,
};

/** Ten employers of four years each: 480 remunerations, as from an extract of a whole career. */
const career = (): {
  workRecordId: string;
  companyName: string;
  ingressDate: string;
  egressDate: string;
  remunerations: [number, number, number][];
}[] =>
  Array.from({ length: 10 }, (_, employer) => {
    const first = 1985 + 4 * employer;
    return {
      workRecordId: randomUUID(),
      companyName: `Empresa Inventada de Serviços ${employer} Ltda.`,
      ingressDate: `${first}-01-01`,
      egressDate: `${first + 3}-12-31`,
      remunerations: Array.from({ length: 48 }, (_, month): [number, number, number] => [
        first + Math.floor(month / 12),
        (month % 12) + 1,
        251_043 + 137 * month,
      ]),
    };
  });

/** A client with two calculations of a whole career, and the edits around them. */
const writeClient = async ({ log }: Stores, number: number): Promise<void> => {
  const [customerId, calculationId, copyId] = [randomUUID(), randomUUID(), randomUUID()];
  const workRecords = career();
  const workRecordIds = workRecords.map(({ workRecordId }) => workRecordId);
  const personal = { name: `Cliente Inventado de Souza ${number}`, birthDate: '1964-03-10', state: 'SC' } as const;
  const edited = (fields: Record<string, string>): AnyEvent => ({
    type: 'CustomerEdited',
    data: { customerId, personal: fields },
  });
  const renamed = (name: string): AnyEvent => ({ type: 'CalculationEdited', data: { customerId, personal: { name } } });
  const fields = { name: 'Planejamento' };
  const streams: readonly (readonly [string, readonly AnyEvent[]])[] = [
    [
      `customer-${customerId}`,
      [
        { type: 'CustomerCreated', data: { customerId, accountId: ACCOUNT, status: 'client', personal } },
        edited({ city: 'Joinville' }),
        edited({ currentProfession: 'Analista' }),
        edited({ notes: 'Trouxe a carteira de trabalho e o extrato do CNIS.' }),
      ],
    ],
    [
      `calculation-${calculationId}`,
      [
        { type: 'CalculationCreated', data: { calculationId, customerId, accountId: ACCOUNT, personal: fields } },
        { type: 'CnisImported', data: { customerId, importId: null, workRecordIds, personal: { workRecords } } },
        renamed('INSS'),
        renamed('INSS e servidor'),
        { type: 'WorkRecordRemoved', data: { customerId, workRecordId: workRecordIds[9] ?? '' } },
      ],
    ],
    [
      `calculation-${copyId}`,
      [
        {
          type: 'CalculationCopied',
          data: {
            calculationId: copyId,
            customerId,
            accountId: ACCOUNT,
            sourceCalculationId: calculationId,
            copiedData: ['time', 'salary'],
            personal: { fields, workRecords: career() },
          },
        },
        renamed('Cópia'),
        renamed('Cópia para comparar'),
      ],
    ],
  ];
  for (const [streamId, events] of streams) {
    for (const event of events) await log.append(allEvents, streamId, [{ id: randomUUID(), event }], 'any', METADATA);
  }
};

const bytesOf = async (file: string): Promise<number> => (await stat(file)).size;

/** The size of a SQLite file, including its write-ahead log. */
const bytesOfDatabase = async (file: string): Promise<number> =>
  (await bytesOf(file)) + (await bytesOf(`${file}-wal`).catch(() => 0));

export const scale: Subject = {
  name: 'scale',
  measure: () =>
    withFolder(async (folder): Promise<readonly Finding[]> => {
      const dataDir = join(folder, 'from');
      const stores = await openStores({ dataDir });
      for (let first = 0; first < CLIENTS; first += 50)
        await Promise.all(Array.from({ length: 50 }, (_, place) => writeClient(stores, first + place)));
      const models = await openReadModels(stores);
      await rebuild(stores.log, models.projections, (work) => work());
      const view = models.customerList;
      const query = { page: 1, limit: 100, search: '', searchIn: 'name', sortBy: 'name', sortOrder: 'asc' } as const;
      const today = '2026-11-20';
      const list = await timedRounds(ROUNDS, WARM_UP, () => listCustomers(view, ACCOUNT, query, today));
      const search = await timedRounds(ROUNDS, WARM_UP, (round) =>
        listCustomers(view, ACCOUNT, { ...query, search: `souza ${round}` }, today),
      );
      const log = join(folder, 'log.ndjson');
      const keys = join(folder, 'keys.ndjson');
      const exporting = await timed(() => exportLog(stores.events, stores.keys, log));
      await exportKeys(stores.keys, keys);
      const target = await openStores({ dataDir: join(folder, 'to') });
      const restoring = await timed(() => restore({ log, keys }, target));
      await target.close();
      await stores.close();
      const copying = await linesCopiedMs(log, join(folder, 'copy.ndjson'));
      const inserting = await linesInsertedMs(log, join(folder, 'lines.db'));
      const bytes = async (name: string) => bytesOfDatabase(join(dataDir, name));
      const events = CLIENTS * EVENTS_A_CLIENT;
      return [
        {
          what: `events.db, per event (${events.toLocaleString('en')} events)`,
          value: (await bytes('events.db')) / events / KILOBYTE,
          unit: 'kB',
        },
        {
          what: `events.db, per client of ${EVENTS_A_CLIENT} events and 960 remunerations`,
          value: (await bytes('events.db')) / CLIENTS / KILOBYTE,
          unit: 'kB',
        },
        { what: 'views.db, per client', value: (await bytes('views.db')) / CLIENTS / KILOBYTE, unit: 'kB' },
        { what: 'keys.db, per client', value: (await bytes('keys.db')) / CLIENTS / KILOBYTE, unit: 'kB' },
        { what: 'exported log, per client', value: (await bytesOf(log)) / CLIENTS / KILOBYTE, unit: 'kB' },
        {
          what: 'exported events',
          value: (events / exporting) * 1000,
          unit: '/s',
          floor: { what: 'the exported lines copied, each with its sum', value: (events / copying) * 1000 },
          target: { atLeast: 0.4 },
        },
        {
          what: 'restored events, read twice and compared',
          value: (events / restoring) * 1000,
          unit: '/s',
          floor: { what: 'the lines put into one table, each with its sum', value: (events / inserting) * 1000 },
          target: { atLeast: 0.4 },
        },
        {
          what: `first page of an account of ${CLIENTS.toLocaleString('en')} clients: p95`,
          value: percentile(list, 0.95),
          unit: 'ms',
        },
        { what: 'search in the same: median', value: median(search), unit: 'ms' },
      ];
    }),
};
