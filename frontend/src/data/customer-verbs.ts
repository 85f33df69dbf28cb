import type { AttachmentKind } from '../../../domain/api/attachments.ts';
import type { HistoryQuery } from './asked.ts';
import { at, multipart, type Query, request, send } from './http.ts';

export const fileAt = async (path: string, query: Query = {}): Promise<Blob> => (await send(path, { query })).blob();

/** What is done with clients beside reading and saving one. */
export const customerVerbs = {
  search: (q: string, signal?: AbortSignal) => request('searchAnswer', 'search', { query: { q }, signal }),
  /** Who can retire in the next twelve months, the first of them. */
  soonToRetire: (limit: number, signal?: AbortSignal) =>
    request('customerListAnswer', 'customers', {
      query: { retirement: 'soon', sortBy: 'nextRetirement', page: 1, limit },
      signal,
    }),
  /** All that a list shows, on all its pages. */
  customersSheet: (query: Query) => fileAt('customers/export', query),
  retirementCalendar: (query: Query = {}) => fileAt('customers/calendar', query),
  /** What the law and the indexes moved, since that day. */
  calculationChanges: (query: { since: string | undefined; page: number; limit: number }, signal?: AbortSignal) =>
    request('calculationChangesAnswer', 'calculation-changes', { query, signal }),
  twins: (customerId: string, signal?: AbortSignal) =>
    request('twinsAnswer', at`customers/${customerId}/twins`, { signal }),
  addressOf: (zipcode: string, signal?: AbortSignal) => request('zipcodeAnswer', at`cep/${zipcode}`, { signal }),
  attachments: (customerId: string, signal?: AbortSignal) =>
    request('attachmentsAnswer', at`customers/${customerId}/attachments`, { signal }),
  attach: (customerId: string, file: File, kind: AttachmentKind) =>
    request('attachmentAnswer', at`customers/${customerId}/attachments`, {
      method: 'POST',
      body: multipart({ name: file.name, kind, file }),
    }),
  attachment: (customerId: string, id: string) => fileAt(at`customers/${customerId}/attachments/${id}`),
  removeAttachment: (customerId: string, id: string) =>
    send(at`customers/${customerId}/attachments/${id}`, { method: 'DELETE' }),
  /** The client as of a revision of their data. */
  customerAt: (customerId: string, revision: number) =>
    request('customerAnswer', at`customers/${customerId}`, { query: { revision } }),
  customerHistory: (customerId: string, query: HistoryQuery, signal?: AbortSignal) =>
    request('historyAnswer', at`customers/${customerId}/history`, { query, signal }),
  restoreCustomer: (customerId: string, revision: number, etag: string | null) =>
    request('customerAnswer', at`customers/${customerId}/restore`, {
      method: 'POST',
      body: { revision },
      ifMatch: etag,
    }),
  exportCustomer: (customerId: string, format: 'json' | 'xlsx') =>
    fileAt(at`customers/${customerId}/export`, { format }),
  /** `file`: the JSON of a client's file, as it was exported. */
  importCustomer: (file: unknown) => request('customerAnswer', 'customers/import', { method: 'POST', body: file }),
};
