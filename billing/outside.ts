import type { AttemptPurpose, ReturnTo } from '../domain/accounts/account.ts';
import { isCharging } from '../domain/accounts/attempts.ts';
import { accountAggregate } from '../domain/accounts/decider.ts';
import { accountStream } from '../domain/streams.ts';
import type { Stores } from '../stores/stores.ts';
import { type BillingDeps, tellAccount } from './account-news.ts';
import { type Answered, GatewayUnavailable, type PaymentGateway, type PaymentRefused } from './port.ts';

/** What may be asked of the provider without a note: it moves no money, and may be repeated. */
export type Reading = Pick<
  PaymentGateway,
  | 'customer'
  | 'pixCode'
  | 'payment'
  | 'paymentsOf'
  | 'allPayments'
  | 'chargesUnder'
  | 'paymentsOfSubscription'
  | 'customersOf'
  | 'subscriptionsOf'
>;

/** The payment provider as its callers have it: what moves money is to be had from {@link reachOutside} alone. */
export interface Provider {
  readonly reads: Reading;
  /** For `reachOutside`. A test lists who else names it: nobody. */
  readonly gateway: PaymentGateway;
}

export interface OutsideDeps extends BillingDeps {
  readonly stores: Pick<Stores, 'handle' | 'log' | 'views'>;
  readonly billing: Provider;
  /** What goes wrong after the caller was answered. */
  readonly onError: (error: unknown) => void;
}

/** A call about to be made. */
export interface Planned {
  readonly purpose: AttemptPurpose;
  /** Under which it is found at the provider, or the id of what it is about. */
  readonly reference: string;
  /** BRL; null: it is about no amount. */
  readonly amount: number | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Whether it can be made again without its payer. */
  readonly repeatable: boolean;
  /** The contract that begins with it, of an account that was cancelled. */
  readonly returnTo?: ReturnTo | undefined;
}

/** What is recorded before the payments are, and what it begins: of whoever comes back. */
export interface Beginning {
  readonly first?: () => Promise<unknown>;
  readonly returnTo?: ReturnTo;
}

export const beginningOf = ({ returnTo }: Beginning): Pick<Planned, 'returnTo'> =>
  returnTo === undefined ? {} : { returnTo };

/** On whose behalf, who has seen which revision, and who waits how long. */
export interface Asking {
  readonly by?: string | null;
  readonly expectedRevision?: number | undefined;
  /** Milliseconds after which the caller is answered; the call goes on. Absent: until its end. */
  readonly patienceMs?: number;
}

/** The call was made, and nobody knows what became of it: it is looked for, and not made again before that. */
export interface Unanswered {
  readonly name: 'Unanswered';
}
/** The account has another unsettled charge, or was changed since its revision was read; nothing was asked. */
export interface NotAsked {
  readonly name: 'StaleRevision' | 'PaymentConfirming' | 'NotFound';
}
export type Came<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: PaymentRefused | Unanswered | NotAsked };

/**
 * The only way to ask the provider for something that moves money. First the attempt is noted, at the revision that the
 * caller has seen: stale, nothing is asked. Then it is asked; then what came of it is recorded by `record`, and the answer,
 * or its absence, is noted. Killed anywhere, the attempt stays open and is settled by `settle.ts`. Throws
 * GatewayUnavailable if nothing was done, or if what was asked may simply be repeated; not of a change of plan that the
 * job brings to its end by itself, which a caller must not take for refused.
 */
export const reachOutside = async <Value>(
  deps: OutsideDeps,
  accountId: string,
  planned: Planned,
  act: (gateway: PaymentGateway) => Promise<Answered<Value, PaymentRefused>>,
  record: (value: Value) => Promise<unknown>,
  asking: Asking = {},
): Promise<Came<Value>> => {
  const attemptId = deps.newId();
  const noted = await note(deps, accountId, { ...planned, attemptId }, asking);
  if (noted !== null) return { ok: false, error: noted };
  const goesOn = planned.purpose === 'plan' && planned.repeatable;
  const work = settled(deps, accountId, { attemptId, goesOn }, () => act(deps.billing.gateway), record);
  try {
    return await within(work, asking.patienceMs, deps.onError);
  } catch (error) {
    const isSettledLater = isCharging(planned) || planned.purpose === 'plan';
    const isOpen = error instanceof GatewayUnavailable && !error.nothingDone && isSettledLater;
    if (!isOpen && !(goesOn && error instanceof GatewayUnavailable)) throw error;
    return { ok: false, error: { name: 'Unanswered' } };
  }
};

const note = async (
  { stores, now, newId }: OutsideDeps,
  accountId: string,
  planned: Planned & { readonly attemptId: string },
  { by = null, expectedRevision }: Asking,
): Promise<NotAsked | null> => {
  const metadata = { at: now(), by, accountId, correlationId: newId(), causationId: null };
  const handled = await stores.handle(
    accountAggregate,
    accountStream(accountId),
    { type: 'AttemptOutside', ...planned, now: now() },
    { metadata, ...(expectedRevision === undefined ? {} : { expectedRevision }) },
  );
  if (handled.ok) return null;
  const { name } = handled.error;
  return { name: name === 'StaleRevision' || name === 'PaymentConfirming' ? name : 'NotFound' };
};

/** Asks, records, and notes the answer or its absence. `goesOn`: what did not arrive is sent again by the job. */
const settled = async <Value>(
  deps: OutsideDeps,
  accountId: string,
  { attemptId, goesOn }: { readonly attemptId: string; readonly goesOn: boolean },
  act: () => Promise<Answered<Value, PaymentRefused>>,
  record: (value: Value) => Promise<unknown>,
): Promise<Answered<Value, PaymentRefused>> => {
  const answer = (outcome: 'done' | 'refused' | 'not done' | 'unanswered', detail: string | null, ofSeller = false) =>
    tellAccount(deps, accountId, { type: 'NoteAnswer', attemptId, outcome, detail, ofSeller, now: deps.now() });
  let came: Answered<Value, PaymentRefused>;
  try {
    came = await act();
  } catch (error) {
    if (error instanceof GatewayUnavailable)
      await answer(error.nothingDone && !goesOn ? 'not done' : 'unanswered', error.trouble);
    throw error;
  }
  if (!came.ok) {
    await answer('refused', came.error.sentence, came.error.reason === 'not enabled');
    return came;
  }
  await record(came.value);
  await answer('done', null);
  return came;
};

/** The work, or after that time its absence; it goes on. */
const within = async <Done>(
  work: Promise<Done>,
  patienceMs: number | undefined,
  onError: (error: unknown) => void,
): Promise<Done> => {
  if (patienceMs === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        isLate = true;
        reject(new GatewayUnavailable('slow', 'what was asked goes on'));
      },
      Math.max(patienceMs, 0),
    );
  });
  work.catch((error: unknown) => {
    if (isLate) onError(error);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
