import { z } from 'zod';
import { caseAnswer, caseBody } from '../../../domain/api/cnis.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { proposedCalculation, proposedCustomer } from '../../../domain/cnis/case.ts';
import { customerAggregate } from '../../../domain/customers/decider.ts';
import { toJsonObject } from '../../../domain/json.ts';
import { calculationStream, customerStream } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { CNIS_QUEUE, importJob, type importResult } from '../../../workers/cnis/queue.ts';
import { run as runCommand } from '../../commands.ts';
import type { Session } from '../../sessions/session.ts';
import { loadCalculation } from '../calculations/load.ts';
import { creatingFor, granted, run } from '../command.ts';
import { loadCustomer } from '../customers/load.ts';
import { Problem } from '../problem.ts';
import { byId, type CallContext, json, route } from '../route.ts';
import { loadImport, resultOf } from './load.ts';

type Choice = z.output<typeof caseBody>;
type Read = z.output<typeof importResult>;

export const makeCase = route(
  {
    method: 'post',
    path: '/cnis-imports/:id/case',
    caller: 'adviser',
    tag: 'importação do CNIS',
    summary: 'Dá cliente e cálculo a um extrato lido sem eles: os que já existem, ou novos como o extrato propõe',
    input: z.object({ params: byId, body: caseBody }),
    answer: caseAnswer,
    status: 201,
  },
  async ({ params, body }, context) => {
    const { deps, session, ids } = context;
    const { jobs } = deps.stores;
    const [importId, newCustomerId, newCalculationId] = [ids.newId(), ids.newId(), ids.newId()];
    // Sent again under its key: all of it is there.
    const before = await jobs.get({ queue: CNIS_QUEUE, id: importId });
    if (before !== null) {
      const { state } = await loadCalculation(importJob.parse(before.data).calculationId ?? '', context);
      return json({ customerId: state.customerId, calculationId: state.calculationId, importId });
    }
    const { job, calculation } = await loadImport(params.id, context);
    if (calculation !== null) throw new Problem('ImportAlreadyUsed');
    const result = resultOf(job);
    const customerId = await customerFor(body, result, newCustomerId, context);
    const calculationId = await calculationFor(body, result, { customerId, newCalculationId }, context);
    await jobs.enqueue({
      queue: CNIS_QUEUE,
      id: importId,
      data: {
        accountId: session.user.accountId,
        calculationId,
        fileId: null,
        read: toJsonObject({ ok: true, result }),
      },
      owner: session.user.accountId,
      about: customerStream(customerId),
    });
    await jobs.remove({ queue: CNIS_QUEUE, id: job.id });
    return json({ customerId, calculationId, importId });
  },
);

/** The client who was named, with the numbers that the extract adds, or a new one as the extract says. */
const customerFor = async (
  { customerId, calculationId, customer = {} }: Choice,
  { person }: Read,
  newId: string,
  context: CallContext<Session>,
): Promise<string> => {
  const named =
    calculationId === undefined ? customerId : (await loadCalculation(calculationId, context)).state.customerId;
  const behalf = creatingFor(context);
  const today = dayInSaoPaulo(context.deps.now());
  const read = proposedCustomer(person);
  if (named === undefined) {
    await run(behalf, customerAggregate, customerStream(newId), {
      type: 'CreateCustomer',
      customerId: newId,
      accountId: context.session.user.accountId,
      customer: { ...read, ...customer },
      today,
    });
    return newId;
  }
  if (customerId !== undefined && customerId !== named)
    throw new Problem('ValidationError', { fields: { customerId: messages.invalidValue } });
  const { fields } = await loadCustomer(named, context);
  const missing = {
    ...(fields.cpf === null && read.cpf !== null ? { cpf: read.cpf } : {}),
    ...(fields.nit === null && read.nit !== null ? { nit: read.nit } : {}),
  };
  if (Object.keys(missing).length === 0) return named;
  const stream = customerStream(named);
  const came = await runCommand(behalf, customerAggregate, stream, { type: 'EditCustomer', customer: missing, today });
  // A client of whom other required facts are missing cannot be saved yet, and the extract need not wait for them.
  if (came.ok || came.error.name !== 'ValidationError') granted(came);
  return named;
};

const calculationFor = async (
  { calculationId, calculation = {} }: Choice,
  { registers }: Read,
  { customerId, newCalculationId }: { customerId: string; newCalculationId: string },
  context: CallContext<Session>,
): Promise<string> => {
  if (calculationId !== undefined) return calculationId;
  const today = dayInSaoPaulo(context.deps.now());
  await run(creatingFor(context), calculationAggregate, calculationStream(newCalculationId), {
    type: 'CreateCalculation',
    calculationId: newCalculationId,
    customerId,
    accountId: context.session.user.accountId,
    calculation: { ...proposedCalculation(registers, today), ...calculation },
    today,
  });
  return newCalculationId;
};
