import { dayAt, type Life } from '../life.ts';
import { Missing, Refusal } from '../refusal.ts';
import type { SimulatorStore } from '../store.ts';

export interface Call {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
type Handler = (call: Call) => unknown;

/** By method and path, as 'GET /payments/:id'. Each runs within one write of the store. */
export type Calls = Readonly<Record<string, Handler>>;

/** What every call of the provider's API may use. */
export interface Provider {
  readonly store: SimulatorStore;
  readonly life: Life;
  readonly now: () => string;
}

/** Throws Missing. */
export const found = <Document>(document: Document | null): Document => {
  if (document === null) throw new Missing();
  return document;
};

/** Throws Refusal. */
export const customerAt = ({ store }: Provider, id: string): void => {
  if (store.customers.get(id) === null) throw new Refusal('Customer inválido ou não informado.', 'invalid_customer');
};

/** Throws Refusal. */
export const notPast = ({ now }: Provider, day: string, code: 'invalid_dueDate' | 'invalid_nextDueDate'): void => {
  if (day < dayAt(now())) throw new Refusal('Não é permitido data de vencimento inferior a hoje.', code);
};

const LEAST_VALUE = 5;
/** Throws Refusal. */
export const enough = (value: number): void => {
  if (value <= 0) throw new Refusal('O valor da cobrança deve ser informado.', 'invalid_value');
  if (value < LEAST_VALUE) throw new Refusal('O valor mínimo para cobranças é R$ 5,00.', 'invalid_value');
};

const PER_PAGE = 10;
const MOST_PER_PAGE = 100;

/** A page of what a list asks for. */
export const listed = <Document>(documents: readonly Document[], query: URLSearchParams) => {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Math.min(Number(query.get('limit') ?? PER_PAGE), MOST_PER_PAGE);
  const data = documents.slice(offset, offset + limit);
  const hasMore = offset + limit < documents.length;
  return { object: 'list', hasMore, totalCount: documents.length, limit, offset, data };
};

/** Whether a document passes a filter of the query; a filter that is not sent lets all pass. */
export const is = (query: URLSearchParams, name: string, value: string | null): boolean =>
  !query.has(name) || query.get(name) === value;
