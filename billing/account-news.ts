import type { AccountFacts, Attempt, Coverage, InvoiceStatus, OpenAccount } from '../domain/accounts/account.ts';
import { unsettledCharge } from '../domain/accounts/attempts.ts';
import type { AccountCommand } from '../domain/accounts/commands.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { planOption } from '../domain/plans/find.ts';
import type { PlanOption } from '../domain/plans/plan.ts';
import { accountStream } from '../domain/streams.ts';
import { centsOf } from '../domain/units/money.ts';
import { dayInSaoPaulo } from '../domain/words/today.ts';
import type { ReadModels } from '../projections/read-models.ts';
import type { Stores } from '../stores/stores.ts';
import type { ProviderPayment } from './port.ts';

/** What noting the provider's answers and reports needs. */
export interface BillingDeps {
  readonly stores: Pick<Stores, 'handle' | 'log'>;
  readonly views: Pick<ReadModels, 'accounts'>;
  readonly now: () => string;
  readonly newId: () => string;
}

/**
 * Our references at the provider. A customer and a subscription bear the account's id; a charge also its number and the
 * first day that it pays for, so that a report of it says all that its invoice needs.
 */
export const chargeReference = (accountId: string, number: number, from: string): string =>
  `${accountId}:${number}:${from}`;
export const accountOf = (reference: string): string => reference.split(':')[0] ?? '';
const fromOf = (reference: string | null): string | null =>
  /^[^:]+:\d+:(\d{4}-\d{2}-\d{2})$/.exec(reference ?? '')?.[1] ?? null;

/** Runs a command of an account for the provider or the program. Returns whether it changed anything. */
export const tellAccount = async (
  { stores, now, newId }: Pick<BillingDeps, 'stores' | 'now' | 'newId'>,
  accountId: string,
  command: AccountCommand,
  commandId?: string,
): Promise<boolean> => {
  const metadata = { at: now(), by: null, accountId, correlationId: newId(), causationId: null };
  const handled = await stores.handle(accountAggregate, accountStream(accountId), command, {
    metadata,
    ...(commandId === undefined ? {} : { commandId }),
  });
  return handled.ok && handled.events.length > 0;
};

/** The account as its stream has it; null if there is none, or its sign-up was abandoned. */
export const readAccount = async (
  { stores }: Pick<BillingDeps, 'stores'>,
  accountId: string,
): Promise<OpenAccount | null> => {
  const { decider, events } = accountAggregate;
  const history = await stores.log.readStream(events, accountStream(accountId));
  const state = history.reduce((before, { event }) => decider.evolve(before, event), decider.initialState);
  return state.phase === 'open' ? state : null;
};

export interface Report {
  /** When the provider says that it happened (ISO 8601); null: it does not say. */
  readonly at: string | null;
  /** The same when the report is repeated. */
  readonly id?: string;
}

/** `unknown`: it belongs to no account, and nothing happens; `no news`: it is known so. */
export type NoteOutcome = 'noted' | 'no news' | 'unknown';

/** A payment in these says what its invoice asks for: also one that was paid before anybody told of another amount. */
const ASKING: ReadonlySet<InvoiceStatus> = new Set(['open', 'paid', 'received']);

