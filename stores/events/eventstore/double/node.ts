import { randomUUID } from 'node:crypto';
import type {
  ServerDuplexStream,
  ServerReadableStream,
  ServerWritableStream,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { AllFilter, EventStore, NewEvent, Position, RecordedEvent } from '../../port.ts';
import { START } from '../../port.ts';
import { knownUntil } from './lagging.ts';
import { type NodeUser, noLeader, notLeader, notPermitted } from './manners.ts';
import {
  appendResponse,
  batchAppendResponse,
  confirmation,
  eventResponse,
  expectedOf,
  newEventOf,
  streamIdOf,
  streamNotFound,
} from './messages.ts';

type Messages = typeof import('@eventstore/db-client/generated/streams_pb.js');
type ReadReq = InstanceType<Messages['ReadReq']>;
type ReadResp = InstanceType<Messages['ReadResp']>;
type AppendReq = InstanceType<Messages['AppendReq']>;
type AppendResp = InstanceType<Messages['AppendResp']>;
type BatchAppendReq = InstanceType<Messages['BatchAppendReq']>;
type BatchAppendResp = InstanceType<Messages['BatchAppendResp']>;
type ReadOptions = NonNullable<ReturnType<ReadReq['getOptions']>>;
type ReadCall = ServerWritableStream<ReadReq, ReadResp>;
type AppendCall = ServerReadableStream<AppendReq, AppendResp>;
type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

const BACKWARDS = 1;

/** The role of a node; `null` while it leads. */
interface Following {
  readonly leader: string | null;
  readonly until: Position;
}

export interface NodeOptions {
  /** Accepts every call and never answers. */
  readonly silent?: boolean;
  /** Speaks TLS with the certificate of `certificate.ts`, and accepts only these users. */
  readonly users?: readonly NodeUser[];
}

/** The streams of one node over a log; the node leads or follows. */
export class Node {
  readonly open = new Set<object>();
  readonly subscriptions = new Set<ReadCall>();
  taken = 0;
  following: Following | null = null;
  readonly streams: UntypedServiceImplementation;

  constructor(
    /** What the node holds; a backup put back exchanges it. */
    public log: EventStore,
    private readonly options: NodeOptions,
  ) {
    this.streams = {
      read: (call: ReadCall) => {
        const refused = this.#refusalOf(call, 'read');
        if (refused !== null) call.emit('error', refused);
        else
          void this.#serve(call, async () => {
            const asked = call.request.getOptions();
            const known = this.following === null ? this.log : knownUntil(this.log, this.following.until);
            if (asked === undefined) call.end();
            else if (asked.hasSubscription()) await this.#subscribe(known, asked, call);
            else await read(known, asked, call);
          });
      },
      append: (call: AppendCall, answer: (error: Error | null, response?: AppendResp) => void) => {
        const refused = this.#refusalOf(call, 'write');
        if (refused !== null) answer(refused);
        else void this.#serve(call, () => append(this.log, call).then((response) => answer(null, response), answer));
      },
      batchAppend: (call: BatchCall) => {
        const refused = this.#refusalOf(call, 'write');
        if (refused !== null) call.emit('error', refused);
        else void this.#serve(call, () => batchAppend(this.log, call));
      },
    };
  }

  #refusalOf({ metadata }: ReadCall | AppendCall | BatchCall, right: 'read' | 'write'): Error | null {
    const { users } = this.options;
    const refused = users === undefined ? null : notPermitted(users, metadata, right);
    if (refused !== null) return refused;
    if (this.following === null || metadata.get('requires-leader')[0] !== 'true') return null;
    return this.following.leader === null ? noLeader() : notLeader(this.following.leader);
  }

  async #serve(call: ReadCall | AppendCall | BatchCall, serving: () => Promise<void>): Promise<void> {
    this.taken += 1;
    this.open.add(call);
    call.on('cancelled', () => this.open.delete(call));
    if (this.options.silent === true) return;
    try {
      await serving();
    } catch (error) {
      // A client that disconnects in the middle of its batches ends the call; nobody is left to answer.
      call.destroy(error instanceof Error ? error : undefined);
    }
    this.open.delete(call);
  }

  async #subscribe(log: EventStore, asked: ReadOptions, call: ReadCall): Promise<void> {
    this.subscriptions.add(call);
    await subscribe(log, asked, call);
    this.subscriptions.delete(call);
  }
}

