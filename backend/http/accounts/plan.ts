import { z } from 'zod';
import { readAccount } from '../../../billing/account-news.ts';
import type { OpenAccount } from '../../../domain/accounts/account.ts';
import { nextCharge } from '../../../domain/accounts/charges.ts';
import { planChange } from '../../../domain/accounts/plan-change.ts';
import { accountPlanAnswer, accountPlanBody, type PlanChoice } from '../../../domain/api/accounts.ts';
import { plans } from '../../../domain/plans/data.ts';
import { optionsOf, type PlanOption } from '../../../domain/plans/plan.ts';
import { reaisOf } from '../../../domain/units/money.ts';
import { errorSentence } from '../../../domain/words/errors.ts';
import { messages } from '../../../domain/words/messages.ts';
import { optionInWords, planNameInWords } from '../../../domain/words/plans.ts';
import { membersOf } from '../../../projections/users/query.ts';
import { changePlan } from '../../change-plan.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, json, route } from '../route.ts';
import { leavingOf, stateOf } from '../subscription/present.ts';
import { refusedBy } from '../subscription/refused.ts';

const tag = 'contas';

/** What is sold, and what the account has although it is sold no more. */
const choiceOf = (account: OpenAccount, option: PlanOption): readonly PlanChoice[] => {
  const { id: planId, plan, chargeCents } = option;
  const isCharged = account.facts.origin === 'registered';
  const change = planChange(account, planId);
  if (planId !== account.facts.planId && (!option.available || (!change.ok && change.error.name === 'NotFound')))
    return [];
  return [
    {
      planId,
      name: isCharged ? optionInWords(option) : planNameInWords(plan),
      value: isCharged ? reaisOf(chargeCents) : null,
      users: plan.users,
      refusal: change.ok ? null : errorSentence(change.error.name),
    },
  ];
};

const planOf = async (accountId: string, deps: Deps): Promise<z.output<typeof accountPlanAnswer>> => {
  const { views, now } = deps;
  found(await views.accounts.get(accountId));
  const account = found(await readAccount(deps, accountId));
  const users = (await membersOf(views.users, accountId)).filter(({ active }) => active).length;
  return {
    planId: account.facts.planId,
    state: stateOf(account, now()),
    choices: plans.flatMap(optionsOf).flatMap((option) => choiceOf(account, option)),
    users,
    nextCharge: nextCharge(account.facts, now()),
    leaving: leavingOf(account, now()),
  };
};

const get = route(
  {
    method: 'get',
    path: '/accounts/:id/plan',
    caller: 'admin',
    tag,
    summary: 'O plano de uma conta, os que ela pode ter e a próxima cobrança',
    input: z.object({ params: byId }),
    answer: accountPlanAnswer,
  },
  async ({ params: { id } }, { deps }) => json(await planOf(id, deps)),
);

const put = route(
  {
    method: 'put',
    path: '/accounts/:id/plan',
    caller: 'admin',
    tag,
    noted: 'plan-changed',
    summary: 'Altera o plano de uma conta, ou a forma de pagamento; a próxima cobrança já é a do novo',
    input: z.object({ params: byId, body: accountPlanBody }),
    answer: accountPlanAnswer,
  },
  async ({ params: { id }, body: { planId } }, context: CallContext<Session>) => {
    const { deps } = context;
    const { choices } = await planOf(id, deps);
    // None at all is for accounts that are not charged.
    const isChoice = choices.some((choice) => (planId === null ? choice.value === null : choice.planId === planId));
    if (!isChoice) throw new Problem('ValidationError', { fields: { planId: messages.invalidValue } });
    const came = await changePlan(behalfOf(context), id, planId);
    // A call without answer is settled later: the state says so, as to the office itself.
    if (!came.ok && came.error.name !== 'Unanswered') throw refusedBy(came);
    return json(await planOf(id, deps));
  },
);

export const accountPlanRoutes = [get, put];
