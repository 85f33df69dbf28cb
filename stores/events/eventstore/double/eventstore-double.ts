import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  Server,
  ServerDuplexStream,
  ServerReadableStream,
  ServerWritableStream,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { AllFilter, EventStore, NewEvent, Position, RecordedEvent } from '../../port.ts';
import { START } from '../../port.ts';
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
import { features, grpc, ServerFeaturesService, StreamsService } from './protocol.ts';

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
const STREAMS = 'event_store.client.streams.streams';

export interface EventStoreDouble {
  readonly url: string;
  /** Calls that were neither ended nor cancelled. */
  openCalls(): number;
  /** Ends every connection as a failing node would, and is back at the same address after a pause. */
  restart(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

export interface DoubleOptions {
  /** Offers BatchAppend, as servers from 21.10 on do. */
  readonly batchAppend: boolean;
  /** Takes every call and never answers it. */
  readonly silent?: boolean;
}

/**
 * Speaks the part of EventStoreDB's gRPC protocol that the client uses for append, read and subscribe, over a log of
 * ours. A stand-in for tests: it proves the adapter against the client package, not against a server.
 */
export const startEventStoreDouble = async (log: EventStore, options: DoubleOptions): Promise<EventStoreDouble> => {
  const open = new Set<object>();
  const services = { streams: streamsOver(log, options, open), features: featuresOf(options) };
  const listen = async (port: number): Promise<{ server: Server; port: number }> => {
    const server = new grpc.Server();
    server.addService(StreamsService, services.streams);
    server.addService(ServerFeaturesService, services.features);
    const bound = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, grpc.ServerCredentials.createInsecure(), (error, given) =>
        error === null ? resolve(given) : reject(error),
      );
    });
    return { server, port: bound };
  };
  let current = await listen(0);
  return {
    url: `esdb://127.0.0.1:${current.port}?tls=false&keepAliveInterval=-1`,
    openCalls: () => open.size,
    restart: async (pauseMs) => {
      current.server.forceShutdown();
      await delay(pauseMs);
      current = await listen(current.port);
    },
    stop: async () => current.server.forceShutdown(),
  };
};

const featuresOf = ({ batchAppend }: DoubleOptions): UntypedServiceImplementation => ({
  getSupportedMethods: (_call: unknown, answer: (error: null, methods: unknown) => void) => {
    const names = batchAppend ? ['append', 'read', 'batchappend'] : ['append', 'read'];
    const methods = names.map((name) =>
      new features.SupportedMethod().setServiceName(STREAMS).setMethodName(name).setFeaturesList([]),
    );
    answer(null, new features.SupportedMethods().setEventStoreServerVersion('double').setMethodsList(methods));
  },
});

const streamsOver = (
  log: EventStore,
  { silent = false }: DoubleOptions,
  open: Set<object>,
): UntypedServiceImplementation => {
  const serve = async (call: ReadCall | AppendCall | BatchCall, serving: () => Promise<void>): Promise<void> => {
    open.add(call);
    call.on('cancelled', () => open.delete(call));
    if (silent) return;
    try {
      await serving();
    } catch (error) {
      // A client that goes away in the middle of its batches ends the call; nobody is left to be told.
      call.destroy(error instanceof Error ? error : undefined);
    }
    open.delete(call);
  };
  return {
    read: (call: ReadCall) =>
      serve(call, async () => {
        const options = call.request.getOptions();
        if (options === undefined) call.end();
        else if (options.hasSubscription()) await subscribe(log, options, call);
        else await read(log, options, call);
      }),
    append: (call: AppendCall, answer: (error: Error | null, response?: AppendResp) => void) =>
      serve(call, () => append(log, call).then((response) => answer(null, response), answer)),
    batchAppend: (call: BatchCall) => serve(call, () => batchAppend(log, call)),
  };
};

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

/** A real server answers from the position on, its own event included. */
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
  call.write(confirmation(randomUUID()));
  for await (const batch of subscription) for (const event of batch) call.write(eventResponse(event));
  call.end();
};

const filterOf = (options: ReadOptions): AllFilter => {
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? [];
  return prefixes.length === 0 ? {} : { prefixes };
};
