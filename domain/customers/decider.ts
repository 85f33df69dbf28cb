import type { CustomerEdit } from '../api/customers.ts';
import { changesIn, nothingIn } from '../changes.ts';
import { accept, type Decider, type Decision } from '../decider.ts';
import {
  type AlreadyExists,
  alreadyExists,
  invalid,
  isEmpty,
  type NotFound,
  notFound,
  under,
  type ValidationError,
} from '../failures.ts';
import { impossibleIn, missingIn } from './checks.ts';
import type { CustomerCommand } from './commands.ts';
import { type CustomerFields, emptyCustomer } from './customer.ts';
import { type CustomerEvent, customerEvents } from './events.ts';

export type CustomerState =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'open'; readonly customerId: string; readonly accountId: string; readonly fields: CustomerFields }
  | { readonly phase: 'deleted' };

export type CustomerFailure = ValidationError | NotFound | AlreadyExists;

const decide = (command: CustomerCommand, state: CustomerState): Decision<CustomerEvent, CustomerFailure> => {
  if (command.type === 'CreateCustomer') return create(command, state);
  if (state.phase !== 'open') return notFound;
  const { customerId, fields } = state;
  switch (command.type) {
    case 'EditCustomer': {
      const edited = edit(fields, command.customer);
      const refusals = { ...missingIn(edited), ...impossibleIn(edited, command.today) };
      if (!isEmpty(refusals)) return invalid(under('customer', refusals));
      const { status, ...personal } = changesIn(fields, edited);
      if (status === undefined && nothingIn(personal)) return accept();
      return accept({ type: 'CustomerEdited', data: { customerId, status, personal } });
    }
    case 'RestoreCustomer': {
      // What once stood is not checked again: it was accepted when it was written.
      const { status, ...personal } = changesIn(fields, command.earlier);
      if (status === undefined && nothingIn(personal)) return accept();
      return accept({ type: 'CustomerEdited', data: { customerId, status, restored: command.restored, personal } });
    }
    case 'DeleteCustomer':
      return accept({ type: 'CustomerDeleted', data: { customerId } });
    default:
      return command satisfies never;
  }
};

const create = (
  { customerId, accountId, customer, today }: Extract<CustomerCommand, { type: 'CreateCustomer' }>,
  state: CustomerState,
): Decision<CustomerEvent, CustomerFailure> => {
  if (state.phase !== 'unknown') return alreadyExists;
  const created = edit(emptyCustomer, customer);
  const refusals = impossibleIn(created, today);
  if (!isEmpty(refusals)) return invalid(under('customer', refusals));
  const { status = emptyCustomer.status, ...personal } = changesIn(emptyCustomer, created);
  return accept({ type: 'CustomerCreated', data: { customerId, accountId, status, personal } });
};

/**
 * Clearing the disablement also clears its details, because the form hides them and sends them along unchanged. Newly
 * entered details without a disablement are kept, and refused by the checks.
 */
const edit = (before: CustomerFields, given: CustomerEdit): CustomerFields => {
  const edited = { ...before, ...changesIn(before, given) };
  if (edited.disablement) return edited;
  return {
    ...edited,
    disablementDate: edited.disablementDate === before.disablementDate ? null : edited.disablementDate,
    inServiceDisablement: edited.inServiceDisablement && !before.inServiceDisablement,
  };
};

const evolve = (state: CustomerState, event: CustomerEvent): CustomerState => {
  switch (event.type) {
    case 'CustomerCreated': {
      const { customerId, accountId, status, personal } = event.data;
      return { phase: 'open', customerId, accountId, fields: { ...emptyCustomer, ...personal, status } };
    }
    case 'CustomerEdited': {
      if (state.phase !== 'open') return state;
      const { status = state.fields.status, personal } = event.data;
      return { ...state, fields: { ...state.fields, ...personal, status } };
    }
    case 'CustomerDeleted':
      return { phase: 'deleted' };
    default:
      return event satisfies never;
  }
};

const decider: Decider<CustomerCommand, CustomerState, CustomerEvent, CustomerFailure> = {
  initialState: { phase: 'unknown' },
  decide,
  evolve,
};

/** Stream `customer-{id}`. */
export const customerAggregate = { decider, events: customerEvents };