const append = async (log: EventStore, call: AppendCall): Promise<AppendResp> => {
  const events: NewEvent[] = [];
  let options: ReturnType<AppendReq['getOptions']>;
  const requests: AsyncIterable<AppendReq> = call;
  for await (const request of requests) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message !== undefined) events.push(newEventOf(message));
  }
  if (options === undefined) throw new Error('An append without options');
  const streamId = streamIdOf(options.getStreamIdentifier());
  return appendResponse(await log.append(streamId, events, expectedOf(options, options.getRevision())));
};

const batchAppend = async (log: EventStore, call: BatchCall): Promise<void> => {
  const batches = new Map<string, { first: BatchAppendReq; events: NewEvent[] }>();
  const requests: AsyncIterable<BatchAppendReq> = call;
  for await (const request of requests) {
    const id = request.getCorrelationId()?.getString() ?? '';
    const batch = batches.get(id) ?? { first: request, events: [] };
    batches.set(id, batch);
    batch.events.push(...request.getProposedMessagesList().map(newEventOf));
    if (!request.getIsFinal()) continue;
    batches.delete(id);
    const options = batch.first.getOptions();
    if (options === undefined) continue;
    const streamId = streamIdOf(options.getStreamIdentifier());
    const result = await log.append(streamId, batch.events, expectedOf(options, options.getStreamPosition()));
    call.write(batchAppendResponse(batch.first, streamId, result));
  }
  call.end();
};

const read = async (log: EventStore, options: ReadOptions, call: ReadCall): Promise<void> => {
  const count = Number(options.getCount());
  const stream = options.getStream();
  if (stream !== undefined) {
    const streamId = streamIdOf(stream.getStreamIdentifier());
    const from = stream.hasRevision() ? Number(stream.getRevision()) : 0;
    if ((await log.readStream(streamId, { limit: 1 })).length === 0) call.write(streamNotFound(streamId));
    for (const event of await log.readStream(streamId, { from, limit: count })) call.write(eventResponse(event));
  } else {
    for (const event of await readAll(log, options, count)) call.write(eventResponse(event));
  }
  call.end();
};

/** A real server reads from the position on, its own event included. */
const readAll = async (log: EventStore, options: ReadOptions, count: number): Promise<readonly RecordedEvent[]> => {
  const backwards = options.getReadDirection() === BACKWARDS;
  const all = await log.readAll({ limit: Number.MAX_SAFE_INTEGER });
  const from = positionOf(options);
  const wanted = backwards
    ? [...all].reverse().filter(({ position }) => from === START || position < from)
    : all.filter(({ position }) => position >= from);
  return wanted.slice(0, count);
};

const positionOf = (options: ReadOptions): Position => {
  const commit = options.getAll()?.getPosition()?.getCommitPosition();
  return commit === undefined ? START : commit.padStart(16, '0');
};

const subscribe = async (log: EventStore, options: ReadOptions, call: ReadCall): Promise<void> => {
  const subscription = log.subscribe({ ...filterOf(options), after: positionOf(options) });
  call.on('cancelled', () => subscription.stop());
  call.on('close', () => subscription.stop());
  call.on('error', () => subscription.stop());
  call.write(confirmation(randomUUID()));
  for await (const batch of subscription) for (const event of batch) call.write(eventResponse(event));
  call.end();
};

const filterOf = (options: ReadOptions): AllFilter => {
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [];
  return prefixes.length === 0 ? {} : { prefixes };
};
