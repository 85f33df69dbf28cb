import { z } from 'zod';
import type { Seller } from '../domain/api/settings.ts';

/** The value of `ASAAS_URL` that asks for the built-in simulator where it would not be expected: beside servers. */
export const SIMULATOR = 'simulator';

interface SalesSettings {
  readonly EVENTSTORE_URL?: string | undefined;
  readonly MONGO_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly ASAAS_URL?: string | undefined;
  readonly ASAAS_API_KEY?: string | undefined;
  readonly SELLER_NAME?: string | undefined;
  readonly SELLER_DOCUMENT?: string | undefined;
  readonly SELLER_ADDRESS?: string | undefined;
  readonly SELLER_EMAIL?: string | undefined;
}

const isLoopback = (host: string): boolean =>
  /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(host) || host.endsWith('.localhost');

const isProvider = (text: string): boolean => {
  if (text === SIMULATOR) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
};

/** Cards and the key go there: never in the clear, but on this machine. */
export const providerUrl = z
  .string()
  .refine(
    isProvider,
    'must be an https address such as https://api.asaas.com/v3 (http only on this machine), or simulator',
  );

/**
 * The provider's keys begin with '$', and a shell or a compose file takes what follows for a variable: the key arrives
 * without its beginning. Null: nothing is wrong with it.
 */
export const unexpandedKey = ({ ASAAS_URL, ASAAS_API_KEY }: SalesSettings): string | null => {
  const isTheirs =
    ASAAS_URL !== undefined && URL.canParse(ASAAS_URL) && /(^|\.)asaas\.com$/.test(new URL(ASAAS_URL).hostname);
  if (!isTheirs || ASAAS_API_KEY === undefined || ASAAS_API_KEY.startsWith('$aact_')) return null;
  return 'must begin with $aact_: put it in single quotes, or shells and compose files take $aact_… for a variable';
};

const sellersSettings = ['SELLER_NAME', 'SELLER_DOCUMENT', 'SELLER_ADDRESS', 'SELLER_EMAIL'] as const;

/**
 * The settings without which nothing is sold. A real provider needs a seller, who has to be named wherever something is
 * offered (Decreto 7.962/2013, art. 2). An installation on servers needs a provider: the simulator would take for paid
 * what nobody pays, unless it is asked for.
 */
export const missingForSales = (given: SalesSettings): readonly string[] => {
  const { EVENTSTORE_URL, MONGO_URL, REDIS_URL, ASAAS_URL } = given;
  if (ASAAS_URL === SIMULATOR) return [];
  if (ASAAS_URL !== undefined) return sellersSettings.filter((name) => given[name] === undefined);
  return [EVENTSTORE_URL, MONGO_URL, REDIS_URL].some((url) => url !== undefined) ? ['ASAAS_URL'] : [];
};

/** Who sells; null: not all of it is set. */
export const sellerOf = (given: SalesSettings): Seller | null => {
  const { SELLER_NAME: name, SELLER_DOCUMENT: document, SELLER_ADDRESS: address, SELLER_EMAIL: email } = given;
  if (name === undefined || document === undefined || address === undefined || email === undefined) return null;
  return { name, document, address, email };
};

/** For whoever starts the program. */
export const salesClosedSentence = (missing: readonly string[]): string =>
  missing.includes('ASAAS_URL')
    ? 'Sales are closed: set ASAAS_URL (with ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN and SELLER_*), or ASAAS_URL=simulator for payments that nobody makes.'
    : `Sales are closed: set ${missing.join(', ')}. Whoever buys has to be told who sells.`;
