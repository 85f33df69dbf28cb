import type { Customer } from '../../../domain/api/customers.ts';
import { sampleCustomer } from '../../../domain/api/sample.ts';

/** A client for tests, complete. */
export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  ...sampleCustomer,
  id: 'customer-1',
  accountId: 'account-1',
  name: 'Maria das Dores Araújo',
  email: 'maria@araujo.test',
  mainPhoneNumber: '11987654321',
  zipcode: '01310100',
  address: 'Avenida Paulista, 1000',
  city: 'São Paulo',
  state: 'SP',
  publicServantCity: 'São Paulo',
  publicServantState: 'SP',
  createdAt: '2026-10-01T12:00:00.000Z',
  updatedAt: '2026-11-18T15:30:00.000Z',
  ...changes,
});
