import { z } from 'zod';
import {
  type CustomerListQuery,
  customerAnswer,
  customerBody,
  customerListAnswer,
  customerListQuery,
  customerSearchBody,
} from '../../../domain/api/customers.ts';
import { customerAggregate } from '../../../domain/customers/decider.ts';
import { customerStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { calculationsOfCustomer } from '../../../projections/calculations/query.ts';
import { listCustomers } from '../../../projections/customer-list/query.ts';
import { eraseImportsAbout } from '../../forget.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, creatingFor, run } from '../command.ts';
import { byId, type CallContext, empty, json, route } from '../route.ts';
import { loadCustomer } from './load.ts';
import { presentCustomer } from './presenter.ts';

const tag = 'clientes';

const list = route(
  {
    method: 'get',
    path: '/customers',
    caller: 'adviser',
    tag,
    summary: 'Lista os clientes da conta',
    input: z.object({ query: customerListQuery }),
    answer: customerListAnswer,
  },
  async ({ query }, context) => matching(query, context),
);

const search = route(
  {
    method: 'post',
    path: '/customers/search',
    caller: 'adviser',
    tag,
    summary: 'O mesmo que a lista, com o que se procura no corpo em vez do endereço',
    input: z.object({ body: customerSearchBody }),
    status: 200,
    answer: customerListAnswer,
  },
  async ({ body }, context) => matching(body, context),
);

const matching = async (query: CustomerListQuery, { deps, session }: CallContext<Session>) => {
  const { items, total } = await listCustomers(deps.views.customerList, session.user.accountId, query);
  return json({
    customers: [...items],
    pagination: { page: query.page, limit: query.limit, totalCount: total },
  });
};

const create = route(
  {
    method: 'post',
    path: '/customers',
    caller: 'adviser',
    tag,
    summary: 'Cria um cliente, também sem nenhum dado',
    input: z.object({ body: customerBody }),
    answer: customerAnswer,
    status: 201,
  },
  async ({ body }, context) => {
    const { deps, session } = context;
    const customerId = context.ids.newId();
    await run(creatingFor(context), customerAggregate, customerStream(customerId), {
      type: 'CreateCustomer',
      customerId,
      accountId: session.user.accountId,
      customer: body.customer,
      today: dayInSaoPaulo(deps.now()),
    });
    return show(customerId, context);
  },
);

const get = route(
  {
    method: 'get',
    path: '/customers/:id',
    caller: 'adviser',
    tag,
    summary: 'Mostra um cliente com os seus cálculos',
    input: z.object({ params: byId }),
    answer: customerAnswer,
  },
  async ({ params }, context) => show(params.id, context),
);

const edit = route(
  {
    method: 'put',
    path: '/customers/:id',
    caller: 'adviser',
    tag,
    summary: 'Altera um cliente; um campo ausente fica como está',
    input: z.object({ params: byId, body: customerBody }),
    answer: customerAnswer,
  },
  async ({ params, body }, context) => {
    await loadCustomer(params.id, context);
    await run(behalfOf(context), customerAggregate, customerStream(params.id), {
      type: 'EditCustomer',
      customer: body.customer,
      today: dayInSaoPaulo(context.deps.now()),
    });
    return show(params.id, context);
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/customers/:id',
    caller: 'adviser',
    tag,
    noted: 'customer-removed',
    summary: 'Remove um cliente e os seus cálculos',
    input: z.object({ params: byId }),
  },
  async ({ params }, context) => {
    await loadCustomer(params.id, context);
    await run(behalfOf(context), customerAggregate, customerStream(params.id), { type: 'DeleteCustomer' });
    await context.deps.results.forgetCustomer(params.id);
    await eraseImportsAbout(context.deps.stores, customerStream(params.id));
    return empty();
  },
);

const show = async (customerId: string, context: CallContext<Session>) => {
  const customer = await loadCustomer(customerId, context);
  const calculations = await calculationsOfCustomer(context.deps.views.calculations, customer.accountId, customerId);
  return json({ customer: presentCustomer(customer, calculations) }, customer.revision);
};

export const customerRoutes = [list, search, create, get, edit, remove];
