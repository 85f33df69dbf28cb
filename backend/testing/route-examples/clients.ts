import { attachmentAnswer } from '../../../domain/api/attachments.ts';
import { someone } from '../case-file.ts';
import type { Examples, World } from './example.ts';

const scan = (): FormData => {
  const form = new FormData();
  form.set('name', 'CTC.pdf');
  form.set('file', new Blob(['%PDF-1.4 nothing more']), 'CTC.pdf');
  return form;
};
const attachmentOf = async ({ owner, customer }: World): Promise<string> =>
  (await owner.post(`/customers/${customer}/attachments`, scan())).as(attachmentAnswer).attachment.id;

/** Clients, their documents, what is found of them. */
export const clients: Examples = {
  'post /customers/search': { call: (c) => c.post('/customers/search', { search: 'joana', limit: 10 }) },
  'get /customers': { call: (c) => c.get('/customers') },
  'get /customers/export': { call: (c) => c.get('/customers/export?search=joana') },
  'get /customers/calendar': { call: (c) => c.get('/customers/calendar') },
  'get /customers/:id/twins': { call: (c, { customer }) => c.get(`/customers/${customer}/twins`), owned: true },
  'get /search': { call: (c) => c.get('/search?q=joana') },
  'get /cep/:zipcode': { call: (c) => c.get('/cep/80010000'), answers: 404 },
  'get /customers/:id/attachments': {
    call: (c, { customer }) => c.get(`/customers/${customer}/attachments`),
    owned: true,
  },
  'post /customers/:id/attachments': {
    call: (c, { customer }) => c.post(`/customers/${customer}/attachments`, scan()),
    owned: true,
  },
  'get /customers/:id/attachments/:attachmentId': {
    call: async (c, world) => c.get(`/customers/${world.customer}/attachments/${await attachmentOf(world)}`),
    owned: true,
  },
  'delete /customers/:id/attachments/:attachmentId': {
    call: async (c, world) => c.delete(`/customers/${world.customer}/attachments/${await attachmentOf(world)}`),
    owned: true,
  },
  'post /customers': { call: (c) => c.post('/customers', { customer: {} }) },
  'get /customers/:id': { call: (c, { customer }) => c.get(`/customers/${customer}`), owned: true },
  'get /customers/:id/export': {
    call: (c, { customer }) => c.get(`/customers/${customer}/export?format=xlsx`),
    owned: true,
  },
  'post /customers/import': {
    call: (c) =>
      c.post('/customers/import', {
        format: 'genial-customer',
        version: 1,
        exportedAt: '2026-11-20T12:00:00.000Z',
        customer: someone,
        calculations: [],
      }),
  },
  'get /customers/:id/history': { call: (c, { customer }) => c.get(`/customers/${customer}/history`), owned: true },
  'post /customers/:id/restore': {
    call: (c, { customer }) => c.post(`/customers/${customer}/restore`, { revision: 0 }),
    owned: true,
  },
  'put /customers/:id': {
    call: (c, { customer }) => c.put(`/customers/${customer}`, { customer: someone }),
    owned: true,
  },
  'delete /customers/:id': { call: (c, { customer }) => c.delete(`/customers/${customer}`), owned: true },
};
