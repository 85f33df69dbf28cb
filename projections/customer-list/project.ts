import type { CustomerEvent } from '../../domain/customers/events.ts';
import { idOfStream } from '../../domain/streams.ts';
import { fold } from '../../domain/words/format.ts';
import { type Fact, none, type Projection } from '../projection.ts';
import { type CustomerRow, type CustomerRowField, customerListView } from './schema.ts';

/** Fed by the customer's stream and those of their calculations. */
export const customerListProjection: Projection<CustomerRow, CustomerRowField> = {
  view: customerListView,
  guardedBy: 'position',

  targets: ({ event }) => {
    switch (event.type) {
      case 'CustomerCreated':
      case 'CustomerEdited':
      case 'CustomerDeleted':
      case 'CalculationCreated':
      case 'CalculationCopied':
      case 'CalculationDeleted':
        return [event.data.customerId];
      default:
        return none;
    }
  },

  evolve: (row, fact) => {
    const { event, metadata } = fact;
    if (event.type === 'CustomerCreated') {
      const { customerId, accountId, status } = event.data;
      return {
        id: customerId,
        accountId,
        status,
        unreadable: fact.unreadable,
        createdAt: metadata.at,
        ...nothingShown,
        ...shown(event.data.personal),
        ...counted([]),
      };
    }
    if (row === null) return null;
    switch (event.type) {
      case 'CustomerEdited': {
        const { status = row.status, personal } = event.data;
        return { ...row, ...shown(personal), status, unreadable: row.unreadable || fact.unreadable };
      }
      case 'CustomerDeleted':
        return null;
      case 'CalculationCreated':
      case 'CalculationCopied': {
        const calculation = { id: event.data.calculationId, createdAt: metadata.at };
        return { ...row, ...counted([...row.calculations, calculation]) };
      }
      case 'CalculationDeleted':
        return { ...row, ...counted(row.calculations.filter(({ id }) => id !== calculationOf(fact))) };
      default:
        return row;
    }
  },
};

const nothingShown = { name: null, foldedName: null, birthDate: null, state: null };

type Personal = Extract<CustomerEvent, { type: 'CustomerEdited' }>['data']['personal'];

/** Of the given personal fields, those that the list shows. */
const shown = (personal: Personal): Partial<CustomerRow> => {
  const { name, birthDate, state } = personal ?? {};
  return {
    ...(name === undefined ? {} : { name, foldedName: name === null ? null : fold(name) }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(state === undefined ? {} : { state }),
  };
};

const counted = (calculations: CustomerRow['calculations']) => ({
  calculations,
  calculationsCount: calculations.length,
  lastCalculationAt: calculations.map(({ createdAt }) => createdAt).reduce<string | null>(later, null),
});

const later = (latest: string | null, instant: string): string =>
  latest !== null && latest > instant ? latest : instant;

const calculationOf = ({ streamId }: Fact): string => idOfStream(streamId);
