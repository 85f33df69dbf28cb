import type { Position } from './events/port.ts';

/** What a stream has come to by its last event read, and what else it takes to read on from there. */
export interface Folded<State> {
  readonly state: State;
  readonly revision: number;
  readonly position: Position;
  /** Of every event so far: by them a command that comes again is known. */
  readonly ids: Set<string>;
  /** Under whose keys something of it stands. */
  readonly owners: ReadonlySet<string>;
}

interface Entry<State> extends Folded<State> {
  /** What folds this state and no other: the aggregate's own `initialState` and `evolve`. */
  readonly by: object;
  readonly bytes: number;
  /** Of them, those of the state. */
  readonly stateBytes: number;
  readonly touchedAt: number;
}

export interface KeptLimits {
  /** Of all that is kept together, as it is reckoned below. */
  readonly bytes: number;
  /** What nobody has asked for so long is let go. */
  readonly idleMs: number;
}

const LIMITS: KeptLimits = { bytes: 64 * 1024 * 1024, idleMs: 10 * 60_000 };

/** A value takes about two and a half times the memory that its JSON has characters. */
const BYTES_A_CHARACTER = 2.5;
const BYTES_AN_ID = 100;
const BYTES_AN_ENTRY = 500;

/**
 * The streams folded last, so that a command reads on instead of reading everything again. It holds personal data in
 * clear, in memory alone: what was opened by a person's key goes with that key.
 */
export class KeptStreams {
  /** The one touched longest ago first. */
  readonly #entries = new Map<string, Entry<unknown>>();
  readonly #forgotten = new Set<string>();
  #bytes = 0;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: KeptLimits = LIMITS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** As it is reckoned: see the limits. */
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
      before?.state === folded.state ? before.stateBytes : JSON.stringify(folded.state).length * BYTES_A_CHARACTER;
    const bytes = BYTES_AN_ENTRY + stateBytes + folded.ids.size * BYTES_AN_ID;
    this.drop(streamId);
    // Read before a key was destroyed, and brought here after.
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

  /** Everything that this owner's key opened, for good. */
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

  /** Also when nothing is asked any more: another process may have forgotten a person meanwhile. */
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
