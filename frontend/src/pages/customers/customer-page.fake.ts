import { aCustomer } from '../../customers/customer.fake.ts';

const customer = aCustomer();
/** A client without twin or attachment, as the server answers. */
export const read = {
  'GET customers/customer-1/twins': { body: { customers: [] } },
  'GET customers/customer-1/attachments': { body: { attachments: [] } },
  'GET customers/customer-1': { body: { customer }, etag: '"7"' },
};
export const stage = { at: '/customer/customer-1', path: '/customer/:id' };
