import { z } from 'zod';
import { readAccount } from '../../../billing/account-news.ts';
import { GatewayUnavailable } from '../../../billing/port.ts';
import { cardBody, payBody, planBody, subscriptionChanged } from '../../../domain/api/subscription.ts';
import { planOption } from '../../../domain/plans/find.ts';
import { planNotAsked } from '../../../domain/words/charges.ts';
import { messages } from '../../../domain/words/messages.ts';
import { changePlan, type PlanCame } from '../../change-plan.ts';
import type { Session } from '../../sessions/session.ts';
import { changeCard, comeBack, keepTypedCard, payInvoice, type SubscriptionCame } from '../../subscription.ts';
import { mayDecide } from '../account/may-decide.ts';
import { behalfOf } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, json, route } from '../route.ts';
import { typedCard } from './card.ts';
import { limitingCards } from './limited-cards.ts';
import { presentSubscription } from './present.ts';
import { refusedBy } from './refused.ts';

const tag = 'assinatura';

type Context = CallContext<Session>;

const cardOf = async (
  { creditCard, creditCardHolderInfo }: Pick<z.output<typeof planBody>, 'creditCard' | 'creditCardHolderInfo'>,
  { deps, session, address }: Context,
) => {
  if (creditCard === null || creditCard === undefined) return null;
  const owner = found(await readAccount(deps, session.user.accountId));
  return typedCard(creditCard, owner, creditCardHolderInfo, address);
};

/** The subscription as it is after a change; while a call has no answer yet it says so itself. Throws Problem. */
const answered = async (came: SubscriptionCame | PlanCame, { deps, session }: Context) => {
  if (!came.ok && came.error.name !== 'Unanswered') throw refusedBy(came);
  const { accountId } = session.user;
  const account = found(await readAccount(deps, accountId));
  const { etag } = found(await deps.views.accounts.get(accountId));
  const pix = came.ok && 'pix' in came ? came.pix : null;
  return json({ subscription: presentSubscription(account, deps.now()), pix }, etag);
};

const card = route(
  {
    method: 'put',
    path: '/subscription/card',
    caller: 'user',
    permit: mayDecide,
    tag,
    summary: 'Troca o cartão das próximas cobranças; não cobra nada além do que já venceu sem cartão',
    input: z.object({ body: cardBody }),
    answer: subscriptionChanged,
  },
  async ({ body }, context) => {
    const typed = found(await cardOf(body, context));
    return answered(await limitingCards(typed, context, () => changeCard(behalfOf(context), typed)), context);
  },
);

const pay = route(
  {
    method: 'post',
    path: '/subscription/payments/:id/pay',
    caller: 'user',
    permit: mayDecide,
    tag,
    summary: 'Paga uma fatura aberta, por PIX (responde o código) ou por cartão',
    input: z.object({ params: byId, body: payBody }),
    answer: subscriptionChanged,
  },
  async ({ params: { id }, body }, context) => {
    const typed = await cardOf(body, context);
    const paying = () => payInvoice(behalfOf(context), id, body.billingType, typed);
    return answered(await limitingCards(typed, context, paying), context);
  },
);

/** What is sold. Throws ValidationError. */
const optionOf = (planId: string) => {
  const option = planOption(planId);
  if (option?.available !== true) throw new Problem('ValidationError', { fields: { planId: messages.invalidValue } });
  return option;
};

const plan = route(
  {
    method: 'put',
    path: '/subscription/plan',
    caller: 'user',
    permit: mayDecide,
    tag,
    summary: 'Altera o plano ou a forma de pagamento; a próxima cobrança já é a do novo',
    input: z.object({ body: planBody }),
    answer: subscriptionChanged,
  },
  async ({ body }, context) => {
    const { type } = optionOf(body.planId);
    const account = found(await readAccount(context.deps, context.session.user.accountId));
    // What an administrator opened is charged by nobody, and its plan is the administrator's to give.
    if (account.facts.origin !== 'registered') throw new Problem('NotFound');
    const behalf = behalfOf(context);
    const typed = await cardOf(body, context);
    const isKept = typed !== null && type === 'CREDIT_CARD';
    const change = async (): Promise<PlanCame> => {
      const kept = isKept ? await keepTypedCard(behalf, typed) : null;
      if (kept !== null && !kept.ok) throw refusedBy(kept);
      return changePlan(behalf, context.session.user.accountId, body.planId, isKept ? null : typed);
    };
    const changing = () => (typed === null ? change() : withTypedCard(change));
    return answered(await limitingCards(typed, context, changing), context);
  },
);

/** What a typed card was for is asked by nobody again but its person, who is told so. Throws Problem. */
const withTypedCard = async (change: () => Promise<PlanCame>): Promise<PlanCame> => {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw new Problem('PaymentUnavailable', { sentence: planNotAsked, retryAfter: AGAIN_SECONDS });
  }
};
const AGAIN_SECONDS = 60;

const back = route(
  {
    method: 'post',
    path: '/subscription/return',
    caller: 'user',
    permit: mayDecide,
    tag,
    summary: 'Volta depois de um cancelamento: um novo contrato',
    input: z.object({ body: planBody }),
    answer: subscriptionChanged,
  },
  async ({ body }, context) => {
    optionOf(body.planId);
    const typed = await cardOf(body, context);
    const returning = () => comeBack(behalfOf(context), body.planId, body.installmentNumber, typed);
    return answered(await limitingCards(typed, context, returning), context);
  },
);

export const subscriptionChangeRoutes = [card, pay, plan, back];
