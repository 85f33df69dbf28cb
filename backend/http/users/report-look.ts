import { z } from 'zod';
import { reportLookAnswer, reportLookBody, usualLook } from '../../../domain/api/report-look.ts';
import { userStream } from '../../../domain/streams.ts';
import { userAggregate } from '../../../domain/users/decider.ts';
import { loadUser } from '../../sessions/load-user.ts';
import type { Session } from '../../sessions/session.ts';
import { behalfOf, run } from '../command.ts';
import { found } from '../problem.ts';
import { type CallContext, json, nothing, route } from '../route.ts';

const tag = 'relatório';

/** How the caller's own reports look: nobody else's are theirs to dress. */
const ownLook = async ({ deps, session }: CallContext<Session>) => {
  const { document } = found(await loadUser(session.user.id, deps));
  return { reportLook: document.reportLook ?? usualLook, revision: document.revision };
};

const get = route(
  {
    method: 'get',
    path: '/users/self/report-look',
    caller: 'user',
    tag,
    summary: 'A aparência dos próprios relatórios: cor, letra, capa e ordem das seções',
    input: nothing,
    answer: reportLookAnswer,
  },
  async (_input, context) => {
    const { reportLook, revision } = await ownLook(context);
    return json({ reportLook }, revision);
  },
);

const choose = route(
  {
    method: 'put',
    path: '/users/self/report-look',
    caller: 'user',
    tag,
    summary: 'Escolhe a aparência dos próprios relatórios; um campo ausente fica como está',
    input: z.object({ body: reportLookBody }),
    answer: reportLookAnswer,
  },
  async ({ body: { reportLook: asked } }, context) => {
    const { reportLook: before } = await ownLook(context);
    const { colour = before.colour, typeface = before.typeface, cover = before.cover, order = before.order } = asked;
    await run(behalfOf(context), userAggregate, userStream(context.session.user.id), {
      type: 'ChooseReportLook',
      look: { colour, typeface, cover, order },
    });
    const { reportLook, revision } = await ownLook(context);
    return json({ reportLook }, revision);
  },
);

export const reportLookRoutes = [get, choose];
