import { z } from 'zod';
import { asOfRevision } from '../../../domain/api/common.ts';
import {
  type CustomerListQuery,
  customerAnswer,
  customerBody,
  customerExportQuery,
  customerListAnswer,
  customerListQuery,
  customerSearchBody,
  twinsAnswer,
} from '../../../domain/api/customers.ts';
import { type CustomerState, customerAggregate } from '../../../domain/customers/decider.ts';
import { customerStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { attachmentsOf } from '../../../projections/attachments/query.ts';
import {
  listCustomers,
  type SelectedCustomer,
  selectCustomers,
  twinsOf,
  upcomingCustomers,
} from '../../../projections/customer-list/query.ts';
import type { CustomerOfSheet } from '../../../results/compute/customer-sheet.ts';
import { attachmentFileId } from '../../../workers/attachments/erase.ts';
import { eraseImportsAbout } from '../../../workers/erasure/forget-person.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, creatingFor, run } from '../command.ts';
import { namingConflicts } from '../conflicts.ts';
import { byId, type CallContext, download, empty, json, route, streamed } from '../route.ts';
import { retirementCalendar } from './calendar.ts';
import { customerFileRoutes } from './file.ts';
import { customerHistoryRoutes } from './history.ts';
import { loadCustomer } from './load.ts';
import { showCustomer } from './show.ts';

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
  const { items, total } = await listCustomers(
    deps.views.customerList,
    session.user.accountId,
    query,
    dayInSaoPaulo(deps.now()),
  );
  return json({
    customers: [...items],
    pagination: { page: query.page, limit: query.limit, totalCount: total },
  });
};

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportList = route(
  {
    method: 'get',
    path: '/customers/export',
    caller: 'adviser',
    tag,
    noted: 'customers-exported',
    summary: 'A lista inteira, como planilha clientes.xlsx',
    input: z.object({ query: customerExportQuery }),
    status: 200,
  },
  async ({ query }, { deps, session }) => {
    const today = dayInSaoPaulo(deps.now());
    const selected = await selectCustomers(deps.views.customerList, session.user.accountId, query, today);
    const sheet = await deps.compute.run({ type: 'customer-sheet', customers: selected.map(ofSheet) });
    return download(Buffer.from(sheet, 'base64'), SPREADSHEET, 'clientes.xlsx');
  },
);

/** Of a row what the sheet shows, so that only that is handed to the thread. */
const ofSheet = ({ calculations: _calculations, searchText: _searchText, ...row }: SelectedCustomer): CustomerOfSheet =>
  row;

const calendar = route(
  {
    method: 'get',
    path: '/customers/calendar',
    caller: 'adviser',
    tag,
    noted: 'customers-exported',
    summary: 'As próximas aposentadorias, de hoje em diante, como calendário (.ics)',
    input: z.object({ query: customerExportQuery }),
    status: 200,
  },
  async ({ query }, { deps, session }) => {
    const today = dayInSaoPaulo(deps.now());
    const ahead = await upcomingCustomers(deps.views.customerList, session.user.accountId, query, today);
    const calendar = retirementCalendar(ahead, { now: deps.now(), publicUrl: deps.config.publicUrl });
    return streamed('aposentadorias.ics', 'text/calendar; charset=utf-8', calendar);
  },
);

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
    return showCustomer(customerId, context);
  },
);

const get = route(
  {
    method: 'get',
    path: '/customers/:id',
    caller: 'adviser',
    tag,
    summary: 'Mostra um cliente com os seus cálculos; o cadastro também como era em uma revisão anterior',
    input: z.object({ params: byId, query: z.object(asOfRevision) }),
    answer: customerAnswer,
  },
  async ({ params, query }, context) => showCustomer(params.id, context, query.revision),
);

const twins = route(
  {
    method: 'get',
    path: '/customers/:id/twins',
    caller: 'adviser',
    tag,
    summary: 'Outros clientes da conta que podem ser a mesma pessoa: mesmo CPF, ou mesmo nome e data de nascimento',
    input: z.object({ params: byId }),
    answer: twinsAnswer,
  },
  async ({ params }, context) => {
    const { id, accountId, fields } = await loadCustomer(params.id, context);
    const found = await twinsOf(context.deps.views.customerList, accountId, { id, ...fields });
    return json({ customers: found.map(({ id, name, birthDate, cpf }) => ({ id, name, birthDate, cpf })) });
  },
);

const customerFieldsOf = (state: CustomerState) => (state.phase === 'open' ? { ...state.fields } : {});

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
    const streamId = customerStream(params.id);
    await namingConflicts(context, { past: context.deps.pasts.customers, streamId, fieldsOf: customerFieldsOf }, () =>
      run(behalfOf(context), customerAggregate, streamId, {
        type: 'EditCustomer',
        customer: body.customer,
        today: dayInSaoPaulo(context.deps.now()),
      }),
    );
    return showCustomer(params.id, context);
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
    const { accountId } = await loadCustomer(params.id, context);
    const { stores, views, results } = context.deps;
    const { attachments } = await attachmentsOf(views.attachments, accountId, params.id);
    await run(behalfOf(context), customerAggregate, customerStream(params.id), { type: 'DeleteCustomer' });
    await results.forgetCustomer(params.id);
    await eraseImportsAbout(stores, customerStream(params.id));
    for (const { id } of attachments) await stores.files.delete(attachmentFileId(params.id, id));
    return empty();
  },
);

export const customerRoutes = [
  list,
  search,
  exportList,
  calendar,
  create,
  get,
  twins,
  edit,
  remove,
  ...customerHistoryRoutes,
  ...customerFileRoutes,
];
