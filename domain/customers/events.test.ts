import { describe, expect, it } from 'vitest';
import { customerFields } from '../api/customers.ts';
import { fieldNames } from '../api/field.ts';
import { sampleCustomer } from '../api/sample.ts';
import { customerEvents } from './events.ts';

describe('the events of a customer', () => {
  it.each(fieldNames(customerFields))('keep %s', (name) => {
    const edited =
      name === 'status'
        ? { status: sampleCustomer.status, personal: {} }
        : { personal: { [name]: sampleCustomer[name] } };
    const written = customerEvents.write({ type: 'CustomerEdited', data: { customerId: 'c1', ...edited } });
    expect(written.data).toEqual({ customerId: 'c1', ...edited });
  });
});
