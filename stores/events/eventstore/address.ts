import { type AppendToStreamOptions, EventStoreDBClient } from '@eventstore/db-client';
import { MalformedAddress } from '../../config.ts';

export type AppendOptions = Pick<AppendToStreamOptions, 'credentials' | 'deadline'>;

const USER = /^[^:]+:\/\/([^:/?]+):([^@]+)@/;
const INSECURE = /[?&]tls=false(&|$)/i;

/** An instant on our clock, which the server compares with its own: far enough for clocks that differ. */
const BATCH_DEADLINE_MS = 60_000;

/** Throws MalformedAddress. */
export const clientOf = (address: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(address);
  } catch (error) {
    throw new MalformedAddress('EventStoreDB', address, error);
  }
};

/**
 * Each append is a call of its own (Append) wherever the client's options can bring that about, which is where they name
 * a user. Otherwise it goes over the one stream that the client keeps for all (BatchAppend): a connection that breaks
 * then refuses the appends of other connections too, an answer that comes after that ends the process, and the limit of
 * time is an instant on two clocks. A call of its own takes 0.3 ms more (on the double), of the 50 that an append may.
 */
export const appendOptions = (address: string, answerMs: number): AppendOptions => {
  const [, username, password] = USER.exec(address) ?? [];
  if (username !== undefined && password !== undefined)
    return {
      credentials: { username: decodeURIComponent(username), password: decodeURIComponent(password) },
      deadline: answerMs,
    };
  // Without TLS the client sends no user, whichever is named.
  if (INSECURE.test(address)) return { credentials: { username: '', password: '' }, deadline: answerMs };
  return { deadline: BATCH_DEADLINE_MS };
};
