import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';

export const TOKEN_ISSUER = 'genial';
export const TOKEN_ALGORITHM = 'HS256';
const TOKEN_SECONDS = 12 * 3600;
/**
 * A session ends after this, however often it is renewed: the password is required once a day (NIST SP 800-63B-4,
 * AAL2).
 */
const SESSION_SECONDS = 24 * 3600;

/**
 * A token's claims, after signature, issuer and expiry were checked. Times in seconds of the Unix epoch. `sid` is the
 * session, the same in all its renewals, `auth_time` when its password was given, `gen` the generation of the user's
 * sessions.
 */
export const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  gen: z.int(),
  auth_time: z.number(),
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claims>;

/** A new or renewed session. `signedInAt` in seconds of the Unix epoch. */
export interface SessionFacts {
  readonly userId: string;
  readonly sessionId: string;
  readonly generation: number;
  readonly signedInAt: number;
}

export const secondsOf = (instant: string): number => Date.parse(instant) / 1000;

/** When a session ends by itself, in seconds of the Unix epoch. */
export const sessionEnd = (signedInAt: number): number => Math.floor(signedInAt) + SESSION_SECONDS;

/** A session that begins now, in the current generation of its user's sessions. */
export const newSession = (
  userId: string,
  generation: number,
  { newId, now }: { newId: () => string; now: () => string },
): SessionFacts => ({ userId, sessionId: newId(), generation, signedInAt: secondsOf(now()) });

/** A signed token of a session, valid for twelve hours, but no longer than its session. */
export const issueToken = (
  key: KeyObject,
  { userId, sessionId, generation, signedInAt }: SessionFacts,
  now: string,
): Promise<string> => {
  const issuedAt = secondsOf(now);
  return new SignJWT({ sid: sessionId, gen: generation, auth_time: signedInAt })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: 'JWT' })
    .setIssuer(TOKEN_ISSUER)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.min(Math.floor(issuedAt) + TOKEN_SECONDS, sessionEnd(signedInAt)))
    .sign(key);
};
