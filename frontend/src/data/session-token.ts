/** The one place where the browser keeps the bearer token, for all its tabs. */
const key = 'genial.token';

/** The bytes of base64url text. */
const decoded = (text: string): string => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
};

/** What a token says of itself; undefined: nothing that can be read. */
const claimsOf = (token: string): unknown => {
  try {
    return JSON.parse(decoded(token.split('.')[1] ?? ''));
  } catch {
    return undefined;
  }
};

const namesHolder = (claims: unknown): claims is { sub: string } =>
  typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string';

const holderOf = (token: string): string | null => {
  const claims = claimsOf(token);
  return namesHolder(claims) ? claims.sub : null;
};

/** The user who works in this tab; null: nobody yet. */
let holder: string | null = null;

export const readToken = (): string | null => localStorage.getItem(key);
export const keepToken = (token: string): void => {
  localStorage.setItem(key, token);
  holder = holderOf(token);
};
export const forgetToken = (): void => {
  localStorage.removeItem(key);
  holder = null;
};
/** Nobody works in this tab any more, whoever does in another one. */
export const leaveTab = (): void => {
  holder = null;
};

/**
 * Whether the browser keeps the token of another person than the one who works in this tab: they signed in in another tab,
 * after the session here had ended. The first token of a tab makes it theirs.
 */
export const isSomebodyElses = (token: string): boolean => {
  const of = holderOf(token);
  holder ??= of;
  return of !== null && of !== holder;
};

/** When it was given and when it ends, in seconds since 1970. */
const hasLifetime = (claims: unknown): claims is { iat: number; exp: number } =>
  typeof claims === 'object' &&
  claims !== null &&
  'iat' in claims &&
  'exp' in claims &&
  typeof claims.iat === 'number' &&
  typeof claims.exp === 'number';

/**
 * Whether more than half of the token's life is over, so that it is time to ask for a fresh one.
 * A token that says nothing about its life is left alone.
 * @param now seconds since 1970
 */
export const isPastHalfLife = (token: string, now: number): boolean => {
  const claims = claimsOf(token);
  return hasLifetime(claims) && now > (claims.iat + claims.exp) / 2;
};
