import type { Position } from './events/port.ts';

/** A stream folded up to its last event read, with what is needed to read on from there. */
export interface Folded<State> {
  readonly state: State;
  readonly revision: number;
  /** The revision of the last event that callers see: see the aggregate's `isSeen`. Absent: nobody asks for it. */
  readonly seen?: number;
  readonly position: Position;
  /** Ids of all events so far, by which a repeated command is recognised. */
  readonly ids: Set<string>;
  /** Owners of the keys that decrypted parts of it. */
  readonly owners: ReadonlySet<string>;
  /** What the state weighs in memory, where whoever keeps it knows better than its JSON would say. */
  readonly stateBytes?: number;
}

interface Entry<State> extends Folded<State> {
  /** Identifies what folds this state: the aggregate's own `initialState` and `evolve`. */
  readonly by: object;
  readonly bytes: number;
  /** How many of those bytes the states take. */
  readonly stateBytes: number;
  readonly touchedAt: number;
}

export interface KeptLimits {
  /** Limit for everything kept, by the estimate below. */
  readonly bytes: number;
  /** Entries unused for this long are dropped. */
  readonly idleMs: number;
}

const LIMITS: KeptLimits = { bytes: 64 * 1024 * 1024, idleMs: 10 * 60_000 };

/** A value takes about two and a half bytes of memory per character of its JSON. */
const BYTES_A_CHARACTER = 2.5;
const BYTES_AN_ID = 100;
const BYTES_AN_ENTRY = 500;

/**
 * The most recently folded streams, so that a command reads on instead of starting over. They hold personal data in
 * clear, in memory only; what a person's key decrypted is dropped with that key.
 */
export class KeptStreams {
  /** Ordered from least to most recently used. */
  readonly #entries = new Map<string, Entry<unknown>>();
  readonly #forgotten = new Set<string>();
  #bytes = 0;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: KeptLimits = LIMITS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** An estimate: see the limits. */
  get bytes(): number {
    return this.#bytes;
  }

  get<State>(by: { readonly initialState: State }, streamId: string): Folded<State> | null {
    const entry = this.#entries.get(streamId);
    return entry !== undefined && isFoldedBy(entry, by) ? entry : null;
  }

  put<State>(by: { readonly initialState: State }, streamId: string, folded: Folded<State>): void {
    const before = this.#entries.get(streamId);
    const stateBytes =
      folded.stateBytes ??
      (before?.state === folded.state ? before.stateBytes : JSON.stringify(folded.state).length * BYTES_A_CHARACTER);
    const bytes = BYTES_AN_ENTRY + stateBytes + folded.ids.size * BYTES_AN_ID;
    this.drop(streamId);
    // Read before a key was destroyed, but added after.
    if ([...folded.owners].some((owner) => this.#forgotten.has(owner))) return;
    if (bytes > this.limits.bytes) return;
    this.#entries.set(streamId, { ...folded, by, bytes, stateBytes, touchedAt: this.now() });
    this.#bytes += bytes;
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.limits.bytes) break;
      this.drop(oldest);
    }
    this.#sweepLater();
  }

  drop(streamId: string): void {
    const entry = this.#entries.get(streamId);
    if (entry === undefined) return;
    this.#entries.delete(streamId);
    this.#bytes -= entry.bytes;
  }

  /** Drops for good what this owner's key decrypted. */
  forget(owner: string): void {
    this.#forgotten.add(owner);
    for (const [streamId, { owners }] of this.#entries) if (owners.has(owner)) this.drop(streamId);
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    clearTimeout(this.#sweeping);
    this.#sweeping = undefined;
  }

  /** Runs without any request too: another process may have forgotten a person in the meantime. */
  #sweepLater(): void {
    this.#sweeping ??= setTimeout(() => {
      this.#sweeping = undefined;
      const since = this.now() - this.limits.idleMs;
      for (const [streamId, { touchedAt }] of this.#entries) {
        if (touchedAt > since) break;
        this.drop(streamId);
      }
      if (this.#entries.size > 0) this.#sweepLater();
    }, this.limits.idleMs).unref();
  }
}

const isFoldedBy = <State>(entry: Entry<unknown>, by: { readonly initialState: State }): entry is Entry<State> =>
  entry.by === by;
