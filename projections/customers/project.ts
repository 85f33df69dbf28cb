import { customerAggregate } from '../../domain/customers/decider.ts';
import { changesPerson } from '../../domain/customers/facts.ts';
import { foldedName } from '../../domain/words/format.ts';
import { none, type Projection } from '../projection.ts';
import { type CustomerDocument, type CustomerField, customersView } from './schema.ts';

const { evolve, initialState } = customerAggregate.decider;

export const customersProjection: Projection<CustomerDocument, CustomerField> = {
  view: customersView,
  guardedBy: 'revision',

  targets: ({ event }) => {
    switch (event.type) {
      case 'CustomerCreated':
      case 'CustomerEdited':
      case 'CustomerDeleted':
        return [event.data.customerId];
      default:
        return none;
    }
  },

  evolve: (customer, { event, metadata, revision, unreadable }, id) => {
    switch (event.type) {
      case 'CustomerCreated':
      case 'CustomerEdited':
      case 'CustomerDeleted': {
        const before =
          customer === null ? initialState : ({ ...customer, phase: 'open', customerId: customer.id } as const);
        const after = evolve(before, event);
        if (after.phase !== 'open') return null;
        const { accountId, fields } = after;
        const { createdAt = metadata.at } = customer ?? {};
        return {
          id,
          accountId,
          fields,
          cpf: fields.cpf,
          nit: fields.nit,
          namedAs: fields.name === null ? null : foldedName(fields.name),
          factsRevision: changesPerson(event) ? revision : (customer?.factsRevision ?? revision),
          unreadable: customer?.unreadable === true || unreadable,
          createdAt,
          updatedAt: metadata.at,
        };
      }
      default:
        return customer;
    }
  },
};
