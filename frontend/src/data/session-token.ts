/** The one place where the browser keeps the bearer token. */
const key = 'genial.token';

export const readToken = (): string | null => localStorage.getItem(key);
export const keepToken = (token: string): void => localStorage.setItem(key, token);
export const forgetToken = (): void => localStorage.removeItem(key);

/** When it was given and when it ends, in seconds since 1970. */
const hasLifetime = (claims: unknown): claims is { iat: number; exp: number } =>
  typeof claims === 'object' &&
  claims !== null &&
  'iat' in claims &&
  'exp' in claims &&
  typeof claims.iat === 'number' &&
  typeof claims.exp === 'number';

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
    const claims: unknown = JSON.parse(decoded(token.split('.')[1] ?? ''));
    return hasLifetime(claims) && now > (claims.iat + claims.exp) / 2;
  } catch {
    return false;
  }
};
