import { GatewayUnavailable, type PaymentRefused } from '../../billing/port.ts';
import { type SignUpIds, undoSignUp } from '../../billing/undo-sign-up.ts';
import { accountAggregate } from '../../domain/accounts/decider.ts';
import { accountStream, emailStream, userStream } from '../../domain/streams.ts';
import { userAggregate } from '../../domain/users/decider.ts';
import { emailAggregate } from '../../domain/users/emails/decider.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { withLease } from '../../projections/lease.ts';
import { reserveEmail } from '../accounts.ts';
import { requestIds } from '../command-ids.ts';
import { type Behalf, programsBehalf, type Refused, run } from '../commands.ts';
import type { Deps } from '../deps.ts';
import { moneyOf } from '../money.ts';
import { emailHash } from '../sessions/emails.ts';
import { arrangePayment } from './arrange-payment.ts';
import type { Arranged, SignUp } from './asked.ts';
import { earlierSignUp } from './earlier.ts';
import { claimTrial } from './trial.ts';

export interface SignedUp extends Arranged {
  readonly ok: true;
  readonly userId: string;
  readonly accountId: string;
}

export type SignUpRefused = Refused | { readonly ok: false; readonly error: PaymentRefused };

const LEASE_MS = 30_000;
const taken: Refused = { ok: false, error: { name: 'EmailAlreadyExistsError' } };

/**
 * Makes an account with its first user and arranges the payment, one sign-up of an address at a time. Account and user
 * come first, so that whatever the provider does has an owner; nobody signs in before the address is confirmed, which
 * comes last. Refused by the provider, all of it is undone, also there. Broken off anywhere, or the provider away, it is finished by
 * repeating it with the same password; complete and repeated under its key, it is answered as the first time. Throws
 * GatewayUnavailable.
 */
export const signUp = async (asked: SignUp, deps: Deps): Promise<SignedUp | SignUpRefused> => {
  const hash = emailHash(asked.email);
  const name = `sign-up-${hash}`;
  const holder = deps.newId();
  const onError = (error: unknown): void => deps.logger.warn({ err: error }, 'lease of a sign-up lost');
  const came: (SignedUp | SignUpRefused)[] = [];
  try {
    await withLease(deps.stores.views, { name, holder, ttlMs: LEASE_MS, onError }, async () => {
      came.push(await alone(asked, hash, deps));
    });
  } finally {
    await deps.stores.views.release(name, holder).catch(onError);
  }
  const [first] = came;
  return first ?? inTheWay(asked, hash, deps);
};

/**
 * Another sign-up of the address holds it: one that is under way, or whose process was killed a moment ago. Only what is
 * complete is taken; else it can be tried again in a minute.
 */
const inTheWay = async (asked: SignUp, hash: string, deps: Deps): Promise<SignedUp | SignUpRefused> => {
  const earlier = await earlierSignUp(asked, hash, deps);
  if (earlier.outcome === 'done') return { ok: true, ...earlier.ids, ...earlier.arranged };
  if (earlier.outcome === 'taken') return taken;
  throw new GatewayUnavailable('busy', 'a sign-up of the same address');
};

const alone = async (asked: SignUp, hash: string, deps: Deps): Promise<SignedUp | SignUpRefused> => {
  const program = programsBehalf(deps);
  const earlier = await earlierSignUp(asked, hash, deps);
  if (earlier.outcome === 'taken') return taken;
  if (earlier.outcome === 'done') return { ok: true, ...earlier.ids, ...earlier.arranged };
  if (earlier.outcome === 'other') await undo({ ...earlier.ids, emailHash: hash }, deps);
  const ids = earlier.outcome === 'same' ? earlier.ids : { userId: deps.newId(), accountId: deps.newId() };
  const behalf: Behalf = { ...program, by: ids.userId, accountId: ids.accountId };

  const reserved = await reserveEmail(behalf, hash, ids);
  if (!reserved.ok) return reserved;
  const made = await makeBoth(behalf, asked, hash, ids);
  if (!made.ok) return made;
  const arranged = await arrangePayment(asked, ids.accountId, deps);
  if (!arranged.ok) {
    await undo({ ...ids, emailHash: hash }, deps).catch(leftToTheJob(deps));
    return arranged;
  }
  const completed = await run(behalf, accountAggregate, accountStream(ids.accountId), { type: 'CompleteSignUp' });
  if (!completed.ok) return completed;
  const confirmed = await run(behalf, emailAggregate, emailStream(hash), {
    type: 'ConfirmEmail',
    userId: ids.userId,
  });
  return confirmed.ok ? { ...arranged, ...ids } : confirmed;
};

const VIEWS_WITHIN_MS = 12_000;

const undo = async (ids: SignUpIds, deps: Deps): Promise<void> => {
  const position = await undoSignUp(moneyOf(deps), ids);
  if (position !== null) await deps.views.waitFor(position, VIEWS_WITHIN_MS);
};

/** The provider cannot be asked to forget a refused sign-up now: the hourly work does it, or the next try. */
const leftToTheJob =
  ({ logger }: Deps) =>
  (error: unknown): void => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    logger.warn({ err: error }, 'a refused sign-up is undone later');
  };

/** The account and its first user; those of an earlier try stay as they are. */
const makeBoth = async (
  behalf: Behalf,
  asked: SignUp,
  emailHash: string,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
): Promise<{ readonly ok: true } | Refused> => {
  const { deps } = behalf;
  const { name, email, payer, option, instalments, termsVersion } = asked;
  const now = deps.now();
  const trial = await claimTrial(behalf, payer.cpf, accountId);
  if (!trial.ok) return trial;
  const trialEndsAt = trial.endsAt;
  // Under the id by which a repetition finds what the first request made.
  const under = { ...behalf, ids: requestIds(asked.requestName, deps.newId) };
  const account = await run(under, accountAggregate, accountStream(accountId), {
    type: 'CreateAccount',
    accountId,
    name,
    email,
    origin: 'registered',
    isAdministrators: false,
    paymentType: option.type,
    trialEndsAt,
    signedUpOn: dayInSaoPaulo(now),
    licenceExpiryDate: null,
    planId: option.id,
    instalments,
    terms: termsVersion === null ? null : { version: termsVersion, acceptedAt: now },
    payer,
  });
  if (!account.ok && account.error.name !== 'AlreadyExists') return account;
  const passwordHash = await deps.passwords.hash(asked.password);
  const user = await run(behalf, userAggregate, userStream(userId), {
    type: 'CreateUser',
    userId,
    accountId,
    role: 'user',
    profile: { name, email, phone: payer.phone, office: null, oab: null, city: null },
    emailHash,
    passwordHash,
    active: true,
    trialExpiration: trialEndsAt,
    accountAdmin: true,
  });
  return user.ok || user.error.name === 'AlreadyExists' ? { ok: true } : user;
};
