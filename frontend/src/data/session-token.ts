import { z } from 'zod';

/** The one place where the browser keeps the bearer token. */
const key = 'genial.token';

export const readToken = (): string | null => localStorage.getItem(key);
export const keepToken = (token: string): void => localStorage.setItem(key, token);
export const forgetToken = (): void => localStorage.removeItem(key);

const lifetime = z.object({ iat: z.number(), exp: z.number() });

/** The bytes of base64url text. */
const decoded = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
};

/**
 * Whether more than half of the token's life is over, so that it is time to ask for a fresh one.
 * A token that says nothing about its life is left alone.
 * @param now seconds since 1970
 */
export const isPastHalfLife = (token: string, now: number): boolean => {
  try {
    const claims = lifetime.safeParse(JSON.parse(decoded(token.split('.')[1] ?? '')));
    return claims.success && now > (claims.data.iat + claims.data.exp) / 2;
  } catch {
    return false;
  }
};
