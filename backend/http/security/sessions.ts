import { z } from 'zod';
import { type OpenSession, openSessionsAnswer } from '../../../domain/api/security.ts';
import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { endOfSession } from '../../sessions/begin-session.ts';
import { loadUser } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, run } from '../command.ts';
import { found } from '../problem.ts';
import { byId, type CallContext, empty, json, nothing, route } from '../route.ts';

const tag = 'segurança';

/** The caller's open sessions: the current one first, even if its beginning was not recorded, then by last use. */
const sessionsOf = async ({ deps, session: { user, claims } }: CallContext<Session>): Promise<OpenSession[]> => {
  const { document } = found(await loadUser(user.id, deps));
  const now = deps.now();
  const recorded = document.sessions
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ sessionId, device, address, startedAt, lastUsedAt }): OpenSession => {
      return { id: sessionId, device, address, startedAt, lastUsedAt, current: sessionId === claims.sid };
    })
    .sort((one, other) => ((one.lastUsedAt ?? '') < (other.lastUsedAt ?? '') ? 1 : -1));
  const unrecorded: OpenSession = {
    id: claims.sid,
    device: null,
    address: null,
    startedAt: new Date(claims.auth_time * 1000).toISOString(),
    lastUsedAt: null,
    current: true,
  };
  return [recorded.find(({ current }) => current) ?? unrecorded, ...recorded.filter(({ current }) => !current)];
};

const list = route(
  {
    method: 'get',
    path: '/auth/sessions',
    caller: 'user',
    tag,
    summary: 'As sessões abertas de quem chama, com o dispositivo e o último uso',
    input: nothing,
    answer: openSessionsAnswer,
  },
  async (_input, context) => json({ sessions: await sessionsOf(context) }),
);

const end = route(
  {
    method: 'delete',
    path: '/auth/sessions/:id',
    caller: 'user',
    tag,
    noted: 'session-ended',
    summary: 'Encerra uma das próprias sessões',
    input: z.object({ params: byId }),
  },
  async ({ params: { id } }, context) => {
    const { deps, session } = context;
    const { startedAt } = found((await sessionsOf(context)).find((open) => open.id === id));
    await run(behalfOf(context), userAggregate, userStream(session.user.id), {
      type: 'EndSession',
      sessionId: id,
      expiresAt: endOfSession(Date.parse(startedAt) / 1000),
      now: deps.now(),
    });
    return empty();
  },
);

export const sessionRoutes = [list, end];
