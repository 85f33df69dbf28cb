import type { SignedIn } from '../api.ts';
import type { Answer, Client } from '../client.ts';

/** What the owner has, who administers, and another user whom an administrator may change. */
export interface World {
  readonly owner: SignedIn;
  readonly admin: SignedIn;
  readonly customer: string;
  readonly calculation: string;
  readonly workRecord: string;
  readonly other: () => Promise<SignedIn>;
}

/** A call of a route that succeeds for whoever may make it. */
export interface Example {
  readonly call: (client: Client, world: World) => Promise<Answer>;
  /** For a route about the owner's own objects: a stranger does not find them. */
  readonly owned?: boolean;
  /** A status other than the table's: what this example needs cannot be set up in one call. */
  readonly answers?: number;
}

/** By method and path, as 'get /customers/:id'. */
export type Examples = Readonly<Record<string, Example>>;
