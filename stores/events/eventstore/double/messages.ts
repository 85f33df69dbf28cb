import { z } from 'zod';
import { jsonObjectSchema } from '../../../../domain/json.ts';
import type { AppendResult, ExpectedRevision, NewEvent, Position, RecordedEvent, StaleRevision } from '../../port.ts';
import { anyMessage, emptyMessage, shared, status, streams } from './protocol.ts';

type Messages = typeof import('@eventstore/db-client/generated/streams_pb.js');
type ReadResp = InstanceType<Messages['ReadResp']>;
type AppendResp = InstanceType<Messages['AppendResp']>;
type BatchAppendResp = InstanceType<Messages['BatchAppendResp']>;
type BatchAppendReq = InstanceType<Messages['BatchAppendReq']>;
type Identifier = { getStreamName(): string | Uint8Array };

const METADATA = z.object({
  version: z.number(),
  at: z.string(),
  by: z.string().nullable(),
  accountId: z.string().nullable(),
  correlationId: z.string().nullable(),
  causationId: z.string().nullable(),
});

const textOf = (bytes: string | Uint8Array): string =>
  (typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : Buffer.from(bytes)).toString('utf8');

const identifierOf = (streamId: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(streamId).toString('base64'));

export const streamIdOf = (identifier: Identifier | undefined): string =>
  identifier === undefined ? '' : textOf(identifier.getStreamName());

/** The embedded log's position as the server's pair of 64-bit numbers. */
export const logPosition = (position: Position): string => String(Number(position));

export interface ProposedMessage {
  getId(): { getString(): string } | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getCustomMetadata(): string | Uint8Array;
  getData(): string | Uint8Array;
}

export const newEventOf = (message: ProposedMessage): NewEvent => {
  const { version, ...metadata } = METADATA.parse(JSON.parse(textOf(message.getCustomMetadata())));
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    version,
    data: jsonObjectSchema.parse(JSON.parse(textOf(message.getData()))),
    metadata,
  };
};

export interface ExpectedOptions {
  hasNoStream(): boolean;
  hasAny(): boolean;
}

export const expectedOf = (options: ExpectedOptions, revision: string): ExpectedRevision => {
  if (options.hasAny()) return 'any';
  return options.hasNoStream() ? 'no-stream' : Number(revision);
};

export const eventResponse = (event: RecordedEvent): ReadResp => {
  const position = logPosition(event.position);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.streamId))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(Buffer.from(JSON.stringify(event.data)).toString('base64'))
    .setCustomMetadata(Buffer.from(JSON.stringify({ version: event.version, ...event.metadata })).toString('base64'));
  recorded.getMetadataMap().set('type', event.type).set('content-type', 'application/json').set('created', '0');
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
};

export const streamNotFound = (streamId: string): ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(streamId)),
  );

export const confirmation = (id: string): ReadResp =>
  new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id));

export const appendResponse = (result: AppendResult): AppendResp => {
  const response = new streams.AppendResp();
  if (result.ok) {
    const position = logPosition(result.position);
    return response.setSuccess(
      new streams.AppendResp.Success()
        .setCurrentRevision(String(result.revision))
        .setPosition(new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position)),
    );
  }
  const { actual } = result.error;
  const refusal = new streams.AppendResp.WrongExpectedVersion();
  if (actual === 'no-stream') refusal.setCurrentNoStream(new shared.Empty());
  else refusal.setCurrentRevision(String(actual));
  return response.setWrongExpectedVersion(refusal);
};

const wrongExpectedVersion = ({ actual, expected }: StaleRevision) => {
  const details = new shared.WrongExpectedVersion();
  if (actual === 'no-stream') details.setCurrentNoStream(new emptyMessage.Empty());
  else details.setCurrentStreamRevision(String(actual));
  if (typeof expected === 'number') details.setExpectedStreamPosition(String(expected));
  else details.setExpectedNoStream(new emptyMessage.Empty());
  const packed = new anyMessage.Any();
  packed.pack(details.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new status.Status().setMessage('WrongExpectedVersion').setDetails(packed);
};

/** The answer to one request's batch, which may have arrived in several parts. */
export const batchAppendResponse = (
  request: BatchAppendReq,
  streamId: string,
  result: AppendResult,
): BatchAppendResp => {
  const response = new streams.BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(identifierOf(streamId));
  if (!result.ok) return response.setError(wrongExpectedVersion(result.error));
  const position = logPosition(result.position);
  return response.setSuccess(
    new streams.BatchAppendResp.Success()
      .setCurrentRevision(String(result.revision))
      .setPosition(new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position)),
  );
};
