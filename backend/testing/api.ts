import { createSecretKey, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { openBilling } from '../../billing/open.ts';
import type { PaymentGateway } from '../../billing/port.ts';
import { accountStream, emailStream, userStream } from '../../domain/streams.ts';
import { built } from '../../domain/testing/built.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { openReadModels } from '../../projections/read-models.ts';
import { startProjector } from '../../projections/run.ts';
import { watchLog } from '../../projections/watch-log.ts';
import type { Compute } from '../../results/compute/compute.ts';
import { perform } from '../../results/compute/tasks.ts';
import { openResults } from '../../results/results.ts';
import { openStores } from '../../stores/open.ts';
import type { Mail, Mailer } from '../../workers/mail/mailer.ts';
import { openRecomputation } from '../../workers/recompute/state.ts';
import { startWorkers } from '../../workers/run.ts';
import { createUser } from '../accounts.ts';
import { done, programsBehalf } from '../commands.ts';
import { type Config, readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createApp } from '../http/app.ts';
import { followStreams } from '../live/changes.ts';
import { lockedExtracts } from '../locked-extracts.ts';
import { createMetrics } from '../metrics.ts';
import { openPasts } from '../pasts.ts';
import { listen } from '../processes/listen.ts';
import { storesConfig } from '../processes/stores-config.ts';
import { createSecurityLog, type SecurityLog } from '../security-log.ts';
import { emailHash } from '../sessions/emails.ts';
import { openLimits } from '../sessions/limits.ts';
import { type PasswordCost, passwordsAt } from '../sessions/passwords.ts';
import { issueToken, newSession } from '../sessions/tokens.ts';
import { type Client, clientOf } from './client.ts';
import { type Past, pastOf } from './past.ts';

/** Noon of a working day in São Paulo: no test depends on the day on which it runs. */
export const TEST_NOW = '2026-11-20T15:00:00.000Z';

export interface Api extends Past {
  readonly deps: Deps;
  readonly url: string;
  /** Mails that the workers have sent. */
  readonly mails: readonly Mail[];
  /** The server's current instant; a test may change it. */
  clock: { now: string };
  readonly nobody: Client;
  /** A new user with a new account, signed in. */
  adviser(options?: { name?: string; role?: 'user' | 'admin'; accountId?: string }): Promise<SignedIn>;
  /** Who signed up for a plan of three users, and so manages those of that account; signed in. */
  office(name?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface SignedIn extends Client {
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

export interface ApiOptions {
  /** Stands before the payment provider. */
  readonly before?: (gateway: PaymentGateway) => PaymentGateway;
  /** Milliseconds that a call which charges may last, and that a request waits for it. */
  readonly chargeTimeoutMs?: number;
  readonly patienceMs?: number;
  /** Also runs jobs. */
  readonly workers?: boolean;
  /** The workers deal with the payment provider. */
  readonly paying?: boolean;
  readonly chromiumPath?: string | null;
  /** Sends the workers' mails; absent: they are kept in memory, as `mails`. */
  readonly mailer?: (dataDir: string) => Mailer;
  readonly env?: Readonly<Record<string, string>>;
  readonly logger?: Logger;
  readonly security?: SecurityLog;
  readonly passwordCost?: PasswordCost;
  /** Receives what interrupts projector, workers and changes; absent: the first one fails the test when it closes. */
  readonly onInterruption?: (error: unknown) => void;
}

const PASSWORD = 'senha-segura';

/** Cheap hashes: the real cost is tested with the passwords. */
const CHEAP: PasswordCost = { logN: 10, parallel: 1 };

/** Computes in this thread: a separate one would take longer to start than most tests run. */
const computeHere: Compute = { threads: 2, run: async (task) => perform(task), close: async () => undefined };

const configOf = (env: Readonly<Record<string, string>>): Config => {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.config;
};

/** Of the provider, which answers at once: as long as it may take it beside all other tests of a machine. */
const BUSY_MACHINE_MS = 5_000;

/** The whole API over real HTTP, on stores in a folder of its own or on the servers given by `env`. */
export const startApi = async ({
  workers = false,
  paying = false,
  chargeTimeoutMs = BUSY_MACHINE_MS,
  patienceMs = 5_000,
  before = (gateway) => gateway,
  chromiumPath = null,
  mailer,
  env = {},
  logger,
  security,
  passwordCost = CHEAP,
  onInterruption,
}: ApiOptions = {}): Promise<Api> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genial-api-'));
  const config = configOf({ DATA_DIR: dataDir, JWT_SECRET: 'a secret for the tests only', DEMO: '0', ...env });
  const stores = await openStores(storesConfig(config));
  const views = await openReadModels(stores);
  const clock = { now: TEST_NOW };
  const failures: unknown[] = [];
  const mails: Mail[] = [];
  const onError = onInterruption ?? ((error: unknown): void => void failures.push(error));
  const stopWatching = await watchLog(stores.events, views.projections, {
    onInterruption: stores.reread,
    onPutBack: stores.reread,
  });
  const changes = followStreams(stores, views, onError);
  const inMemory: Mailer = {
    send: async (_id, mail) => void mails.push(mail),
    forget: async () => undefined,
    close: () => undefined,
  };
  const deps: Deps = {
    config,
    stores,
    billing: openBilling({
      asaas: config.asaas,
      dataDir,
      now: () => clock.now,
      timeoutMs: BUSY_MACHINE_MS,
      chargeTimeoutMs,
      patienceMs,
      againMs: 5,
      before,
    }),
    views,
    pasts: openPasts(stores),
    compute: computeHere,
    results: await openResults(stores.views, async (task) => perform(task), Date.now),
    recomputation: await openRecomputation(stores.views),
    changes,
    lockedExtracts: lockedExtracts(built('cnis-reader/reader-process.ts')),
    tokenKey: createSecretKey(config.jwtSecret ?? '', 'utf8'),
    passwords: passwordsAt(passwordCost),
    limits: await openLimits(config.redisUrl),
    security: security ?? createSecurityLog('silent'),
    logger: logger ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
    metrics: createMetrics(),
    stopping: new AbortController().signal,
    now: () => clock.now,
    newId: randomUUID,
  };
  const projector = startProjector(stores, views.projections, { holder: 'test', onError });
  const working = workers
    ? await startWorkers({
        stores,
        views,
        results: deps.results,
        recomputation: deps.recomputation,
        cnisReader: built('cnis-reader/reader-process.ts'),
        mailer: mailer?.(dataDir) ?? inMemory,
        chromiumPath,
        specialTimeUntil: config.specialTimeUntil,
        publicUrl: config.publicUrl,
        seller: config.seller,
        now: deps.now,
        billing: paying
          ? { provider: deps.billing, newId: deps.newId, onMissedReports: () => undefined, onSurplus: () => undefined }
          : null,
        onErased: () => undefined,
        observer: deps.metrics,
        onFailedTry: (failed) => deps.logger.warn(failed, 'a try of a job failed'),
        onError,
      })
    : null;
  const app = createApp({ deps, readiness: async () => [], screensFolder: null, checkAnswers: true });
  const server = await listen(app, '127.0.0.1', 0);
  const url = `http://127.0.0.1:${server.port}/api`;
  const past = pastOf(deps);
  const signedIn = async (userId: string, accountId: string, email: string): Promise<SignedIn> => {
    const token = await issueToken(deps.tokenKey, newSession(userId, 0, deps), clock.now);
    return { ...clientOf(url, token), userId, accountId, email, password: PASSWORD, token };
  };
  deps.billing.deliverTo(`${url}/webhooks/asaas`);
  return {
    ...past,
    deps,
    url,
    clock,
    mails,
    nobody: clientOf(url, null),
    adviser: async ({ name = 'Ana Teste', role = 'user', accountId } = {}) => {
      const email = `${randomUUID()}@genial.test`;
      const profile = { name, email, phone: null, office: null, oab: null, city: null };
      const made = done(
        await createUser(programsBehalf(deps), { profile, password: PASSWORD, role, active: true, accountId }),
      );
      return signedIn(made.userId, made.accountId, email);
    },
    office: async (name = 'Olga Escritório') => {
      const [userId, accountId, email] = [randomUUID(), randomUUID(), `${randomUUID()}@genial.test`];
      const trialEndsAt = new Date(Date.parse(clock.now) + 7 * 86_400_000).toISOString();
      const hash = emailHash(email);
      const reserved = { userId, accountId, at: clock.now };
      await past.given(
        emailStream(hash),
        { type: 'EmailReserved', data: reserved },
        { type: 'EmailConfirmed', data: { userId } },
      );
      await past.given(
        accountStream(accountId),
        {
          type: 'AccountCreated',
          data: {
            accountId,
            origin: 'registered',
            isAdministrators: false,
            paymentType: 'SUBSCRIPTION',
            trialEndsAt,
            signedUpOn: dayInSaoPaulo(clock.now),
            licenceExpiryDate: null,
            planId: 'genio-mensal',
            instalments: 1,
            terms: null,
            personal: { name, email, payer: null },
          },
        },
        { type: 'SignUpCompleted', data: {} },
      );
      const passwordHash = await deps.passwords.hash(PASSWORD);
      await past.given(userStream(userId), {
        type: 'UserCreated',
        data: {
          userId,
          accountId,
          role: 'user',
          active: true,
          emailHash: hash,
          trialExpiration: trialEndsAt,
          personal: { name, email, phone: null, office: null, oab: null, city: null, passwordHash },
        },
      });
      return signedIn(userId, accountId, email);
    },
    close: async () => {
      await server.close(0);
      stopWatching();
      changes.close();
      await deps.lockedExtracts.close();
      await working?.close(5_000);
      await projector.stop();
      await deps.billing.close();
      await stores.close();
      await rm(dataDir, { recursive: true, force: true });
      if (failures.length > 0) throw failures[0];
    },
  };
};
