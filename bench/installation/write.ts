/** Twenty offices with their clients, written into the log as commands would have written them. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { accountAnswer } from '../../domain/api/accounts.ts';
import { granted, signInOnceThere } from '../../e2e/adviser.ts';
import { type Process, startProcess } from '../../e2e/program.ts';
import { openReadModels } from '../../projections/read-models.ts';
import { openStores } from '../../stores/open.ts';
import { noteAll } from '../clients.ts';
import { writeHistory } from '../history.ts';
import { timed } from '../statistics.ts';

export const ADMINISTRATOR = { email: 'ana@genial.test', password: 'senha-segura' };
export const SETTINGS = {
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  DEMO: '0',
  LOG_LEVEL: 'warn',
};

/** The share of all clients that the largest office has: one in so many. */
const LARGEST_HAS_ONE_IN = 5;

export interface Office {
  readonly accountId: string;
  readonly email: string;
  readonly clients: number;
}

/** A process of the program, once it has answered `/healthz`, and how long that and `/readyz` took. */
export const startTimed = async (dataDir: string): Promise<{ readonly process: Process; readonly readyMs: number }> => {
  const begun = performance.now();
  const process = await startProcess('all', dataDir, SETTINGS);
  await process.ready();
  return { process, readyMs: performance.now() - begun };
};

const foundOffices = async (dataDir: string, offices: number): Promise<readonly Omit<Office, 'clients'>[]> => {
  const { process } = await startTimed(dataDir);
  try {
    const administrator = await signInOnceThere(process.address, ADMINISTRATOR.email, ADMINISTRATOR.password);
    const found: Omit<Office, 'clients'>[] = [];
    for (let number = 0; number < offices; number += 1) {
      const email = `escritorio${number}@genial.test`;
      const body = { name: `Escritório Inventado ${number}`, email, password: ADMINISTRATOR.password };
      const { account } = (await granted(administrator.post('/accounts', body))).as(accountAnswer);
      found.push({ accountId: account.id, email });
    }
    return found;
  } finally {
    await process.stop();
  }
};

/** As the workers would, one day a client over forty years: computing them all would take hours. */
export const noteRetirements = async (dataDir: string, { accountId }: Office): Promise<void> => {
  const stores = await openStores({ dataDir });
  const { customerList } = await openReadModels(stores);
  await noteAll(customerList, accountId);
  await stores.close();
};

export interface Written {
  /** The largest first. */
  readonly offices: readonly Office[];
  readonly writingMs: number;
}

/** Views that hold the offices alone would be brought up to date event by event: a first start finds none. */
const removeViews = async (dataDir: string): Promise<void> => {
  for (const file of ['views.db', 'views.db-wal', 'views.db-shm']) await rm(join(dataDir, file), { force: true });
};

/** `clients` clients of ten events each: a fifth with the first office, the others spread over the rest. */
export const writeInstallation = async (dataDir: string, clients: number, offices: number): Promise<Written> => {
  const found = await foundOffices(dataDir, offices);
  const placeOf = (number: number): number =>
    number % LARGEST_HAS_ONE_IN === 0 ? 0 : 1 + (number % (found.length - 1));
  const counts = found.map(() => 0);
  for (let number = 0; number < clients; number += 1) counts[placeOf(number)] = (counts[placeOf(number)] ?? 0) + 1;
  const stores = await openStores({ dataDir });
  const accountOf = (number: number): string => found[placeOf(number)]?.accountId ?? '';
  const writingMs = await timed(() => writeHistory(stores, clients, { accountOf }));
  await stores.close();
  await removeViews(dataDir);
  return { offices: found.map((office, place) => ({ ...office, clients: counts[place] ?? 0 })), writingMs };
};
