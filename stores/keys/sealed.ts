import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { PersonForgotten, PersonUnreadable } from './personal.ts';
import type { Keys } from './port.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The owner's key. Throws {@link PersonForgotten}; {@link PersonUnreadable} if it is missing and has to be restored. */
const keyOf = async (keys: Keys, owner: string): Promise<Uint8Array> => {
  const state = await keys.get(owner);
  if (state.status === 'present') return state.key;
  throw state.status === 'destroyed' ? new PersonForgotten(owner) : new PersonUnreadable(owner);
};

/**
 * A file encrypted with a person's key (AES-256-GCM), bound to its id: nonce, tag and cipher text. Once the key is
 * destroyed no copy of it opens. The person must have a key, as everybody has of whom the log tells anything.
 */
export const seal = async (keys: Keys, owner: string, fileId: string, bytes: Uint8Array): Promise<Uint8Array> => {
  const key = await keyOf(keys, owner);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(fileId));
  const text = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...text]);
};

/** The content of a sealed file. Throws as {@link seal}; {@link PersonUnreadable} also where a byte was changed. */
export const unseal = async (keys: Keys, owner: string, fileId: string, sealed: Uint8Array): Promise<Uint8Array> => {
  const key = await keyOf(keys, owner);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(fileId))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    throw new PersonUnreadable(owner);
  }
};
