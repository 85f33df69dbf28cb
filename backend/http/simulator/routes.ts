import { z } from 'zod';
import type { SimulatedCustomer, Simulator } from '../../../billing/simulator/open.ts';
import { accountAggregate } from '../../../domain/accounts/decider.ts';
import { simulatedActionBody, simulatedTimeBody, simulatorAnswer } from '../../../domain/api/simulator.ts';
import { accountStream } from '../../../domain/streams.ts';
import { dayOf } from '../../../domain/units/day.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { BILLING_QUEUE } from '../../../workers/billing/queue.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../sessions/session.ts';
import { creatingFor, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, json, nothing, route } from '../route.ts';

const tag = 'simulador de pagamentos';
const VIEWS_WITHIN_MS = 12_000;

/** With a real provider there is no simulator to be found. */
const simulatorOf = ({ billing }: Deps): Simulator => found(billing.simulator);

/** Sends what the simulator has to tell, and waits for the views to show it. */
const told = async ({ deps }: CallContext<Session>): Promise<void> => {
  await simulatorOf(deps).deliver();
  await deps.views.waitFor(await deps.stores.events.head(), VIEWS_WITHIN_MS);
};

/**
 * Time stops at each day on which something falls due: a charge that the bank makes on its day must not look unpaid for
 * the rest of the span, or its payer is told so by mail. Null: nothing falls due.
 */
const daysToNextCharge = async (customerId: string | null, { deps }: CallContext<Session>): Promise<number | null> => {
  const today = dayOf(dayInSaoPaulo(deps.now()));
  const payments = (await simulatorOf(deps).customers()).find(({ id }) => id === customerId)?.payments ?? [];
  const days = payments
    .filter(({ status }) => status === 'PENDING')
    .map(({ dueDate }) => dayOf(dueDate) - today)
    .filter((ahead) => ahead > 0);
  return days.length === 0 ? null : Math.min(...days);
};

/** What the simulator knows, once all of it was told. */
const shown = async (context: CallContext<Session>) => {
  const simulator = simulatorOf(context.deps);
  await told(context);
  const customers = (await simulator.customers()).map((customer) => present(customer));
  return json({ stopped: await simulator.isStopped(), customers });
};

const present = ({ id, name, reference, payments }: SimulatedCustomer) => ({
  id,
  accountId: reference,
  name,
  payments: payments.map(({ id: paymentId, value, dueDate, billingType, status, refused, actions }) => ({
    id: paymentId,
    value,
    dueDate,
    billing: billingType,
    status,
    refused,
    actions: [...actions],
  })),
});

const overview = route(
  {
    method: 'get',
    path: '/simulator',
    caller: 'admin',
    tag,
    summary: 'Os pagamentos simulados (404 com um provedor de verdade)',
    input: nothing,
    answer: simulatorAnswer,
  },
  async (_input, context) => shown(context),
);

const act = route(
  {
    method: 'post',
    path: '/simulator/payments/:id',
    caller: 'admin',
    tag,
    summary: 'Confirma, recusa, estorna ou vence um pagamento simulado',
    input: z.object({ params: byId, body: simulatedActionBody }),
    answer: simulatorAnswer,
  },
  async ({ params: { id }, body: { action } }, context) => {
    if (!(await simulatorOf(context.deps).act(id, action))) throw new Problem('NotFound');
    return shown(context);
  },
);

const time = route(
  {
    method: 'post',
    path: '/simulator/accounts/:id/time',
    caller: 'admin',
    tag,
    summary: 'Passa o tempo para uma conta: tudo dela fica tantos dias mais antigo',
    input: z.object({ params: byId, body: simulatedTimeBody }),
    answer: simulatorAnswer,
  },
  async ({ params: { id: accountId }, body: { days } }, context) => {
    const { deps } = context;
    const simulator = simulatorOf(deps);
    const { customerId } = found(await deps.views.accounts.get(accountId));
    const behalf = creatingFor(context);
    for (let left = days; left > 0; ) {
      const step = Math.min(left, (await daysToNextCharge(customerId, context)) ?? left);
      await run(behalf, accountAggregate, accountStream(accountId), { type: 'AgeAccount', days: step });
      if (customerId !== null) await simulator.age(customerId, step);
      await told(context);
      left -= step;
    }
    // What is due by then is charged now, not at the next full hour.
    await deps.stores.jobs.enqueue({ queue: BILLING_QUEUE, id: deps.newId(), data: { task: 'charges' } });
    return shown(context);
  },
);

const resume = route(
  {
    method: 'post',
    path: '/simulator/resume',
    caller: 'admin',
    tag,
    summary: 'Envia de novo os avisos que pararam depois de quinze falhas',
    input: nothing,
    answer: simulatorAnswer,
  },
  async (_input, context) => {
    await simulatorOf(context.deps).resume();
    return shown(context);
  },
);

export const simulatorRoutes = [overview, act, time, resume];
