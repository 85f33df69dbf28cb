import { describe, expect, it } from 'vitest';
import type { CustomerEdit } from '../api/customers.ts';
import { specify } from '../testing/decider-spec.ts';
import { emptyCustomer } from './customer.ts';
import { customerAggregate } from './decider.ts';
import type { CustomerEvent } from './events.ts';

const { given } = specify(customerAggregate.decider);
const today = '2026-11-20';

const known = {
  name: 'Ana Souza',
  birthDate: '1970-05-01',
  currentProfession: 'Professora',
  gender: 'Mulher',
} as const;

const created = (personal: Extract<CustomerEvent, { type: 'CustomerCreated' }>['data']['personal'] = {}) =>
  ({
    type: 'CustomerCreated',
    data: { customerId: 'c1', accountId: 'a1', status: 'client', personal },
  }) as const satisfies CustomerEvent;
const deleted: CustomerEvent = { type: 'CustomerDeleted', data: { customerId: 'c1' } };

const create = (customer: CustomerEdit) =>
  ({ type: 'CreateCustomer', customerId: 'c1', accountId: 'a1', customer, today }) as const;
const edit = (customer: CustomerEdit) => ({ type: 'EditCustomer', customer, today }) as const;
const edited = (personal: object): CustomerEvent => ({ type: 'CustomerEdited', data: { customerId: 'c1', personal } });

describe('creating a customer', () => {
  it('requires no data', () => {
    given().when(create({})).thenEvents(created());
  });

  it('records only what was given', () => {
    given()
      .when(create({ name: 'Ana', notes: null, disablement: false }))
      .thenEvents(created({ name: 'Ana' }));
  });

  it('refuses a birth in the future even when nothing else is required', () => {
    given()
      .when(create({ birthDate: '2026-11-21' }))
      .thenRefused({
        name: 'ValidationError',
        fields: {
          'customer.birthDate': 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
        },
      });
  });

  it('happens once', () => {
    given(created()).when(create({})).thenRefused({ name: 'AlreadyExists' });
  });
});

describe('editing a customer', () => {
  it('keeps absent fields, clears null ones, and records what changed', () => {
    given(created({ ...known, city: 'Joinville' }))
      .when(edit({ name: 'Ana Souza', city: null, state: 'SC' }))
      .thenEvents(edited({ city: null, state: 'SC' }));
  });

  it('requires the four fields of a saved customer', () => {
    given(created())
      .when(edit({ city: 'Joinville' }))
      .thenRefused({
        name: 'ValidationError',
        fields: {
          'customer.name': 'Campo obrigatório',
          'customer.birthDate': 'Campo obrigatório',
          'customer.currentProfession': 'Campo obrigatório',
          'customer.gender': 'Campo obrigatório',
        },
      });
  });

  it('validates the result as a whole: clearing the name is refused', () => {
    given(created(known))
      .when(edit({ name: null }))
      .thenRefused({ name: 'ValidationError', fields: { 'customer.name': 'Campo obrigatório' } });
  });

  it('accepts today as a birth date', () => {
    given(created(known))
      .when(edit({ birthDate: today }))
      .thenEvents(edited({ birthDate: today }));
  });

  it('changes nothing when everything is sent back as it was', () => {
    given(created(known))
      .when(edit({ ...emptyCustomer, ...known }))
      .thenNothing();
  });

  it('changes nothing when fields owned by the server are sent back', () => {
    const answered = { ...emptyCustomer, ...known, id: 'c1', accountId: 'a1', calculations: [] };
    given(created(known)).when(edit(answered)).thenNothing();
  });

  it('records a change of status apart from the personal fields', () => {
    given(created(known))
      .when(edit({ status: 'consultation' }))
      .thenEvents({ type: 'CustomerEdited', data: { customerId: 'c1', status: 'consultation', personal: {} } });
  });

  it.each([{ disablementDate: '2020-01-01' }, { inServiceDisablement: true }])(
    'refuses details without a disablement: %o',
    (details) => {
      given(created(known))
        .when(edit(details))
        .thenRefused({
          name: 'ValidationError',
          fields: { [`customer.${Object.keys(details)[0]}`]: 'Valor inválido' },
        });
    },
  );

  it('clears the details of a disablement together with it', () => {
    given(created({ ...known, disablement: true, inServiceDisablement: true, disablementDate: '2020-01-01' }))
      .when(edit({ disablement: false, inServiceDisablement: true, disablementDate: '2020-01-01' }))
      .thenEvents(edited({ disablement: false, inServiceDisablement: false, disablementDate: null }));
  });

  it('refuses a disablement in the future', () => {
    given(created(known))
      .when(edit({ disablement: true, disablementDate: '2027-01-01' }))
      .thenRefused({
        name: 'ValidationError',
        fields: {
          'customer.disablementDate': 'A data informada é inválida, informe uma data válida menor ou igual a hoje',
        },
      });
  });

  it.each([[[]], [[created(known), deleted]]])('is not found before creation or after deletion', (history) => {
    given(...history)
      .when(edit(known))
      .thenRefused({ name: 'NotFound' });
  });
});

describe('returning to a revision', () => {
  const restored = { revision: 0, at: '2026-11-20T12:00:00.000Z' };
  const restore = (over: object) =>
    ({ type: 'RestoreCustomer', earlier: { ...emptyCustomer, ...over }, restored }) as const;
  const consultation: CustomerEvent = {
    type: 'CustomerEdited',
    data: { customerId: 'c1', status: 'consultation', personal: { name: 'Ana Lima', notes: 'x' } },
  };

  it('is an edit that says so, with what is otherwise', () => {
    given(created(known), consultation)
      .when(restore(known))
      .thenEvents({
        type: 'CustomerEdited',
        data: { customerId: 'c1', status: 'client', restored, personal: { name: known.name, notes: null } },
      });
  });

  it('to a client without data is granted, since that once stood', () => {
    given(created(), edited({ name: 'Ana' }))
      .when(restore({}))
      .thenEvents({
        type: 'CustomerEdited',
        data: { customerId: 'c1', status: undefined, restored, personal: { name: null } },
      });
  });

  it('to what stands changes nothing, and finds nothing once the client is removed', () => {
    given(created(known)).when(restore(known)).thenNothing();
    given(created(known), deleted).when(restore(known)).thenRefused({ name: 'NotFound' });
  });
});

describe('deleting a customer', () => {
  it('happens once', () => {
    given(created()).when({ type: 'DeleteCustomer' }).thenEvents(deleted);
    given(created(), deleted).when({ type: 'DeleteCustomer' }).thenRefused({ name: 'NotFound' });
  });
});

describe('a forgotten customer', () => {
  it('can still be read, without any personal data', () => {
    given(created(null), { type: 'CustomerEdited', data: { customerId: 'c1', personal: null } }).thenState({
      phase: 'open',
      customerId: 'c1',
      accountId: 'a1',
      fields: emptyCustomer,
    });
  });
});

describe('the written events', () => {
  it('keep personal data apart', () => {
    const { data } = customerAggregate.events.write(created({ ...known, notes: 'sigilo' }));
    expect(Object.keys(data).sort()).toEqual(['accountId', 'customerId', 'personal', 'status']);
  });
});
