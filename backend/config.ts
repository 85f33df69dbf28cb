import { z } from 'zod';
import { isCpfOrCnpj, unmasked } from '../domain/api/documents.ts';
import { type Seller, type Settings, video } from '../domain/api/settings.ts';
import { missingForSales, providerUrl, SIMULATOR, sellerOf, unexpandedKey } from './sales.ts';

/** Every setting of the program. Nothing else reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly publicUrl: string;
  /** How many trusted proxies stand in front, each adding to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly logLevel: string;
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly demo: boolean;
  readonly eventStoreUrl: string | null;
  /** An empty log beside views or keys is meant: a new installation begins there. */
  readonly acceptEmptyLog: boolean;
  readonly mongoUrl: string | null;
  readonly redisUrl: string | null;
  /** Null on embedded stores without `JWT_SECRET`: one is then generated and kept in the data folder. */
  readonly jwtSecret: string | null;
  /** The bearer token that `/metrics` requires; null: only calls from this machine. */
  readonly metricsToken: string | null;
  /** How long a probe or `/metrics` waits for a store, in milliseconds. */
  readonly probesWithinMs: number;
  readonly chromiumPath: string | null;
  readonly smtpUrl: string | null;
  /** Null: the built-in simulator. */
  readonly asaas: { readonly url: string; readonly apiKey: string; readonly webhookToken: string } | null;
  /** Settings without which nothing is sold; empty: sign-up is open. */
  readonly missingForSales: readonly string[];
  /** Who sells; null: not all of it is set. */
  readonly seller: Seller | null;
  /** The service that knows addresses by their CEP, in the form of ViaCEP, without a slash at the end; null: none. */
  readonly cepUrl: string | null;
  /** Special time worked up to this day is converted; `YYYY-MM-DD`. */
  readonly specialTimeUntil: string;
  readonly links: Links;
  /** The video lessons of the help page. */
  readonly videos: Settings['videos'];
}

export interface Links {
  readonly training: string | null;
  readonly communityRegistered: string | null;
  readonly communityCreated: string | null;
  readonly support: string | null;
  readonly guide: string | null;
}

const absent = (text: unknown): unknown => (text === '' ? undefined : text);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());
/** Checks only the scheme: cluster addresses name several hosts, which URL cannot parse. */
const addressLike = (beginning: RegExp, example: string) =>
  optional(z.string().regex(beginning, `must be an address such as ${example}`));
const webUrl = optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' }));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
/** A setting whose text is JSON of that shape. */
const jsonOf = <T>(schema: z.ZodType<T>, example: string) => {
  const rule = `must be JSON such as ${example}`;
  const shaped = z.string().refine((text) => isJson(text) && schema.safeParse(JSON.parse(text)).success, rule);
  return optional(shaped.transform((text): T => schema.parse(JSON.parse(text))));
};
const videoExample = '{"title":"Boas-vindas","address":"https://youtu.be/abc","length":"3:20"}';

