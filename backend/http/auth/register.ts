import { z } from 'zod';
import { type Registration, registerAnswer, registerBody } from '../../../domain/api/registration.ts';
import { planOption } from '../../../domain/plans/find.ts';
import type { PlanOption } from '../../../domain/plans/plan.ts';
import { messages } from '../../../domain/words/messages.ts';
import { notOfTheBuyer, registrationSentence, tooManySignUps } from '../../../domain/words/registration.ts';
import { beginSession } from '../../sessions/begin-session.ts';
import { deviceOf } from '../../sessions/device.ts';
import { loadUser } from '../../sessions/load-user.ts';
import { issueToken, newSession } from '../../sessions/tokens.ts';
import type { SignUp } from '../../sign-up/asked.ts';
import type { SignedUp, SignUpRefused } from '../../sign-up/sign-up.ts';
import { signUp } from '../../sign-up/sign-up.ts';
import { found, Problem, problemOf } from '../problem.ts';
import { nameOf } from '../repetition.ts';
import { type CallContext, json, publicRoute } from '../route.ts';
import { holderOf, remoteIpOf } from '../subscription/card.ts';

/** When to look again whether sales are open: an operator has to set something. */
const SALES_AGAIN_SECONDS = 3_600;

/** The sign-up. What the payment provider refuses is answered with its own sentence as `err`. */
export const register = publicRoute(
  {
    method: 'post',
    path: '/auth/register',
    tag: 'sessão',
    summary: 'Cadastra uma conta com o seu primeiro usuário, contrata um plano e entra',
    input: z.object({ body: registerBody }),
    answer: registerAnswer,
    status: 201,
  },
  async ({ body }, { deps, address, correlationId, header }) => {
    if (deps.config.missingForSales.length > 0) throw new Problem('SalesClosed', { retryAfter: SALES_AGAIN_SECONDS });
    const asked = signUpOf(body, address, header('Idempotency-Key'));
    const came = await limited(asked, { deps, address, correlationId }, () => signUp(asked, deps));
    if (!came.ok && isSellers(came))
      deps.logger.error(
        { correlationId },
        'a sign-up failed: the payment provider does not allow the seller to charge so',
      );
    if (!came.ok) throw refusedAs(came);
    const { userId, accountId, subscriptionId, paymentId, isConfirming } = came;
    deps.security.note('signed-up', { by: userId, about: accountId, address, correlationId });
    const loaded = found(await loadUser(userId, deps));
    const session = newSession(userId, loaded.document.sessionGeneration, deps);
    const token = await issueToken(deps.tokenKey, session, deps.now());
    const from = deviceOf({ device: body.device, userAgent: header('User-Agent'), address });
    const { user, accountStatus, accountStatusCause } = await beginSession(loaded, session, from, correlationId, deps);
    const { type } = found(planOption(asked.option.id));
    const subscription = isConfirming
      ? { id: null, type, status: 'CONFIRMING' as const, paymentId: null }
      : {
          id: subscriptionId ?? paymentId ?? accountId,
          type,
          status: subscriptionId === null ? ('PENDING' as const) : ('ACTIVE' as const),
          paymentId,
        };
    return json({ token, user, subscription, accountStatus, accountStatusCause });
  },
);

/**
 * Counts a sign-up before it is tried, and uncounts what does not matter: one that was broken off or refused here, and for
 * the e-mail also one that made an account. Throws TooManyRequests.
 */
const limited = (
  { email }: SignUp,
  { deps, address, correlationId }: Pick<CallContext<null>, 'deps' | 'address' | 'correlationId'>,
  attempt: () => Promise<SignedUp | SignUpRefused>,
): Promise<SignedUp | SignUpRefused> => {
  const { signUps } = deps.limits;
  return signUps.inTurn(email, async () => {
    const retryAfter = await signUps.take(email, address);
    if (retryAfter !== null) {
      deps.security.note('too-many-attempts', { by: null, address, correlationId });
      throw new Problem('TooManyRequests', { retryAfter, sentence: tooManySignUps(retryAfter) });
    }
    const came = await attempt().catch(async (error: unknown) => {
      await signUps.giveBack(email, address);
      throw error;
    });
    if (came.ok) await signUps.giveBackEmail(email);
    else if (!isProviders(came)) await signUps.giveBack(email, address);
    return came;
  });
};

const signUpOf = (body: Registration, address: string, key: string): SignUp => {
  const { account, planId } = body;
  const { name, email, cpf, phoneNumber: phone, state, city, neighborhood, street, streetNumber, zipcode } = account;
  if (!z.email().safeParse(email).success)
    throw new Problem('InvalidEmailError', { sentence: registrationSentence('InvalidEmailError') });
  const option = planOption(planId);
  if (option?.available !== true) throw new Problem('ValidationError', { fields: { planId: messages.invalidValue } });
  return {
    name,
    email,
    password: account.password ?? body.password ?? '',
    payer: { cpf, phone, state, city, neighborhood, street, streetNumber, zipcode },
    option,
    instalments: option.type === 'CREDIT_CARD' ? body.installmentNumber : 1,
    card: cardOf(body, option),
    remoteIp: remoteIpOf(address),
    acceptedFirstCharge: body.acceptedFirstCharge ?? null,
    termsVersion: body.acceptedTerms?.version ?? null,
    // Ids are kept: what they are made from holds neither card nor password.
    requestName: nameOf({ key, userId: null, method: 'POST', path: '/auth/register', body: email, file: null }),
  };
};

/** Who holds the card is whoever signs up, unless the form says otherwise. */
const cardOf = ({ account, creditCard, creditCardHolderInfo: info }: Registration, { type }: PlanOption) => {
  if (type === 'PIX') return null;
  if (creditCard === null || creditCard === undefined)
    throw new Problem('ValidationError', { fields: { creditCard: messages.required } });
  const holder = holderOf(creditCard, { email: account.email, payer: payerOf(account) }, info);
  return { card: creditCard, holder };
};

const payerOf = ({ cpf, phoneNumber: phone, streetNumber, zipcode }: Registration['account']) => ({
  cpf,
  phone,
  streetNumber,
  zipcode,
});

const isProviders = ({ error }: SignUpRefused): boolean => error.name === 'PaymentRefused';

/** The seller's contract with the provider is at fault, which nobody who signs up can mend. */
const isSellers = ({ error }: SignUpRefused): boolean => 'reason' in error && error.reason === 'not enabled';

const refusedAs = ({ error }: SignUpRefused): Problem => {
  if (!('sentence' in error)) return problemOf(error);
  const { sentence: told } = error;
  // 'A sua conta' of the provider's sentence is the seller's.
  if (error.reason === 'not enabled')
    return new Problem('PaymentRefused', { providers: told, sentence: notOfTheBuyer });
  if (/e-?mail informado é inválido/i.test(told))
    return new Problem('InvalidEmailError', { sentence: registrationSentence('InvalidEmailError') });
  return new Problem('PaymentRefused', { providers: told, sentence: registrationSentence(told) });
};
