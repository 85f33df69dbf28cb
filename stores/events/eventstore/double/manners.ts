import type { Metadata, ServiceError } from '@grpc/grpc-js';
import { grpc } from './protocol.ts';

// How a 23.10 node refuses and interrupts calls, as observed on the wire.

const { status } = grpc;

type Refusal = Error & Pick<ServiceError, 'code' | 'details' | 'metadata'>;

const refusal = (code: number, details: string, trailers: Readonly<Record<string, string>> = {}): Refusal => {
  const metadata = new grpc.Metadata();
  for (const [name, value] of Object.entries(trailers)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

export interface NodeUser {
  readonly name: string;
  readonly password: string;
  readonly may: readonly ('read' | 'write')[];
}

/** `leader` is the `host:port` that the client turns to next. */
export const notLeader = (leader: string): Refusal => {
  const [host = '', port = ''] = leader.split(':');
  return refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': port,
  });
};

/** Between two leaders. */
export const noLeader = (): Refusal => refusal(status.UNKNOWN, 'No leader info available in response');

const BROKEN = {
  aborted: () => refusal(status.ABORTED, 'Operation timed out'),
  reset: () => refusal(status.INTERNAL, 'Received RST_STREAM with code 2 (Internal server error)'),
} as const;

export type Break = keyof typeof BROKEN;
export const broken = (how: Break): Refusal => BROKEN[how]();

/** Null if the caller is allowed. */
export const notPermitted = (
  users: readonly NodeUser[],
  metadata: Metadata,
  right: 'read' | 'write',
): Refusal | null => {
  const [header] = metadata.get('authorization');
  const denied = () => refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
  if (header === undefined) return denied();
  const told = Buffer.from(String(header).replace('Basic ', ''), 'base64').toString('utf8');
  const user = users.find(({ name, password }) => told === `${name}:${password}`);
  if (user === undefined) return refusal(status.UNAUTHENTICATED, 'Received HTTP status code 401');
  return user.may.includes(right) ? null : denied();
};
