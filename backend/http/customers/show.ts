import { calculationsOfCustomer } from '../../../projections/calculations/query.ts';
import { asDescribed, placesOfAccount } from '../../../projections/described-places/query.ts';
import { presentCustomer } from '../../../results/answers/customer.ts';
import type { Session } from '../../sessions/session.ts';
import { type CallContext, json } from '../route.ts';
import { customerAsOf, loadCustomer } from './load.ts';

/** Answers a client with their calculations; `revision`: the client as of that revision, the calculations as they are. */
export const showCustomer = async (customerId: string, context: CallContext<Session>, revision?: number) => {
  const customer = await customerAsOf(await loadCustomer(customerId, context), revision, context);
  const calculations = await calculationsOfCustomer(context.deps.views.calculations, customer.accountId, customerId);
  const own = (await placesOfAccount(context.deps.views.describedPlaces, customer.accountId)).map(asDescribed);
  return json({ customer: presentCustomer(customer, calculations, own) }, customer.revision);
};
