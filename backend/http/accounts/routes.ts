import { z } from 'zod';
import { accountAggregate } from '../../../domain/accounts/decider.ts';
import { accountStatus, lastDayOf } from '../../../domain/accounts/status.ts';
import {
  type Account,
  accountAnswer,
  accountCreateBody,
  accountEditBody,
  accountsAnswer,
  differenceBody,
} from '../../../domain/api/accounts.ts';
import { type IndexOverlay, overlayOf } from '../../../domain/law/tables/index.ts';
import { accountStream } from '../../../domain/streams.ts';
import { allAccounts } from '../../../projections/accounts/query.ts';
import type { AccountDocument } from '../../../projections/accounts/schema.ts';
import { publishedIndexes } from '../../../projections/indexes/query.ts';
import type { Stamped } from '../../../projections/projection.ts';
import { createUser } from '../../accounts.ts';
import type { Deps } from '../../deps.ts';
import { behalfOf, granted, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, json, nothing, route } from '../route.ts';
import { billingOf, owedTo } from './billing.ts';

const tag = 'contas';

const present = (account: AccountDocument, overlay: IndexOverlay, now: string): Account => {
  const { id, name, email, facts } = account;
  return {
    id,
    name,
    email,
    licenceExpiryDate: lastDayOf(facts),
    status: accountStatus(facts, now),
    billing: billingOf(account, overlay, now),
  };
};

const overlayIn = async ({ views }: Deps): Promise<IndexOverlay> => overlayOf(await publishedIndexes(views.indexes));

const load = async (accountId: string, { views }: Deps): Promise<Stamped<AccountDocument>> =>
  found(await views.accounts.get(accountId));

const list = route(
  {
    method: 'get',
    path: '/accounts',
    caller: 'admin',
    tag,
    summary: 'Lista as contas da instalação',
    input: nothing,
    answer: accountsAnswer,
  },
  async (_input, { deps }) => {
    const now = deps.now();
    const overlay = await overlayIn(deps);
    const accounts = await allAccounts(deps.views.accounts);
    return json({ accounts: accounts.map((account) => present(account, overlay, now)) });
  },
);

const create = route(
  {
    method: 'post',
    path: '/accounts',
    caller: 'admin',
    tag,
    noted: 'account-created',
    summary: 'Cria uma conta e o seu primeiro usuário',
    input: z.object({ body: accountCreateBody }),
    answer: accountAnswer,
    status: 201,
  },
  async ({ body: { name, email, password, licenceExpiryDate = null, passwordChangeRequired = false } }, context) => {
    const { deps } = context;
    const profile = { name, email, phone: null, office: null, oab: null, city: null };
    const { accountId } = granted(
      await createUser(behalfOf(context), {
        profile,
        password,
        role: 'user',
        active: true,
        passwordChangeRequired,
        licenceExpiryDate,
      }),
    );
    const account = await load(accountId, deps);
    return json({ account: present(account, await overlayIn(deps), deps.now()) }, account.etag);
  },
);

const edit = route(
  {
    method: 'put',
    path: '/accounts/:id',
    caller: 'admin',
    tag,
    noted: 'licence-date-set',
    summary: 'Altera o último dia da licença de uma conta; null: sem término',
    input: z.object({ params: byId, body: accountEditBody }),
    answer: accountAnswer,
  },
  async ({ params: { id }, body: { licenceExpiryDate } }, context) => {
    const { deps } = context;
    const before = await load(id, deps);
    if (licenceExpiryDate !== undefined && licenceExpiryDate !== lastDayOf(before.facts)) {
      await run(behalfOf(context), accountAggregate, accountStream(id), { type: 'SetLicenceDate', licenceExpiryDate });
    }
    const account = await load(id, deps);
    return json({ account: present(account, await overlayIn(deps), deps.now()) }, account.etag);
  },
);

const change = (verb: 'inactivate' | 'activate', summary: string) =>
  route(
    {
      method: 'put',
      path: `/accounts/:id/${verb}`,
      caller: 'admin',
      tag,
      noted: verb === 'activate' ? 'account-activated' : 'account-inactivated',
      summary,
      input: z.object({ params: byId }),
      answer: accountAnswer,
    },
    async ({ params: { id } }, context) => {
      const { deps } = context;
      await load(id, deps);
      const type = verb === 'activate' ? 'ActivateAccount' : 'InactivateAccount';
      await run(behalfOf(context), accountAggregate, accountStream(id), { type });
      const account = await load(id, deps);
      return json({ account: present(account, await overlayIn(deps), deps.now()) }, account.etag);
    },
  );

const difference = route(
  {
    method: 'put',
    path: '/accounts/:id/difference',
    caller: 'admin',
    tag,
    noted: 'difference-paid',
    summary: 'Marca como paga por fora a correção que se deve além de um reembolso; não envia dinheiro',
    input: z.object({ params: byId, body: differenceBody }),
    answer: accountAnswer,
  },
  async ({ params: { id }, body: { paidOn, refundedOn, amount } }, context) => {
    const { deps } = context;
    const before = await load(id, deps);
    const overlay = await overlayIn(deps);
    const isOf = (one: { readonly paidOn: string; readonly refundedOn: string }): boolean =>
      one.paidOn === paidOn && one.refundedOn === refundedOn;
    const owed = owedTo(before, overlay).find(isOf);
    // Asked again: it is noted as it was.
    const noted = before.facts.differencesPaid.find((one) => isOf(one) && one.amount === amount);
    if (owed === undefined && noted === undefined) throw new Problem('NotFound');
    // The table of another month came, or another part went back: the amount on the screen is no longer what is owed.
    if (owed !== undefined && owed.amount !== amount) throw new Problem('StaleRevision');
    const { invoiceIds } = owed ?? noted ?? { invoiceIds: [] };
    const command = { type: 'NoteDifferencePaid', invoiceIds, paidOn, refundedOn, amount, now: deps.now() } as const;
    await run(behalfOf(context), accountAggregate, accountStream(id), command);
    const account = await load(id, deps);
    return json({ account: present(account, overlay, deps.now()) }, account.etag);
  },
);

export const accountRoutes = [
  list,
  create,
  edit,
  change('inactivate', 'Desativa uma conta'),
  change('activate', 'Ativa uma conta'),
  difference,
];
