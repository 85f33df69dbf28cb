import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { WrittenEvent } from '../../domain/event-types.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { KeyState, Keys } from './port.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Replaces an event's personal fields: the owner of the key, nonce, tag and cipher text. */
const lockedSchema = z.object({ lockedFor: z.string(), box: z.string() }).strict();

/** Binds the cipher text to its event, so that it cannot be moved into another. */
export interface EventPlace {
  readonly streamId: string;
  readonly id: string;
}

const boundTo = ({ streamId, id }: EventPlace): Buffer => Buffer.from(`${streamId}/${id}`);

/** The person was forgotten; no personal data can be written about them any more. */
export class PersonForgotten extends Error {
  override readonly name = 'PersonForgotten';
  constructor(readonly owner: string) {
    super(`The key of ${owner} was destroyed`);
  }
}

/**
 * The person's data in the log cannot be decrypted: the key is lost or another one, or the data was altered. Unreadable
 * data is never overwritten.
 */
export class PersonUnreadable extends Error {
  override readonly name = 'PersonUnreadable';
  constructor(readonly stream: string) {
    super(`The log has personal data of ${stream} that no key here opens: its key has to be restored`);
  }
}

/**
 * The owner's key, created if nothing was ever locked with one. A key that is merely missing, as in a log restored
 * without its keys, must not be replaced: the data would never open again, and the true key could not come back.
 */
const keyOf = async (keys: Keys, owner: string, wasLocked: (owner: string) => Promise<boolean>): Promise<KeyState> => {
  const state = await keys.get(owner);
  if (state.status !== 'missing') return state;
  if (await wasLocked(owner)) throw new PersonUnreadable(owner);
  return keys.create(owner);
};

/** The owner of the key that locks an event's personal part; null if it has none. */
export const lockOwnerOf = ({ data }: WrittenEvent): string | null => lockedPart(data)?.lockedFor ?? null;

/** Whether one of the events has a personal part locked with this owner's key. */
export const isLockedFor = (owner: string, events: readonly WrittenEvent[]): boolean =>
  events.some((event) => lockOwnerOf(event) === owner);

/**
 * The event to write, its `personal` part encrypted with the owner's key (AES-256-GCM). `wasLocked`: the log already
 * holds something locked with that key. Throws {@link PersonForgotten}, or {@link PersonUnreadable} if the key must be
 * restored first.
 */
export const lockPersonal = async <Written extends WrittenEvent>(
  keys: Keys,
  owner: string,
  place: EventPlace,
  written: Written,
  wasLocked: (owner: string) => Promise<boolean>,
): Promise<Written> => {
  const { personal } = written.data;
  if (personal === undefined || personal === null) return written;
  const state = await keyOf(keys, owner, wasLocked);
  if (state.status !== 'present') throw new PersonForgotten(owner);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', state.key, nonce).setAAD(boundTo(place));
  const text = Buffer.concat([cipher.update(JSON.stringify(personal), 'utf8'), cipher.final()]);
  const box = Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  return { ...written, data: { ...written.data, personal: { lockedFor: owner, box } } };
};

type Locked = z.infer<typeof lockedSchema>;

/** The locked part, or null. Checks the text before parsing: a rebuild calls this for every event. */
const lockedPart = ({ personal }: JsonObject): Locked | null =>
  typeof personal === 'object' && personal !== null && 'box' in personal ? lockedSchema.parse(personal) : null;

/** An event with its personal part in clear, or null in its place. */
export type Unlocked<Written> = Written & {
  /**
   * The personal part cannot be decrypted although nobody was forgotten: the key is lost or another one, or a byte
   * changed.
   */
  readonly unreadable: boolean;
};

/**
 * The events with their personal parts in clear; null where no key opens them: destroyed, not restored, or not the one
 * they were locked with. One such event must not keep all others from being read.
 */
export const unlockPersonal = async <Written extends WrittenEvent & EventPlace>(
  keys: Keys,
  events: readonly Written[],
): Promise<readonly Unlocked<Written>[]> => {
  const parts = events.map(({ data }) => lockedPart(data));
  const owners = new Set(parts.flatMap((locked) => (locked === null ? [] : [locked.lockedFor])));
  if (owners.size === 0) return events.map((event) => ({ ...event, unreadable: false }));
  const states = await keys.getMany([...owners]);
  return events.map((event, index) => {
    const locked = parts[index];
    if (locked === null || locked === undefined) return { ...event, unreadable: false };
    const state = states.get(locked.lockedFor);
    const personal = state?.status === 'present' ? open(state.key, locked.box, event) : null;
    // Null is never what was locked.
    const unreadable = personal === null && state?.status !== 'destroyed';
    return { ...event, data: { ...event.data, personal }, unreadable };
  });
};

const open = (key: Uint8Array, box: string, place: EventPlace): Json => {
  const bytes = Buffer.from(box, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(boundTo(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'));
  } catch {
    return null;
  }
};