/** Notes a payment in its account, as an invoice if it is new. */
export const notePayment = async (
  deps: BillingDeps,
  payment: ProviderPayment,
  report: Report,
): Promise<NoteOutcome> => {
  const account = await ownerOf(deps, payment);
  if (account === null) return 'unknown';
  const { accountId, facts } = account;
  const { id: invoiceId, value, dueDate: originalDueDate, status } = payment;
  const known = facts.invoices.find((invoice) => invoice.invoiceId === invoiceId);
  const isNew = known === undefined;
  let changed = false;
  if (isNew) {
    await beginBy(deps, account, payment);
    const covers = coverageOf(payment, account);
    await tellAccount(deps, accountId, { type: 'IssueInvoice', invoiceId, value, originalDueDate, covers });
  }
  // Of a subscription's charge the plan that asks its price says how many months; our own always pay for a year.
  if (known !== undefined && ASKING.has(status) && report.at !== null) {
    const asking = payment.subscriptionId === null ? undefined : optionAsking(value, facts);
    const months = asking === undefined ? known.covers.months : monthsOf(asking);
    changed = await tellAccount(deps, accountId, {
      type: 'AmendInvoice',
      invoiceId,
      value,
      months,
      reportedAt: report.at,
    });
  }
  const paidOn = payment.paidOn ?? dayInSaoPaulo(report.at ?? deps.now());
  const how = { paidOn, ...paidBy(payment) };
  const declined = payment.declined === true;
  const note = {
    type: 'NotePayment',
    invoiceId,
    status,
    reportedAt: report.at,
    ...how,
    declined,
    now: deps.now(),
  } as const;
  if (await tellAccount(deps, accountId, note, report.id)) changed = true;
  return changed || isNew ? 'noted' : 'no news';
};

/**
 * The first payment of a contract whose own call has not been answered yet shows that it was made: the contract begins
 * before its invoices, which else would be those of the former one.
 */
const beginBy = async (
  deps: BillingDeps,
  { accountId, facts }: OpenAccount,
  { reference }: ProviderPayment,
): Promise<void> => {
  const attempt = unsettledCharge(facts);
  if (attempt === null || attempt.reference !== reference) return;
  await beginAgain(deps, accountId, attempt);
};

/** The contract that begins with a call, where nobody has recorded it yet. */
export const beginAgain = async (
  deps: BillingDeps,
  accountId: string,
  { returnTo, at: now }: Attempt,
): Promise<void> => {
  if (returnTo !== undefined) await tellAccount(deps, accountId, { type: 'ReturnToSubscription', ...returnTo, now });
};

const paidBy = ({ billing }: ProviderPayment): { readonly paidBy?: 'PIX' | 'CREDIT_CARD' } =>
  billing === 'PIX' || billing === 'CREDIT_CARD' ? { paidBy: billing } : {};

/** By our reference, by the subscription, or because the account knows the payment. */
export const ownerOf = async (deps: BillingDeps, payment: ProviderPayment): Promise<OpenAccount | null> => {
  const { reference, subscriptionId, customerId } = payment;
  if (reference !== null && /^[\w-]{1,100}(:|$)/.test(reference)) {
    const account = await readAccount(deps, accountOf(reference));
    if (account !== null && account.facts.origin === 'registered') return account;
  }
  const found = async (where: { readonly subscriptionId: string } | { readonly customerId: string }) => {
    const [document] = (await deps.views.accounts.find({ where })).items;
    return document === undefined ? null : readAccount(deps, document.id);
  };
  if (subscriptionId !== null) {
    const account = await found({ subscriptionId });
    if (account !== null) return account;
  }
  const account = customerId === null ? null : await found({ customerId });
  return account?.facts.invoices.some(({ invoiceId }) => invoiceId === payment.id) === true ? account : null;
};

/** What a payment pays for: a month or a year of the plan, from the day that its reference names or it is due. */
const coverageOf = ({ reference, dueDate, value }: ProviderPayment, { facts }: OpenAccount): Coverage => ({
  from: fromOf(reference) ?? dueDate,
  months: monthsOf(optionAsking(value, facts) ?? planOption(facts.planId ?? '')),
});

const monthsOf = (option: PlanOption | undefined): number => (option?.plan.period === 'monthly' ? 1 : 12);

/**
 * The plan that asks a price: the account's, or the one that it is changing to, which the provider may tell of first.
 * Undefined: neither does, as of a charge of the former plan.
 */
const optionAsking = (value: number, { planId, attempts }: AccountFacts): PlanOption | undefined => {
  const wished = attempts.flatMap(({ purpose, reference }) => (purpose === 'plan' ? [reference] : []));
  return [planId ?? '', ...wished]
    .flatMap((id) => planOption(id) ?? [])
    .find(({ chargeCents }) => chargeCents === centsOf(value));
};
