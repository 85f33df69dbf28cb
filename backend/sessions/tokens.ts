import { createSecretKey, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';

export const TOKEN_ISSUER = 'genial';
export const TOKEN_ALGORITHM = 'HS256';
const LIFETIME_SECONDS = 12 * 3600;

/** What a token says once its signature, issuer and expiry were checked. Times in seconds of the Unix epoch. */
export const claims = z.object({ sub: z.string(), jti: z.string(), iat: z.number(), exp: z.number() });
export type Claims = z.infer<typeof claims>;

/** A signed token for a user, good for twelve hours. */
export const issueToken = (secret: string, userId: string, now: string): Promise<string> => {
  const issuedAt = Date.parse(now) / 1000;
  return new SignJWT()
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: 'JWT' })
    .setIssuer(TOKEN_ISSUER)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(issuedAt) + LIFETIME_SECONDS)
    .sign(createSecretKey(secret, 'utf8'));
};