const portRule = 'must be a port number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, portRule)
  .transform(Number)
  .refine((number) => number <= 65_535, portRule);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z
  .object({
    PORT: optional(port),
    HOST: optional(z.string()),
    DATA_DIR: optional(z.string()),
    PUBLIC_URL: webUrl,
    TRUSTED_PROXIES: optional(z.coerce.number('must be a number').int().min(0).max(10)),
    LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
    ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
    ADMIN_PASSWORD: optional(z.string().min(6, 'must have at least 6 characters')),
    DEMO: optional(z.enum(['0', '1'], 'must be 0 or 1')),
    EVENTSTORE_URL: addressLike(/^esdb(\+discover)?:\/\/\S+$/, 'esdb://localhost:2113?tls=false'),
    ACCEPT_EMPTY_LOG: optional(z.enum(['0', '1'], 'must be 0 or 1')),
    MONGO_URL: addressLike(/^mongodb(\+srv)?:\/\/\S+$/, 'mongodb://localhost:27017/genial'),
    REDIS_URL: addressLike(/^rediss?:\/\/\S+$/, 'redis://localhost:6379'),
    JWT_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
    METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    PROBES_WITHIN_MS: optional(z.coerce.number('must be a number').int().min(50).max(60_000)),
    CHROMIUM_PATH: optional(z.string()),
    SMTP_URL: addressLike(/^smtps?:\/\/\S+$/, 'smtp://localhost:25'),
    ASAAS_URL: optional(providerUrl),
    ASAAS_API_KEY: optional(z.string()),
    ASAAS_WEBHOOK_TOKEN: optional(z.string()),
    SELLER_NAME: optional(z.string().max(200)),
    SELLER_DOCUMENT: optional(z.string().transform(unmasked).refine(isCpfOrCnpj, 'must be a CNPJ or a CPF')),
    SELLER_ADDRESS: optional(z.string().max(300)),
    SELLER_EMAIL: optional(z.email('must be an e-mail address')),
    CEP_URL: webUrl,
    SPECIAL_TIME_UNTIL: optional(z.iso.date('must be a day such as 2019-11-13')),
    LINK_TRAINING: webUrl,
    LINK_COMMUNITY_REGISTERED: webUrl,
    LINK_COMMUNITY_CREATED: webUrl,
    LINK_SUPPORT: webUrl,
    LINK_GUIDE: webUrl,
    WELCOME_VIDEO: jsonOf(video, videoExample),
    VIDEOS: jsonOf(z.array(video).max(500), `[${videoExample}]`),
  })
  .superRefine((env, context) => {
    const together = (names: readonly (keyof typeof env)[]): void => {
      const missing = names.filter((name) => env[name] === undefined);
      if (missing.length === 0 || missing.length === names.length) return;
      const given = names.filter((name) => env[name] !== undefined).join(', ');
      for (const name of missing) {
        context.addIssue({ code: 'custom', path: [name], message: `is needed together with ${given}` });
      }
    };
    together(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
    if (env.ASAAS_URL !== SIMULATOR) together(['ASAAS_URL', 'ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN']);
    const expanded = unexpandedKey(env);
    if (expanded !== null) context.addIssue({ code: 'custom', path: ['ASAAS_API_KEY'], message: expanded });
    if (env.JWT_SECRET === undefined && (env.EVENTSTORE_URL ?? env.MONGO_URL ?? env.REDIS_URL) !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['JWT_SECRET'],
        message:
          'is required with EVENTSTORE_URL, MONGO_URL or REDIS_URL: every process must sign with the same secret',
      });
    }
  });

export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** EC 103/2019, art. 25 § 2: special time counts with conversion up to the day of the reform. */
const reformDay = '2019-11-13';

/**
 * Reads the settings from the environment. Malformed ones are returned as one line each, never replaced by a default.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigReading => {
  const read = environment.safeParse(env);
  if (!read.success) {
    return { ok: false, problems: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
  }
  const given = read.data;
  const port = given.PORT ?? 3000;
  const host = given.HOST ?? '127.0.0.1';
  const embedded = given.EVENTSTORE_URL === undefined;
  return {
    ok: true,
    config: {
      port,
      host,
      dataDir: given.DATA_DIR ?? './data',
      publicUrl: (given.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`).replace(/\/+$/, ''),
      trustedProxies: given.TRUSTED_PROXIES ?? 0,
      logLevel: given.LOG_LEVEL ?? (embedded ? 'warn' : 'info'),
      admin:
        given.ADMIN_EMAIL !== undefined && given.ADMIN_PASSWORD !== undefined
          ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
          : null,
      demo: given.DEMO === undefined ? embedded : given.DEMO === '1',
      eventStoreUrl: given.EVENTSTORE_URL ?? null,
      acceptEmptyLog: given.ACCEPT_EMPTY_LOG === '1',
      mongoUrl: given.MONGO_URL ?? null,
      redisUrl: given.REDIS_URL ?? null,
      jwtSecret: given.JWT_SECRET ?? null,
      metricsToken: given.METRICS_TOKEN ?? null,
      probesWithinMs: given.PROBES_WITHIN_MS ?? 800,
      chromiumPath: given.CHROMIUM_PATH ?? null,
      smtpUrl: given.SMTP_URL ?? null,
      asaas:
        given.ASAAS_URL !== undefined &&
        given.ASAAS_URL !== SIMULATOR &&
        given.ASAAS_API_KEY !== undefined &&
        given.ASAAS_WEBHOOK_TOKEN !== undefined
          ? { url: given.ASAAS_URL, apiKey: given.ASAAS_API_KEY, webhookToken: given.ASAAS_WEBHOOK_TOKEN }
          : null,
      missingForSales: missingForSales(given),
      seller: sellerOf(given),
      cepUrl: given.CEP_URL?.replace(/\/+$/, '') ?? null,
      specialTimeUntil: given.SPECIAL_TIME_UNTIL ?? reformDay,
      links: {
        training: given.LINK_TRAINING ?? null,
        communityRegistered: given.LINK_COMMUNITY_REGISTERED ?? null,
        communityCreated: given.LINK_COMMUNITY_CREATED ?? null,
        support: given.LINK_SUPPORT ?? null,
        guide: given.LINK_GUIDE ?? null,
      },
      videos: { welcome: given.WELCOME_VIDEO ?? null, lessons: given.VIDEOS ?? [] },
    },
  };
};
