import { z } from 'zod';
import { type CustomerFile, customerExportFormat, customerFile } from '../../../domain/api/customer-file.ts';
import { customerAnswer } from '../../../domain/api/customers.ts';
import type { CalculationCommand } from '../../../domain/calculations/commands.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { customerAggregate } from '../../../domain/customers/decider.ts';
import { calculationOfFile, customerFileOf } from '../../../domain/customers/file.ts';
import type { Decision } from '../../../domain/decider.ts';
import { under } from '../../../domain/failures.ts';
import { calculationStream, customerStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { calculationsOfCustomer } from '../../../projections/calculations/query.ts';
import type { NamedFailure } from '../../commands.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { creatingFor, run } from '../command.ts';
import { numbersOfPlaces } from '../described-places/load.ts';
import { Problem } from '../problem.ts';
import { byId, type CallContext, download, route } from '../route.ts';
import { loadCustomer } from './load.ts';
import { showCustomer } from './show.ts';

const tag = 'clientes';
const JSON_TYPE = 'application/json; charset=utf-8';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportOne = route(
  {
    method: 'get',
    path: '/customers/:id/export',
    caller: 'adviser',
    tag,
    noted: 'customer-exported',
    summary: 'Tudo o que se sabe de um cliente e dos seus cálculos: em JSON para outra instalação, ou em planilha',
    input: z.object({ params: byId, query: customerExportFormat }),
    status: 200,
  },
  async ({ params, query }, context) => {
    const { deps } = context;
    const file = await fileOf(params.id, context);
    if (query.format === 'json') return download(Buffer.from(JSON.stringify(file)), JSON_TYPE, 'cliente.genial.json');
    const sheet = await deps.compute.run({ type: 'case-sheet', file });
    return download(Buffer.from(sheet, 'base64'), SPREADSHEET, 'cliente.xlsx');
  },
);

const fileOf = async (customerId: string, context: CallContext<Session>): Promise<CustomerFile> => {
  const { deps } = context;
  const customer = await loadCustomer(customerId, context);
  const listed = await calculationsOfCustomer(deps.views.calculations, customer.accountId, customerId);
  const loaded = await Promise.all(listed.map(({ id }) => loadCalculation(id, context)));
  if (customer.unreadable || loaded.some(({ unreadable }) => unreadable)) throw new Problem('DataUnreadable');
  return customerFileOf(
    customer.fields,
    loaded.map(({ state }) => state),
    deps.now(),
  );
};

const importOne = route(
  {
    method: 'post',
    path: '/customers/import',
    caller: 'adviser',
    tag,
    noted: 'customer-imported',
    summary: 'Um cliente novo com os seus cálculos, do JSON exportado: tudo ou nada',
    input: z.object({ body: customerFile }),
    answer: customerAnswer,
    status: 201,
  },
  async ({ body }, context) => {
    const customerId = context.ids.newId();
    const creation = customerCreation(body, customerId, context);
    const imports = calculationImports(body, customerId, context, await numbersOfPlaces(context));
    refuseBeforehand(creation, imports);
    const behalf = creatingFor(context);
    await run(behalf, customerAggregate, customerStream(customerId), creation);
    try {
      for (const each of imports) await run(behalf, calculationAggregate, calculationStream(each.calculationId), each);
    } catch (error) {
      // A client with some of the calculations would be taken for the whole: they go with the client.
      await run(behalf, customerAggregate, customerStream(customerId), { type: 'DeleteCustomer' });
      throw error;
    }
    return showCustomer(customerId, context);
  },
);

const customerCreation = ({ customer }: CustomerFile, customerId: string, { deps, session }: CallContext<Session>) =>
  ({
    type: 'CreateCustomer',
    customerId,
    accountId: session.user.accountId,
    customer,
    today: dayInSaoPaulo(deps.now()),
  }) as const;

type Import = Extract<CalculationCommand, { type: 'ImportCalculation' }>;

const calculationImports = (
  { calculations }: CustomerFile,
  customerId: string,
  { deps, session, ids }: CallContext<Session>,
  described: readonly number[],
): readonly Import[] =>
  calculations.map((calculation) => ({
    type: 'ImportCalculation',
    calculationId: ids.newId(),
    customerId,
    accountId: session.user.accountId,
    ...calculationOfFile(calculation, {
      workRecordIds: calculation.workRecords.map(() => ids.newId()),
      scenarioIds: calculation.scenarios.map(() => ids.newId()),
    }),
    described,
    today: dayInSaoPaulo(deps.now()),
  }));

/** Everything is decided before anything is written. Throws ValidationError with each refused field by its place. */
const refuseBeforehand = (creation: ReturnType<typeof customerCreation>, imports: readonly Import[]): void => {
  const created = customerAggregate.decider.decide(creation, customerAggregate.decider.initialState);
  const fields = { ...refusedBy(created) };
  for (const [place, each] of imports.entries()) {
    const { decide, initialState } = calculationAggregate.decider;
    Object.assign(fields, under(`calculations.${place}`, refusedBy(decide(each, initialState))));
  }
  if (Object.keys(fields).length > 0) throw new Problem('ValidationError', { fields });
};

const refusedBy = (decided: Decision<unknown, NamedFailure>): Readonly<Record<string, string>> =>
  decided.ok ? {} : (decided.error.fields ?? {});

export const customerFileRoutes = [exportOne, importOne];
