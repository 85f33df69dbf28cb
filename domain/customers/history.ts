import { sameValue } from '../changes.ts';
import { customerFieldNames } from '../words/customers.ts';
import { inWords } from '../words/field-words.ts';
import { customerSentences as say } from '../words/history.ts';
import { type CustomerFields, emptyCustomer } from './customer.ts';
import { type CustomerState, customerAggregate } from './decider.ts';
import type { CustomerEvent } from './events.ts';
import { customerWords } from './in-words.ts';

/** A fact with when (ISO 8601) and by whom: a user's id, null for the program itself. */
export interface CustomerFact {
  readonly revision: number;
  readonly at: string;
  readonly by: string | null;
  readonly event: CustomerEvent;
}

/** What says something else afterwards, in the form's words; null stands for what is not known. */
interface CustomerChange {
  readonly field: string;
  readonly label: string;
  /** Never about a work record. */
  readonly record: null;
  readonly from: string | null;
  readonly to: string | null;
}

export interface CustomerHistoryEntry {
  readonly revision: number;
  readonly at: string;
  readonly by: string | null;
  readonly event: CustomerEvent['type'];
  /** In Portuguese. */
  readonly summary: string;
  readonly changes: readonly CustomerChange[];
}

/** What facts of a client say, one after another; `before` is what stood before the first of them. */
export const customerHistory = (
  facts: readonly CustomerFact[],
  before: CustomerState = customerAggregate.decider.initialState,
): readonly CustomerHistoryEntry[] => {
  let state = before;
  return facts.map(({ revision, at, by, event }) => {
    const earlier = fieldsOf(state);
    state = customerAggregate.decider.evolve(state, event);
    const changes = event.type === 'CustomerDeleted' ? [] : customerChanges(earlier, fieldsOf(state));
    return { revision, at, by, event: event.type, summary: summaryOf(event, changes), changes };
  });
};

const fieldsOf = (state: CustomerState): CustomerFields => (state.phase === 'open' ? state.fields : emptyCustomer);

const customerChanges = (before: CustomerFields, after: CustomerFields): CustomerChange[] => {
  const changes: CustomerChange[] = [];
  let name: keyof CustomerFields;
  for (name in customerWords) {
    if (sameValue(before[name], after[name])) continue;
    const [from, to] = [inWords(customerWords, name, before[name]), inWords(customerWords, name, after[name])];
    changes.push({ field: name, label: customerFieldNames[name], record: null, from, to });
  }
  return changes;
};

const summaryOf = (event: CustomerEvent, changes: readonly CustomerChange[]): string => {
  switch (event.type) {
    case 'CustomerCreated':
      return say.created;
    case 'CustomerEdited': {
      const { restored } = event.data;
      if (restored !== undefined) return say.restored(restored.revision, restored.at);
      return say.edited(changes.map(({ label }) => label));
    }
    case 'CustomerDeleted':
      return say.deleted;
    default:
      return event satisfies never;
  }
};
