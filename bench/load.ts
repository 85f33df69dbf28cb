/** Fifty advisers' browsers at once, four reads per change, on one process and on two. */
import { setTimeout as delay } from 'node:timers/promises';
import { newCalculation, newCustomer, someone } from '../backend/testing/case-file.ts';
import type { Answer, Client } from '../backend/testing/client.ts';
import { granted, signIn } from '../e2e/adviser.ts';
import { type Process, startProcess } from '../e2e/program.ts';
import type { Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { median, percentile } from './statistics.ts';

const CLIENTS = 50;
const ADVISERS = 10;
const CUSTOMERS_OF_A_CLIENT = 10;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 30);
const ADMINISTRATOR = { email: 'ana@genial.test', password: 'senha-segura' };
const SETTINGS = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  DEMO: '0',
  LOG_LEVEL: 'warn',
};

/** What one browser has open. */
interface Desk {
  readonly client: Client;
  readonly customerIds: readonly string[];
  readonly calculationId: string;
}

type Step = (desk: Desk, round: number) => Promise<Answer>;

const customerAt = ({ customerIds }: Desk, round: number): string => customerIds[round % customerIds.length] ?? '';

const list: Step = ({ client }) => client.get('/customers?limit=25&sortBy=name');
const search: Step = ({ client }, round) =>
  client.get(`/customers?limit=25&search=${encodeURIComponent(`Cliente ${round % 10}`)}`);
const customer: Step = (desk, round) => desk.client.get(`/customers/${customerAt(desk, round)}`);
const calculation: Step = ({ client, calculationId }) => client.get(`/calculations/${calculationId}`);
const records: Step = ({ client, calculationId }) => client.get(`/calculations/${calculationId}/work-records`);
const rules: Step = ({ client, calculationId }) => client.get(`/calculations/${calculationId}/rules?regimeType=RGPS`);
const rename: Step = (desk, round) =>
  desk.client.put(`/customers/${customerAt(desk, round)}`, { customer: { name: `Cliente ${round}` } });
const editCalculation: Step = ({ client, calculationId }, round) =>
  client.put(`/calculations/${calculationId}`, { name: `Cálculo ${round}` });

/** Ten requests of an adviser: eight reads, two changes; a read after a change must show it. */
const WORK: readonly Step[] = [
  list,
  customer,
  rename,
  list,
  search,
  calculation,
  records,
  editCalculation,
  rules,
  customer,
];

/** Advisers with their clients, each browser with a calculation of ten years. */
const furnish = async (addresses: readonly string[]): Promise<readonly Desk[]> => {
  const [first = ''] = addresses;
  const administrator = await signIn(first, ADMINISTRATOR.email, ADMINISTRATOR.password);
  const emails = Array.from({ length: ADVISERS }, (_, number) => `adviser${number}@genial.test`);
  for (const email of emails) {
    await granted(
      administrator.post('/users', { user: { name: 'Ana Inventada', email, password: ADMINISTRATOR.password } }),
    );
  }
  const furnishOne = async (number: number): Promise<Desk> => {
    const address = addresses[number % addresses.length] ?? first;
    const client = await signIn(address, emails[number % ADVISERS] ?? '', ADMINISTRATOR.password);
    const customerIds: string[] = [];
    for (let count = 0; count < CUSTOMERS_OF_A_CLIENT; count += 1) {
      customerIds.push((await newCustomer(client, { ...someone, name: `Cliente ${count} de ${number}` })).id);
    }
    const { id: calculationId } = await newCalculation(client, customerIds[0] ?? '', { regimeType: 'RGPS' });
    const salaries = Array.from({ length: 120 }, (_, month) => ({
      year: 2010 + Math.floor(month / 12),
      month: String((month % 12) + 1).padStart(2, '0'),
      value: 2000 + month,
    }));
    const workRecord = { calculationId, companyName: 'Empresa Inventada Ltda.', ingressDate: '2010-01-04', salaries };
    await granted(client.post('/work-records', { workRecord }));
    return { client, customerIds, calculationId };
  };
  const desks: Desk[] = [];
  for (let number = 0; number < CLIENTS; number += 1) desks.push(await furnishOne(number));
  return desks;
};

interface Load {
  readonly times: readonly number[];
  readonly errors: number;
  readonly seconds: number;
}

const run = async (desks: readonly Desk[], seconds: number): Promise<Load> => {
  const times: number[] = [];
  let errors = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const work = async (desk: Desk, place: number): Promise<void> => {
    for (let round = place; performance.now() < until; round += 1) {
      const asked = performance.now();
      const status = await WORK[round % WORK.length]?.(desk, round)
        .then((answer) => answer.status)
        .catch(() => 0);
      times.push(performance.now() - asked);
      if (status === undefined || status < 200 || status > 299) errors += 1;
    }
  };
  await Promise.all(desks.map(work));
  return { times, errors, seconds: (performance.now() - begun) / 1000 };
};

const measureOn = (
  what: string,
  start: (dataDir: string) => Promise<readonly Process[]>,
): Promise<readonly Finding[]> =>
  withFolder(async (dataDir) => {
    const processes = await start(dataDir);
    try {
      const desks = await furnish(processes.map(({ address }) => address));
      await run(desks, 3);
      const { times, errors, seconds } = await run(desks, SECONDS);
      return [
        {
          what: `${CLIENTS} clients, 80% reads, ${SECONDS} s, ${what}: requests`,
          value: times.length / seconds,
          unit: '/s',
        },
        { what: `the same: p99`, value: percentile(times, 0.99), unit: 'ms' },
        { what: `the same: median`, value: median(times), unit: 'ms' },
        { what: `the same: errors`, value: errors, unit: '', target: { atMost: 0 } },
      ];
    } finally {
      await Promise.all(processes.map((process) => process.stop()));
      await delay(500);
    }
  });

const started = async (name: 'all' | 'api', dataDir: string): Promise<Process> => {
  const process = await startProcess(name, dataDir, SETTINGS);
  await process.ready();
  return process;
};

export const load: Subject = {
  name: 'load',
  measure: async () => [
    ...(await measureOn('one process', async (dataDir) => [await started('all', dataDir)])),
    ...(await measureOn('one process and a second API', async (dataDir) => [
      await started('all', dataDir),
      await started('api', dataDir),
    ])),
  ],
};
