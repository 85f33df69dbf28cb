import { describe, expect, it } from 'vitest';
import { aCustomer } from './customer.fake.ts';
import { customerFieldNames, editOf, formOf } from './form-values.ts';

describe('the form of a client', () => {
  it('holds every field that the contract lets a person change', () => {
    expect(Object.keys(formOf(aCustomer())).sort()).toEqual([...customerFieldNames].sort());
  });

  it('is accepted by the contract as it stands, and empty fields clear', () => {
    const empty = aCustomer({ email: null, birthDate: null, gender: null, state: null, mainPhoneNumber: null });
    expect(editOf(formOf(empty))).toMatchObject({ email: null, birthDate: null, gender: null, mainPhoneNumber: null });
  });

  it('forgets the details of a disablement that was taken back', () => {
    const customer = aCustomer({ disablement: true, inServiceDisablement: true, disablementDate: '2020-05-04' });
    expect(editOf({ ...formOf(customer), disablement: false })).toMatchObject({
      inServiceDisablement: false,
      disablementDate: null,
    });
    expect(editOf(formOf(customer))).toMatchObject({ inServiceDisablement: true, disablementDate: '2020-05-04' });
  });
});
