import { createHash } from 'node:crypto';
import type { Claims } from './tokens.ts';

const MOST_REMEMBERED = 10_000;

const digestOf = (header: string): string => createHash('sha256').update(header).digest('base64');

/**
 * The claims of tokens whose signature and issuer were verified before, by the digest of the header that brought them: the
 * same bytes are verified once a process, which costs a tenth of what it would at each request. Expiry is looked at each time.
 * No token is kept.
 */
export class VerifiedTokens {
  readonly #claims = new Map<string, Claims>();

  constructor(private readonly most = MOST_REMEMBERED) {}

  /**
   * Null for what was not verified yet or has expired.
   * @param seconds now, in whole seconds of the Unix epoch
   */
  claimsIn(header: string, seconds: number): Claims | null {
    if (header === '') return null;
    const known = this.#claims.get(digestOf(header));
    return known !== undefined && seconds < known.exp ? known : null;
  }

  /** Only what was verified with this process's own key. */
  remember(header: string, claims: Claims): void {
    if (this.#claims.size >= this.most) this.#claims.clear();
    this.#claims.set(digestOf(header), claims);
  }
}
