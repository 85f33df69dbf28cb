import { z } from 'zod';
import { type Answered, GatewayUnavailable, type PaymentRefused, type ProviderPayment } from '../port.ts';
import type { AsaasHttp, CallRefused } from './http.ts';
import { madeOnes, payments } from './shapes.ts';

/** What the calls of the adapter have in common. */

const PAGE = 100;
export const anything = z.unknown();
export const at = (collection: string, id: string): string => `/${collection}/${encodeURIComponent(id)}`;

const NOT_ALLOWED = 'O provedor de pagamento não permite esta operação à conta de quem vende.';

/** What is not there, and ought to be, is trouble. What the seller may not do was not done. */
export const refusedOr = (error: CallRefused, call: string): PaymentRefused => {
  if (error.name === 'PaymentRefused') return error;
  if (error.name === 'NotAllowed')
    return { name: 'PaymentRefused', reason: 'not enabled', sentence: error.sentence ?? NOT_ALLOWED };
  throw new GatewayUnavailable('failing', call);
};

/** Creates what is not there under its reference yet, also when an earlier try got no answer. */
export const createOnce = async <Found>(
  find: () => Promise<Found | null>,
  create: () => Promise<Answered<Found, CallRefused>>,
): Promise<Answered<Found, PaymentRefused>> => {
  const there = await find().catch((error: unknown) => {
    // Nothing was asked for yet.
    throw error instanceof GatewayUnavailable ? new GatewayUnavailable(error.trouble, 'looking first', true) : error;
  });
  if (there !== null) return { ok: true, value: there };
  try {
    const created = await create();
    return created.ok ? created : { ok: false, error: refusedOr(created.error, 'POST') };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable) || error.nothingDone) throw error;
    // Found, it is made. Not found proves nothing: the provider may still be at work, and lists what is done.
    const nevertheless = await find().catch(() => null);
    if (nevertheless === null) throw error;
    return { ok: true, value: nevertheless };
  }
};

/** What is gone already is removed. */
export const remove = async (http: AsaasHttp, path: string): Promise<Answered<null, PaymentRefused>> => {
  const removed = await http.send('DELETE', path, undefined, anything);
  if (removed.ok || removed.error.name === 'Absent') return { ok: true, value: null };
  return { ok: false, error: refusedOr(removed.error, 'DELETE') };
};

/** Payments, a page at a time. `query`: the path with its query, if it has one. */
export async function* paymentsIn(http: AsaasHttp, query: string): AsyncGenerator<ProviderPayment> {
  const separator = query.includes('?') ? '&' : '?';
  for (let offset = 0; ; offset += PAGE) {
    const page = await http.get(`${query}${separator}limit=${PAGE}&offset=${offset}`, payments);
    if (!page.ok) throw new GatewayUnavailable('failing', 'GET payments');
    yield* page.value.items;
    if (!page.value.hasMore) return;
  }
}

export const listed = async (http: AsaasHttp, query: string): Promise<readonly ProviderPayment[]> => {
  const all: ProviderPayment[] = [];
  for await (const one of paymentsIn(http, query)) all.push(one);
  return all;
};

/** The ids of what is kept under our reference and was not deleted, in the order in which the provider lists them. */
export const living = async (
  http: AsaasHttp,
  collection: 'customers' | 'subscriptions',
  reference: string,
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const query = `externalReference=${encodeURIComponent(reference)}&limit=${PAGE}&offset=${offset}`;
    const found = await http.get(`/${collection}?${query}`, madeOnes);
    if (!found.ok) throw new GatewayUnavailable('failing', `GET /${collection}`);
    for (const one of found.value.data)
      if (one.externalReference === reference && one.deleted !== true && (one.status ?? 'ACTIVE') === 'ACTIVE')
        ids.push(one.id);
    if (!found.value.hasMore) return ids;
  }
};
