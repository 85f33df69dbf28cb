import { type JSONEventData, jsonEvent, type Position as LogPosition } from '@eventstore/db-client';
import { z } from 'zod';
import { jsonObjectSchema } from '../../../domain/json.ts';
import type { ExpectedRevision, NewEvent, Position, RecordedEvent } from '../port.ts';
import { START } from '../port.ts';

/** Digits of a 64-bit number. Positions are commit and prepare, zero-padded so that they compare as text. */
const DIGITS = 20;
const UNKNOWN_POSITION = 2n ** 64n - 1n;

export const toPosition = ({ commit, prepare }: LogPosition): Position =>
  `${String(commit).padStart(DIGITS, '0')}-${String(prepare).padStart(DIGITS, '0')}`;

export const fromPosition = (position: Position): LogPosition => {
  const [commit, prepare] = position.split('-');
  if (commit === undefined || prepare === undefined)
    throw new TypeError(`${position} is no position of an EventStoreDB log`);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
};

/** Some versions return no position when a single stream is read, or for events appended before. */
export const isKnown = (position: LogPosition | undefined): position is LogPosition =>
  position !== undefined && position.commit < UNKNOWN_POSITION;

export const toExpected = (expected: ExpectedRevision): 'any' | 'no_stream' | bigint => {
  if (expected === 'any') return 'any';
  return expected === 'no-stream' ? 'no_stream' : BigInt(expected);
};

const metadataSchema = z.object({
  version: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  accountId: z.string().nullable(),
  correlationId: z.string().nullable(),
  causationId: z.string().nullable(),
});

type WrittenEvent = { type: string; data: Record<string, unknown>; metadata: z.infer<typeof metadataSchema> };

/** EventStoreDB has no field for a version: it goes into the metadata. */
export const toEventData = ({ id, type, version, data, metadata }: NewEvent): JSONEventData<WrittenEvent> =>
  jsonEvent({ id, type, data: { ...data }, metadata: { version, ...metadata } });

/** The parts we read of the client package's events; its own types distinguish JSON from bytes. */
export interface ServerEvent {
  readonly streamId: string;
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly revision: bigint;
  readonly data: unknown;
  readonly metadata?: unknown;
  readonly position?: LogPosition;
}

/** Null for events that are not ours: system events, links, other programs' events. */
export const toRecorded = ({ event }: { readonly event?: ServerEvent }): RecordedEvent | null => {
  if (event === undefined || !event.isJson || event.streamId.startsWith('$')) return null;
  const metadata = metadataSchema.safeParse(event.metadata);
  const data = jsonObjectSchema.safeParse(event.data);
  if (!metadata.success || !data.success) return null;
  const { version, ...rest } = metadata.data;
  return {
    id: event.id,
    type: event.type,
    version,
    data: data.data,
    metadata: rest,
    streamId: event.streamId,
    revision: Number(event.revision),
    position: isKnown(event.position) ? toPosition(event.position) : START,
  };
};
