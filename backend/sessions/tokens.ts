import { createSecretKey, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'genial';
const ALGORITHM = 'HS256';
const LIFETIME_SECONDS = 12 * 3600;

/** What a token says once its signature, issuer and expiry were checked. Times in seconds of the Unix epoch. */
const claims = z.object({ sub: z.string(), jti: z.string(), iat: z.number(), exp: z.number() });
export type Claims = z.infer<typeof claims>;

/** A signed token for a user, good for twelve hours. */
export const issueToken = (secret: string, userId: string, now: string): Promise<string> => {
  const issuedAt = Date.parse(now) / 1000;
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(issuedAt) + LIFETIME_SECONDS)
    .sign(createSecretKey(secret, 'utf8'));
};

/**
 * Reads tokens signed with this secret. Null for one that is altered, expired at `now`, of another issuer or signed in
 * any other way, `alg: none` included.
 */
export const tokenReader = (secret: string): ((token: string, now: string) => Promise<Claims | null>) => {
  const key = createSecretKey(secret, 'utf8');
  return async (token, now) => {
    const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: new Date(now) };
    const verified = await jwtVerify(token, key, options).catch(() => null);
    return claims.safeParse(verified?.payload).data ?? null;
  };
};
