import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { greetingOf, type Process, type ProcessName, startProcess } from '../program.ts';

const SETTINGS = { DEMO: '1', LOG_LEVEL: 'silent' };

/** Processes of the built program on one data folder, each of which can be killed and restarted. */
export interface Installation {
  readonly dataDir: string;
  /** The API's current address. */
  address(): string;
  signIn(): Promise<{ email: string; password: string }>;
  /** kill -9 */
  kill(name: ProcessName): Promise<void>;
  restart(name: ProcessName): Promise<void>;
  stop(): Promise<void>;
  /** Stops what is still running and removes the data folder. */
  erase(): Promise<void>;
}

/** `more` are further settings, such as server addresses. */
export const startInstallation = async (
  names: readonly ProcessName[],
  more: Readonly<Record<string, string>> = {},
): Promise<Installation> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-faults-'));
  const running = new Map<ProcessName, Process>();
  const restart = async (name: ProcessName): Promise<void> => {
    const process = await startProcess(name, dataDir, { ...SETTINGS, ...more });
    running.set(name, process);
    await process.ready();
  };
  const processOf = (name: ProcessName): Process => {
    const process = running.get(name);
    if (process === undefined) throw new Error(`${name} does not run`);
    return process;
  };
  const api = (): Process => processOf(names.includes('all') ? 'all' : 'api');
  for (const name of names) await restart(name);
  const stop = async (): Promise<void> => {
    await Promise.all([...running.values()].map((process) => process.stop()));
  };
  return {
    dataDir,
    address: () => api().address,
    signIn: () => greetingOf(api()),
    kill: (name) => processOf(name).kill(),
    restart,
    stop,
    erase: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
