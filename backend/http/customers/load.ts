import { findCustomer } from '../../../projections/customers/query.ts';
import type { CustomerDocument } from '../../../projections/customers/schema.ts';
import type { Stamped } from '../../../projections/projection.ts';
import type { Session } from '../../sessions/session.ts';
import { found } from '../problem.ts';
import type { CallContext } from '../route.ts';

/** The customer, or NotFound, also for a removed one and for another account's. */
export const loadCustomer = async (
  customerId: string,
  { deps, session }: CallContext<Session>,
): Promise<Stamped<CustomerDocument>> =>
  found(await findCustomer(deps.views.customers, session.user.accountId, customerId));
