/** Where each store keeps its data. An address switches that store to its server; the rest live in `dataDir`. */
export interface StoresConfig {
  readonly dataDir: string;
  /** `esdb://host:2113?tls=false`; absent means the embedded log. */
  readonly eventStoreUrl?: string | undefined;
  /** `mongodb://host:27017/genial`; absent means embedded views, files and keys. */
  readonly mongoUrl?: string | undefined;
  /** `redis://host:6379`; absent means the embedded queue. */
  readonly redisUrl?: string | undefined;
}

const SETTINGS = { EventStoreDB: 'EVENTSTORE_URL', MongoDB: 'MONGO_URL' } as const;

/** An address that the server's client would not understand. The reason never repeats what may be a password. */
export class MalformedAddress extends Error {
  override readonly name = 'MalformedAddress';
  constructor(server: keyof typeof SETTINGS, reason: string | null) {
    super(`The address of ${server} is malformed (${SETTINGS[server]})${reason === null ? '' : `: ${reason}`}`);
  }
}
