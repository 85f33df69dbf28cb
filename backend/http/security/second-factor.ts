import { DateTime } from 'luxon';
import { z } from 'zod';
import {
  reauthenticationBody,
  recoveryCodesAnswer,
  secondFactorConfirmBody,
  secondFactorProposal,
  secondFactorState,
} from '../../../domain/api/security.ts';
import { userStream } from '../../../domain/streams.ts';
import { isProposed, userAggregate } from '../../../domain/users/decider.ts';
import { messages } from '../../../domain/words/messages.ts';
import { loadUser } from '../../sessions/load-user.ts';
import { countingWrongCodes, userInLog } from '../../sessions/second-factor.ts';
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, otpAddress, stepOfCode } from '../../sessions/totp.ts';
import { behalfOf, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, empty, json, nothing, route } from '../route.ts';
import { mayRemove } from '../users/policy.ts';
import { reauthenticate } from '../users/reauthenticate.ts';

const tag = 'segurança';
const MINUTES_TO_CONFIRM = 15;

const state = route(
  {
    method: 'get',
    path: '/auth/second-factor',
    caller: 'user',
    tag,
    summary: 'Diz se a verificação em duas etapas está ativa',
    input: nothing,
    answer: secondFactorState,
  },
  async (_input, { deps, session }) => {
    const { secondFactor } = found(await loadUser(session.user.id, deps)).document;
    return json({ enabled: secondFactor !== null, recoveryCodesLeft: secondFactor?.recoveryHashes.length ?? 0 });
  },
);

const propose = route(
  {
    method: 'post',
    path: '/auth/second-factor',
    caller: 'user',
    tag,
    summary: 'Começa a ativar a verificação em duas etapas: mostra o segredo e o código QR, uma vez',
    input: z.object({ body: reauthenticationBody }),
    answer: secondFactorProposal,
    status: 201,
  },
  async ({ body: { currentPassword } }, context) => {
    const { deps, session } = context;
    await reauthenticate(currentPassword, context, 'currentPassword');
    const proposal = newSecret();
    const expiring = DateTime.fromISO(deps.now(), { zone: 'utc' })
      .plus({ minutes: MINUTES_TO_CONFIRM })
      .toJSDate()
      .toISOString();
    const command = { type: 'ProposeSecondFactor', secret: proposal, expiresAt: expiring } as const;
    const { state: after } = await run(behalfOf(context), userAggregate, userStream(session.user.id), command);
    // Of a request sent again: what was proposed the first time, as long as it can be confirmed.
    const proposed = after.phase === 'open' ? after.proposedSecondFactor : null;
    if (proposed === null || proposed.secret === null) throw new Problem('SecondFactorExpired');
    const { secret, expiresAt } = proposed;
    const address = otpAddress(secret, session.user.email);
    const { toDataURL } = await import('qrcode');
    return json({ secret, address, qrCode: await toDataURL(address, { width: 240, margin: 2 }), expiresAt });
  },
);

const confirm = route(
  {
    method: 'post',
    path: '/auth/second-factor/confirm',
    caller: 'user',
    tag,
    noted: 'second-factor-enabled',
    summary: 'Ativa a verificação em duas etapas com o primeiro código e mostra os códigos de recuperação, uma vez',
    input: z.object({ body: secondFactorConfirmBody }),
    answer: recoveryCodesAnswer,
  },
  async ({ body: { code } }, context) => {
    const { deps, session, address } = context;
    const behalf = behalfOf(context);
    const user = found(await userInLog(behalf, session.user.id));
    const secret = user.proposedSecondFactor?.secret ?? null;
    if (secret === null || !isProposed(user, deps.now())) throw new Problem('SecondFactorExpired');
    const step = await countingWrongCodes(behalf, session.user, address, async () =>
      stepOfCode(secret, code.replace(/\s/g, ''), deps.now()),
    );
    if (step === null) throw new Problem('ValidationError', { fields: { code: messages.wrongCode } });
    const recoveryCodes = newRecoveryCodes();
    await run(behalf, userAggregate, userStream(session.user.id), {
      type: 'EnableSecondFactor',
      step,
      recoveryHashes: recoveryCodes.map(hashOfRecoveryCode),
      now: deps.now(),
    });
    return json({ recoveryCodes: [...recoveryCodes] });
  },
);

const disable = route(
  {
    method: 'post',
    path: '/auth/second-factor/disable',
    caller: 'user',
    tag,
    noted: 'second-factor-disabled',
    summary: 'Desativa a verificação em duas etapas; pede a senha de quem não acabou de entrar',
    input: z.object({ body: reauthenticationBody }),
  },
  async ({ body: { currentPassword } }, context) => {
    await reauthenticate(currentPassword, context, 'currentPassword');
    const command = { type: 'DisableSecondFactor' } as const;
    await run(behalfOf(context), userAggregate, userStream(context.session.user.id), command);
    return empty();
  },
);

/** Somebody lost device and recovery codes. */
const disableFor = route(
  {
    method: 'delete',
    path: '/users/:id/second-factor',
    caller: 'admin',
    tag,
    noted: 'second-factor-disabled',
    summary: 'Desativa a verificação em duas etapas de outro usuário, que perdeu o aparelho',
    input: z.object({ params: byId }),
  },
  async ({ params: { id } }, context) => {
    if (!mayRemove(context.session, id)) throw new Problem('Forbidden');
    const { document } = found(await loadUser(id, context.deps));
    await run(behalfOf(context), userAggregate, userStream(document.id), { type: 'DisableSecondFactor' });
    return empty();
  },
);

export const secondFactorRoutes = [state, propose, confirm, disable, disableFor];
