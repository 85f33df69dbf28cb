/** What the history of a case edited two thousand times costs, and its rules at an old revision. */
import { randomUUID } from 'node:crypto';
import { newCalculation, newCustomer } from '../backend/testing/case-file.ts';
import type { Client } from '../backend/testing/client.ts';
import { historyAnswer } from '../domain/api/history.ts';
import { workRecordsAnswer } from '../domain/api/work-records.ts';
import { type CalculationEvent, calculationEvents } from '../domain/calculations/events.ts';
import { calculationStream } from '../domain/streams.ts';
import { granted, signIn } from '../e2e/adviser.ts';
import { startProcess } from '../e2e/program.ts';
import { openStores } from '../stores/open.ts';
import { recordsOfFortyYears } from './career.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { median, percentile, timed, timedRounds } from './statistics.ts';

const ENTRIES = 2000;
const ROUNDS = 100;
const WARM_UP = 30;
const ADMINISTRATOR = { ADMIN_EMAIL: 'ana@genial.test', ADMIN_PASSWORD: 'senha-segura', DEMO: '0', LOG_LEVEL: 'warn' };

/** A calculation with a career of forty years. */
const furnished = async (adviser: Client) => {
  const { id: customerId } = await newCustomer(adviser);
  const { id } = await newCalculation(adviser, customerId, {
    regimeType: 'RPPS',
    regimeId: 2,
    publicServiceIngressDate: '1986-01-02',
  });
  const saved = await granted(adviser.post('/work-records/multiple', { workRecords: recordsOfFortyYears(id) }));
  const [record] = saved.as(workRecordsAnswer).workRecords;
  return { id, customerId, recordId: record?.id ?? '' };
};

type Furnished = Awaited<ReturnType<typeof furnished>>;

/** One edit in three changes a name, one a record and one a remuneration. */
const editOf = ({ customerId, recordId: workRecordId }: Furnished, revision: number): CalculationEvent => {
  switch (revision % 3) {
    case 0:
      return { type: 'CalculationEdited', data: { customerId, personal: { name: `Cálculo ${revision}` } } };
    case 1:
      return {
        type: 'WorkRecordEdited',
        data: { customerId, workRecordId, personal: { companyName: `Empresa ${revision}` } },
      };
    default:
      return {
        type: 'RemunerationsChanged',
        data: { customerId, workRecordId, personal: { set: [[2010, 1, 100_000 + revision]], cleared: [] } },
      };
  }
};

/** The edits as commands would have written them one by one, while the program is at rest. */
const edit = async (dataDir: string, calculation: Furnished): Promise<void> => {
  const stores = await openStores({ dataDir });
  const metadata = {
    at: '2026-11-20T12:00:00.000Z',
    by: null,
    accountId: null,
    correlationId: null,
    causationId: null,
  };
  for (let revision = 2; revision < ENTRIES; revision += 1) {
    const drafts = [{ id: randomUUID(), event: editOf(calculation, revision) }];
    await stores.log.append(calculationEvents, calculationStream(calculation.id), drafts, revision - 1, metadata);
  }
  await stores.close();
};

const measureAll = (): Promise<readonly Finding[]> =>
  withFolder(async (dataDir) => {
    const start = async () => {
      const process = await startProcess('all', dataDir, ADMINISTRATOR);
      await process.ready();
      return {
        process,
        adviser: await signIn(process.address, ADMINISTRATOR.ADMIN_EMAIL, ADMINISTRATOR.ADMIN_PASSWORD),
      };
    };
    const first = await start();
    const calculation = await furnished(first.adviser);
    const { id } = calculation;
    await first.process.stop();
    await edit(dataDir, calculation);

    const { process, adviser } = await start();
    const page = (number: number) => granted(adviser.get(`/calculations/${id}/history?page=${number}&limit=20`));
    const cold = await timed(() => page(1));
    const { totalCount } = (await page(1)).as(historyAnswer).pagination;
    const newest = await timedRounds(ROUNDS, WARM_UP, () => page(1));
    const any = await timedRounds(ROUNDS, WARM_UP, (round) => page(1 + ((round * 37) % (ENTRIES / 20))));
    const rules = await timedRounds(ROUNDS, WARM_UP, (round) =>
      granted(adviser.get(`/calculations/${id}/rules?regimeType=RPPS&revision=${2 + ((round * 173) % (ENTRIES - 3))}`)),
    );
    const compared = await timedRounds(20, 2, (round) =>
      granted(adviser.get(`/calculations/${id}/comparison?from=${1 + round * 50}&to=${ENTRIES - 1}`)),
    );
    await process.stop();
    return [
      {
        what: `history of ${totalCount} entries, first page: p95`,
        value: percentile(newest, 0.95),
        unit: 'ms',
        target: { atMost: 50 },
      },
      { what: 'the same: median', value: median(newest), unit: 'ms' },
      { what: 'any page: p95', value: percentile(any, 0.95), unit: 'ms' },
      {
        what: 'the first of all since the start of the program, which reads the whole stream',
        value: cold,
        unit: 'ms',
      },
      {
        what: 'rules at an old revision, 40 years of salaries: p95',
        value: percentile(rules, 0.95),
        unit: 'ms',
        target: { atMost: 150 },
      },
      { what: 'the same: median', value: median(rules), unit: 'ms' },
      { what: 'two revisions compared, both regimes: median', value: median(compared), unit: 'ms' },
    ];
  });

export const past: Subject = { name: 'past', measure: measureAll };
