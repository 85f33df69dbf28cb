/** Where each store keeps its things. An address switches that store to its server; the rest live in `dataDir`. */
export interface StoresConfig {
  readonly dataDir: string;
  /** `esdb://host:2113?tls=false`; absent means the embedded log. */
  readonly eventStoreUrl?: string | undefined;
  /** `mongodb://host:27017/genial`; absent means embedded views, files and keys. */
  readonly mongoUrl?: string | undefined;
  /** `redis://host:6379`; absent means the embedded queue. */
  readonly redisUrl?: string | undefined;
}

/** An address that the client of its server does not understand. */
export class MalformedAddress extends Error {
  override readonly name = 'MalformedAddress';
  constructor(server: 'EventStoreDB' | 'MongoDB', address: string, reason: unknown) {
    // What a client says of an address may repeat the password in it.
    const told = reason instanceof Error && !address.includes('@') ? `: ${reason.message}` : '';
    super(`The address of ${server} is malformed${told}`);
  }
}
