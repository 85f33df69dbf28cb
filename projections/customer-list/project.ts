import { changesFacts } from '../../domain/calculations/facts.ts';
import type { CustomerEvent } from '../../domain/customers/events.ts';
import { changesPerson } from '../../domain/customers/facts.ts';
import { idOfStream } from '../../domain/streams.ts';
import { isOfCalculation } from '../calculations/project.ts';
import { none, type Projection } from '../projection.ts';
import { counted, searched } from './row.ts';
import { type CustomerRow, type CustomerRowField, customerListView } from './schema.ts';

/**
 * Fed by the customer's stream and those of their calculations. When somebody can retire is no event: whoever computes
 * it notes it in the row (`outlooks.ts`), and what changes it marks it as outdated here.
 */
export const customerListProjection: Projection<CustomerRow, CustomerRowField> = {
  view: customerListView,
  guardedBy: 'position',

  targets: ({ event }) => {
    switch (event.type) {
      case 'CustomerCreated':
      case 'CustomerEdited':
      case 'CustomerDeleted':
        return [event.data.customerId];
      default:
        return isOfCalculation(event) ? [event.data.customerId] : none;
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
        ...shown(nothingShown, event.data.personal),
        ...counted([]),
        noted: 0,
      };
    }
    if (row === null) return null;
    const { calculations } = row;
    switch (event.type) {
      case 'CustomerEdited': {
        const { status = row.status, personal } = event.data;
        const changed = { ...row, ...shown(row, personal), status, unreadable: row.unreadable || fact.unreadable };
        return changesPerson(event) ? { ...changed, ...counted(calculations.map(outdated)) } : changed;
      }
      case 'CustomerDeleted':
        return null;
      case 'CalculationCreated':
      case 'CalculationCopied': {
        const { calculationId: id } = event.data;
        const calculation = { id, createdAt: metadata.at, outlook: null, outdated: true };
        return { ...row, ...counted([...calculations, calculation]) };
      }
      default: {
        if (!isOfCalculation(event) || !changesFacts(event)) return row;
        const changed = idOfStream(fact.streamId);
        if (event.type === 'CalculationDeleted')
          return { ...row, ...counted(calculations.filter(({ id }) => id !== changed)) };
        // Also where it is outdated already: what is computed from the state before must not be noted any more.
        return { ...row, ...counted(calculations.map((each) => (each.id === changed ? outdated(each) : each))) };
      }
    }
  },
};

const outdated = (calculation: CustomerRow['calculations'][number]) => ({ ...calculation, outdated: true });

const nothingShown = {
  name: null,
  email: null,
  cpf: null,
  birthDate: null,
  currentProfession: null,
  mainPhoneNumber: null,
  secondaryPhoneNumber: null,
  city: null,
  state: null,
};

type Shown = Pick<CustomerRow, keyof typeof nothingShown>;
type Personal = Extract<CustomerEvent, { type: 'CustomerEdited' }>['data']['personal'];

/** The personal fields that the list shows or searches, as they are after a change. */
const shown = (before: Shown, personal: Personal) => {
  const given = personal ?? {};
  const after: Shown = {
    name: given.name === undefined ? before.name : given.name,
    email: given.email === undefined ? before.email : given.email,
    cpf: given.cpf === undefined ? before.cpf : given.cpf,
    birthDate: given.birthDate === undefined ? before.birthDate : given.birthDate,
    currentProfession: given.currentProfession === undefined ? before.currentProfession : given.currentProfession,
    mainPhoneNumber: given.mainPhoneNumber === undefined ? before.mainPhoneNumber : given.mainPhoneNumber,
    secondaryPhoneNumber:
      given.secondaryPhoneNumber === undefined ? before.secondaryPhoneNumber : given.secondaryPhoneNumber,
    city: given.city === undefined ? before.city : given.city,
    state: given.state === undefined ? before.state : given.state,
  };
  return { ...after, ...searched(after) };
};
