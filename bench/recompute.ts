/** A run over all calculations after a change of the indexes, by one worker process and by two. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import { centsOf } from '../domain/units/money.ts';
import { type Process, type ProcessName, startProcess } from '../e2e/program.ts';
import { openStores } from '../stores/open.ts';
import type { Stores } from '../stores/stores.ts';
import { openRecomputation } from '../workers/recompute/state.ts';
import { fortyYears } from './career.ts';
import type { Subject } from './figure.ts';
import { withFolder } from './folder.ts';

const CALCULATIONS = 1_000;
const AT_A_TIME = 50;
const LOOK_EVERY_MS = 20;
const METADATA = {
  at: '2026-11-20T12:00:00.000Z',
  by: randomUUID(),
  accountId: 'account-of-the-bench',
  correlationId: randomUUID(),
  causationId: null,
};

const append = async ({ log }: Stores, stream: string, ...events: readonly AnyEvent[]): Promise<void> => {
  for (const event of events) await log.append(allEvents, stream, [{ id: randomUUID(), event }], 'any', METADATA);
};

/** A public servant who has always taught at a private school as well: forty years in both regimes. */
const writeCase = async (stores: Stores, seed: number): Promise<void> => {
  const [customerId, calculationId] = [randomUUID(), randomUUID()];
  const { accountId } = METADATA;
  const day = `1986-01-${String(1 + (seed % 28)).padStart(2, '0')}`;
  const remunerations = fortyYears(seed).map(({ year, month, value }): [number, number, number] => [
    year,
    Number(month),
    centsOf(Math.round(value * 100) / 100),
  ]);
  const whole = { ingressDate: day, remunerations };
  const records = [
    { ...whole, companyName: 'Órgão Inventado', regimeType: 'RPPS', isPublicService: true, isCurrentPosition: true },
    { ...whole, companyName: 'Colégio Inventado', regimeType: 'RGPS', isTeaching: true },
  ] as const;
  const personal = { name: `Cliente ${seed}`, birthDate: `${1958 + (seed % 10)}-03-15`, gender: 'Mulher' } as const;
  await append(stores, `customer-${customerId}`, {
    type: 'CustomerCreated',
    data: { customerId, accountId, status: 'client', personal },
  });
  const fields = {
    name: 'Planejamento',
    regimeType: 'RPPS',
    registrationDate: day,
    publicServiceIngressDate: day,
  } as const;
  await append(
    stores,
    `calculation-${calculationId}`,
    { type: 'CalculationCreated', data: { calculationId, customerId, accountId, personal: fields } },
    ...records.map(
      (record): AnyEvent => ({
        type: 'WorkRecordAdded',
        data: { customerId, ...recorded(record) },
      }),
    ),
  );
};

const recorded = <Record extends object>(record: Record) => {
  const workRecordId = randomUUID();
  return { workRecordId, personal: { ...record, workRecordId } };
};

export const recompute: Subject = {
  name: 'recompute',
  measure: () =>
    withFolder(async (dataDir) => {
      const stores = await openStores({ dataDir });
      for (let first = 0; first < CALCULATIONS; first += AT_A_TIME)
        await Promise.all(Array.from({ length: AT_A_TIME }, (_, place) => writeCase(stores, first + place)));
      const recomputation = await openRecomputation(stores.views);
      const started: Process[] = [];
      const start = async (name: ProcessName): Promise<void> => {
        const process = await startProcess(name, dataDir);
        started.push(process);
        await process.ready();
      };
      const runEnded = async (run: number): Promise<number> => {
        for (;;) {
          const state = await recomputation.current();
          if (state?.run === run && state.status === 'done') return Date.now() - Date.parse(state.startedAt);
          await delay(LOOK_EVERY_MS);
        }
      };
      /** Until everything is computed after wages were published for a month; in milliseconds. */
      const publish = async (run: number): Promise<number> => {
        await append(stores, 'indexes', {
          type: 'IndexesPublished',
          data: { date: `0${run}/2026`, indexes: [], minSalaryInCents: 162_100 + run, maxSalaryInCents: null },
        });
        return runEnded(run);
      };
      try {
        await start('projections');
        await start('workers');
        await runEnded(1);
        const alone = await publish(2);
        await start('workers');
        await publish(3);
        const shared = await publish(4);
        return [
          {
            what: '1,000 calculations of forty years recomputed by one worker process',
            value: alone / 1000,
            unit: 's',
            target: { atMost: 20 },
          },
          { what: 'the same by two', value: shared / 1000, unit: 's' },
          { what: 'two against one', value: alone / shared, unit: '×', target: { atLeast: 1.3 } },
        ];
      } finally {
        await Promise.all(started.map((process) => process.stop()));
        await stores.close();
      }
    }),
};
