import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type AppendToStreamOptions, EventStoreDBClient } from '@eventstore/db-client';
import { z } from 'zod';
import { MalformedAddress } from '../../config.ts';

export type AppendOptions = Pick<AppendToStreamOptions, 'credentials' | 'deadline' | 'requiresLeader'>;

export interface Node {
  readonly host: string;
  readonly port: number;
}

/** A checked address: what the client receives contains nothing it would warn about or print. */
export interface Address {
  readonly nodes: readonly Node[];
  readonly tls: boolean;
  /** The certificates of `tlsCAFile`, trusted instead of the system's. */
  readonly authorities: string | null;
  readonly credentials: { readonly username: string; readonly password: string } | null;
  readonly text: string;
}

/** A deadline on our clock, which the server compares with its own: far enough ahead for clocks that differ. */
const BATCH_DEADLINE_MS = 60_000;
const DEFAULT_PORT = 2113;
const MOST_PORT = 65_535;
/** The client warns below this. */
const LEAST_KEEP_ALIVE_MS = 10_000;

const whole = (least: number, rule: string) =>
  z
    .string()
    .regex(/^-?\d+$/, rule)
    .refine((text) => Number(text) >= least, rule);
const yesOrNo = z.enum(['true', 'false'], 'is true or false');
const keepAlive = whole(-1, 'is a number of milliseconds, or -1 for none');

/**
 * Every option of the client. If the program cannot work with a value that the client accepts, the message says why.
 */
const OPTIONS: Readonly<Record<string, z.ZodType<string>>> = {
  tls: yesOrNo,
  tlsVerifyCert: z.literal('true', 'has no effect but true: name the authority of the certificate in tlsCAFile'),
  tlsCAFile: z.string(),
  userCertFile: z.string(),
  userKeyFile: z.string(),
  connectionName: z.string(),
  nodePreference: z.literal('leader', 'can only be leader: everything is read and written there'),
  throwOnAppendFailure: z.literal('true', 'can only be true'),
  maxDiscoverAttempts: whole(1, 'is a number from 1 on'),
  discoveryInterval: whole(0, 'is a number of milliseconds'),
  gossipTimeout: whole(1, 'is a number of seconds from 1 on'),
  defaultDeadline: whole(1, 'is a number of milliseconds from 1 on'),
  keepAliveInterval: keepAlive.refine(
    (text) => text === '-1' || Number(text) >= LEAST_KEEP_ALIVE_MS,
    `is ${LEAST_KEEP_ALIVE_MS} ms or more, or -1 for none`,
  ),
  keepAliveTimeout: keepAlive,
};
const FILES = ['tlsCAFile', 'userCertFile', 'userKeyFile'] as const;

const flat = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');
const OPTION_NAMES = new Map(Object.keys(OPTIONS).map((name) => [flat(name), name]));

const refuse = (reason: string): never => {
  throw new MalformedAddress('EventStoreDB', reason);
};

/** `esdb://user:password@host:port,host:port?option=value&…`, or `esdb+discover://`. Throws MalformedAddress. */
export const readAddress = (address: string): Address => {
  const [, scheme = refuse('it begins with esdb:// or esdb+discover://'), rest = ''] =
    /^(esdb(?:\+discover)?):\/\/(.*)$/.exec(address.trim()) ?? [];
  const parts = rest.split('@');
  if (parts.length > 2) refuse('an @ in a user, a password or an option is written %40');
  const [given, place = ''] = parts.length === 2 ? parts : [undefined, ...parts];
  const credentials = given === undefined ? null : readCredentials(given);
  const [, hosts = '', query = ''] = /^([^?]*?)\/*(?:\?(.*))?$/.exec(place) ?? [];
  const nodes = hosts.split(',').map(readNode);
  const options = readOptions(query);
  const files = readFiles(options);

  const user =
    credentials === null
      ? ''
      : `${encodeURIComponent(credentials.username)}:${encodeURIComponent(credentials.password)}@`;
  const named = nodes.map(({ host, port }) => `${host}:${port}`).join(',');
  const handed = [...options].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    nodes,
    tls: options.get('tls') !== 'false',
    authorities: files.get('tlsCAFile') ?? null,
    credentials,
    // With +discover the client asks only the first host; given a list, it asks whichever answers.
    text: `${nodes.length > 1 ? 'esdb' : scheme}://${user}${named}${handed === '' ? '' : `?${handed}`}`,
  };
};

const decoded = (text: string, what: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuse(`${what} is not percent-encoded: a % is written %25`);
  }
};

const readCredentials = (text: string): { username: string; password: string } => {
  const [, username, password] = /^([^:/?#]+):([^:/?#]+)$/.exec(text) ?? [];
  if (username === undefined || password === undefined)
    return refuse('before the @ stands user:password, in which : is written %3A, / %2F, ? %3F, # %23 and @ %40');
  return { username: decoded(username, 'the user'), password: decoded(password, 'the password') };
};

/**
 * Not repeated if it cannot be parsed: it may contain a user and a password without their @.
 */
const readNode = (text: string, index: number): Node => {
  const [, host, port = String(DEFAULT_PORT)] = /^([A-Za-z0-9._-]+)(?::(\d+))?$/.exec(text.trim()) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > MOST_PORT)
    return refuse(`host ${index + 1} is no host:port`);
  return { host, port: Number(port) };
};

const readOptions = (query: string): ReadonlyMap<string, string> => {
  const options = new Map<string, string>();
  for (const pair of query === '' ? [] : query.split('&')) {
    const [, given = '', text = ''] = /^([A-Za-z_-]+)=(.+)$/.exec(pair) ?? refuse('an option is written name=value');
    const name = OPTION_NAMES.get(flat(given)) ?? refuse(`there is no option ${given}`);
    const read = OPTIONS[name]?.safeParse(decoded(text, `the option ${name}`).trim());
    if (read?.success !== true) return refuse(`the option ${name} ${read?.error.issues[0]?.message ?? 'is unknown'}`);
    options.set(name, read.data);
  }
  if (options.has('userCertFile') !== options.has('userKeyFile'))
    refuse('the options userCertFile and userKeyFile go together');
  return options;
};

const readFiles = (options: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  for (const name of FILES) {
    const path = options.get(name);
    if (path === undefined) continue;
    const text = textOf(resolve(path), name);
    if (!text.includes('-----BEGIN ')) refuse(`the file of the option ${name}, ${resolve(path)}, is no PEM file`);
    files.set(name, text);
  }
  return files;
};

const textOf = (path: string, option: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    return refuse(`the file of the option ${option}, ${path}, cannot be read (${code})`);
  }
};

export const clientOf = ({ text }: Address): EventStoreDBClient => EventStoreDBClient.connectionString(text);

/**
 * Sends each append as a separate call (Append) where the client's options allow it, which is when they name a user.
 * Otherwise appends share one stream (BatchAppend): a broken connection then fails the appends of other connections
 * too, a late answer ends the process, and the deadline is an instant compared across two clocks. A separate call costs
 * 0.3 ms more (on the double), of the 50 that an append may take.
 */
export const appendOptions = ({ credentials, tls }: Address, answerMs: number): AppendOptions => {
  if (credentials !== null) return { credentials, deadline: answerMs, requiresLeader: true };
  // Without TLS the client sends no user, whichever is given.
  if (!tls) return { credentials: { username: '', password: '' }, deadline: answerMs, requiresLeader: true };
  return { deadline: BATCH_DEADLINE_MS, requiresLeader: true };
};
