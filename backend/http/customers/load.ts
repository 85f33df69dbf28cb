import { customerStream } from '../../../domain/streams.ts';
import { findCustomer } from '../../../projections/customers/query.ts';
import type { CustomerDocument } from '../../../projections/customers/schema.ts';
import type { Stamped } from '../../../projections/projection.ts';
import type { Session } from '../../sessions/session.ts';
import { foundOnceShown } from '../once-shown.ts';
import { found } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** The customer, or NotFound, also for a removed one and for another account's. */
export const loadCustomer = async (
  customerId: string,
  { deps, session }: CallContext<Session>,
): Promise<Stamped<CustomerDocument>> =>
  foundOnceShown(deps, () => findCustomer(deps.views.customers, session.user.accountId, customerId));

/**
 * The customer as of a revision of their own, or as they are where none is named; NotFound for a revision that never
 * was.
 */
export const customerAsOf = async (
  present: Stamped<CustomerDocument>,
  revision: number | undefined,
  { deps }: CallContext<Session>,
): Promise<Stamped<CustomerDocument>> => {
  if (revision === undefined || revision === present.revision) return present;
  const { events, stateAt } = await deps.pasts.customers(customerStream(present.id));
  const { metadata } = found(events[revision]);
  const state = stateAt(revision);
  const { fields } = found(state?.phase === 'open' ? state : null);
  return { ...present, fields, revision, updatedAt: metadata.at };
};
