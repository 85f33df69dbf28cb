/** The list of an account with ten thousand clients: a page, each way to search and sort it, and its export. */
import { randomUUID } from 'node:crypto';
import { customerExportQuery, customerSortFields } from '../domain/api/customers.ts';
import { type AnyEvent, allEvents } from '../domain/events.ts';
import { searchCases } from '../projections/case-search/query.ts';
import { noteOutlook } from '../projections/customer-list/outlooks.ts';
import { listCustomers, selectCustomers } from '../projections/customer-list/query.ts';
import { openReadModels, type ReadModels } from '../projections/read-models.ts';
import { rebuild } from '../projections/rebuild.ts';
import { computeInThreads } from '../results/compute/compute.ts';
import { openStores } from '../stores/open.ts';
import type { Stores } from '../stores/stores.ts';
import type { Figure, Finding, Subject } from './figure.ts';
import { withFolder } from './folder.ts';
import { percentile, timed, timedRounds } from './statistics.ts';

const CLIENTS = 10_000;
const AT_A_TIME = 50;
const ROUNDS = 60;
const WARM_UP = 5;
const ACCOUNT = 'account-of-the-bench';
const TODAY = '2026-11-20';
const METADATA = {
  at: '2026-11-20T12:00:00.000Z',
  by: randomUUID(),
  accountId: ACCOUNT,
  correlationId: randomUUID(),
  causationId: null,
};

const towns = ['Joinville', 'Curitiba', 'São José dos Campos', 'Palmas', 'Belo Horizonte'];
const professions = ['Professora', 'Metalúrgico', 'Médica', 'Costureira', 'Motorista'];

const writeClient = async ({ log }: Stores, number: number): Promise<void> => {
  const [customerId, calculationId, workRecordId] = [randomUUID(), randomUUID(), randomUUID()];
  const personal = {
    name: `Cliente Inventado de Souza ${(number * 7919) % CLIENTS}`,
    email: `cliente${number}@exemplo.test`,
    birthDate: `19${50 + (number % 50)}-03-10`,
    cpf: String(number).padStart(11, '0'),
    currentProfession: professions[number % professions.length] ?? null,
    mainPhoneNumber: `419${String(number).padStart(8, '0')}`,
    city: towns[number % towns.length] ?? null,
    state: 'SC',
  } as const;
  const workRecord = {
    workRecordId,
    companyName: `Empresa Inventada ${number % 500} Ltda.`,
    ingressDate: '1990-01-01',
    remunerations: [],
  };
  const streams: readonly (readonly [string, AnyEvent])[] = [
    [
      `customer-${customerId}`,
      { type: 'CustomerCreated', data: { customerId, accountId: ACCOUNT, status: 'client', personal } },
    ],
    [
      `calculation-${calculationId}`,
      {
        type: 'CalculationCreated',
        data: { calculationId, customerId, accountId: ACCOUNT, personal: { name: 'Planejamento' } },
      },
    ],
    [
      `calculation-${calculationId}`,
      { type: 'WorkRecordAdded', data: { customerId, workRecordId, personal: workRecord } },
    ],
  ];
  for (const [stream, event] of streams)
    await log.append(allEvents, stream, [{ id: randomUUID(), event }], 'any', METADATA);
};

/** As the workers would, one day a client over forty years. */
export const noteAll = async (customerList: ReadModels['customerList'], accountId: string): Promise<void> => {
  const { items } = await customerList.find({ where: { accountId } });
  for (const [place, { id, position, calculations }] of items.entries()) {
    const retirementOn = `${2010 + (place % 40)}-${String((place % 12) + 1).padStart(2, '0')}-15`;
    for (const { id: calculationId } of calculations)
      await noteOutlook(
        customerList,
        { customerId: id, calculationId, position },
        { retirementOn, regimeType: 'RGPS', confirmed: true, compulsory: false, missing: null },
      );
  }
};

export const clients: Subject = {
  name: 'clients',
  measure: () =>
    withFolder(async (folder): Promise<readonly Finding[]> => {
      const stores = await openStores({ dataDir: folder });
      for (let first = 0; first < CLIENTS; first += AT_A_TIME)
        await Promise.all(Array.from({ length: AT_A_TIME }, (_, place) => writeClient(stores, first + place)));
      const models = await openReadModels(stores);
      await rebuild(stores.log, models.projections, (work) => work());
      await noteAll(models.customerList, ACCOUNT);
      const view = models.customerList;
      const everything = customerExportQuery.parse({});
      const ask = (change: object) =>
        listCustomers(view, ACCOUNT, { page: 1, limit: 100, ...everything, ...change }, TODAY);
      const p95 = async (what: string, once: (round: number) => Promise<unknown>): Promise<Figure> => ({
        what: `${what}: p95`,
        value: percentile(await timedRounds(ROUNDS, WARM_UP, once), 0.95),
        unit: 'ms',
        target: { atMost: 50 },
      });
      const found = [
        await p95('first page of 10,000 clients', () => ask({})),
        await p95('last page', () => ask({ page: CLIENTS / 100 })),
        await p95('search in names', (round) => ask({ search: `souza ${round}` })),
        await p95('search in everything', (round) => ask({ search: `joinv`, searchIn: 'all', page: round })),
        await p95('search in everything for nothing there', (round) => ask({ search: `zz${round}`, searchIn: 'all' })),
        await p95('who can retire within 12 months', () => ask({ retirement: 'soon', sortBy: 'nextRetirement' })),
      ];
      const sorts: Figure[] = [];
      for (const sortBy of customerSortFields)
        for (const sortOrder of ['asc', 'desc'] as const)
          sorts.push(await p95(`${sortBy} ${sortOrder}`, () => ask({ sortBy, sortOrder })));
      const slowest = sorts.reduce((worst, sort) => (sort.value > worst.value ? sort : worst));
      const everywhere = await p95('search over calculations and employers', (round) =>
        searchCases(models.caseSearch, ACCOUNT, `inventada ${round}`, 10),
      );
      const compute = computeInThreads(new URL('../server/compute-thread.js', import.meta.url));
      const exported = await timed(async () => {
        const customers = await selectCustomers(view, ACCOUNT, everything, TODAY);
        await compute.run({ type: 'customer-sheet', customers });
      });
      await compute.close();
      await stores.close();
      return [
        ...found,
        { ...slowest, what: `first page by the slowest sort (${slowest.what})` },
        everywhere,
        { what: 'export of all as a spreadsheet', value: exported / 1000, unit: 's', target: { atMost: 5 } },
      ];
    }),
};
