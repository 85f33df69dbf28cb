import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  describedPlaceAnswer,
  describedPlaceBody,
  describedPlacesAnswer,
  neighbourAnswer,
  neighbourQuery,
} from '../../../domain/api/described-places.ts';
import { describedPlaceAggregate } from '../../../domain/described-places/decider.ts';
import { comparedPlaces } from '../../../domain/law/places/described/compare.ts';
import { placeFile, placeFileName } from '../../../domain/law/places/described/file.ts';
import { numberOfOffice, placeOfOffice } from '../../../domain/law/places/described/of-office.ts';
import { placeOfRegime } from '../../../domain/law/places/index.ts';
import { describedPlaceStream } from '../../../domain/streams.ts';
import { describedMessages } from '../../../domain/words/described-places.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { asDescribed, findPlace, placesOfAccount } from '../../../projections/described-places/query.ts';
import type { Session } from '../../sessions/session.ts';
import { decides, mayDecide } from '../account/may-decide.ts';
import { behalfOf, creatingFor, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { byId, type CallContext, download, empty, json, nothing, route, type Unchecked } from '../route.ts';
import { loadPlace, namingRevision, presentPlaces } from './load.ts';

const tag = 'entes do escritório';

const list = route(
  {
    method: 'get',
    path: '/described-places',
    caller: 'adviser',
    tag,
    summary: 'Os entes que o escritório descreveu, também os que retirou',
    input: nothing,
    answer: describedPlacesAnswer,
  },
  async (_input, context) => {
    const { deps, session } = context;
    const places = await placesOfAccount(deps.views.describedPlaces, session.user.accountId);
    return json({ places: await presentPlaces(places, context), mayDescribe: await decides(context) });
  },
);

const show = async (id: string, context: CallContext<Session>) => {
  const place = await loadPlace(id, context);
  const [presented] = await presentPlaces([place], context);
  return json({ place: found(presented ?? null) }, place.revision);
};

const get = route(
  {
    method: 'get',
    path: '/described-places/:id',
    caller: 'adviser',
    tag,
    summary: 'Um ente do escritório',
    input: z.object({ params: byId }),
    answer: describedPlaceAnswer,
  },
  async ({ params }, context) => show(params.id, context),
);

/** By any id of the program's own making: the same request sent twice gets the same number. */
const numberFor = (id: string): number => numberOfOffice(createHash('sha256').update(id).digest().readUIntBE(0, 6));

/** Two descriptions of one municipality would be two lines of the list that nobody can tell apart. */
const refuseRepeated = async (ibge: number, other: string | null, { deps, session }: CallContext<Session>) => {
  const places = await placesOfAccount(deps.views.describedPlaces, session.user.accountId);
  const twin = places.find(({ id, fields, withdrawn }) => !withdrawn && fields.ibge === ibge && id !== other);
  if (twin === undefined) return;
  throw new Problem('ValidationError', {
    fields: { 'place.ibge': describedMessages.repeated(`${twin.fields.city} - ${twin.fields.uf}`) },
  });
};

const create = route(
  {
    method: 'post',
    path: '/described-places',
    caller: 'adviser',
    permit: mayDecide,
    tag,
    summary: 'Descreve um ente: vale só para o escritório, depois de conferido pelo esquema dos entes do Genial',
    input: z.object({ body: describedPlaceBody }),
    answer: describedPlaceAnswer,
    status: 201,
  },
  async ({ body }, context) => {
    const { deps, session, ids } = context;
    await refuseRepeated(body.place.ibge, null, context);
    const regimeId = numberFor(ids.newId());
    await run(creatingFor(context), describedPlaceAggregate, describedPlaceStream(regimeId), {
      type: 'DescribePlace',
      accountId: session.user.accountId,
      regimeId,
      fields: body.place,
      today: dayInSaoPaulo(deps.now()),
    });
    return show(String(regimeId), context);
  },
);

/** A place of somebody else's is not there; of an own one decides who decides about the account. */
const mayChangePlace = async (context: CallContext<Session>, { params }: Unchecked): Promise<void> => {
  await loadPlace(params.id, context);
  await mayDecide(context);
};

const edit = route(
  {
    method: 'put',
    path: '/described-places/:id',
    caller: 'adviser',
    permit: mayChangePlace,
    tag,
    summary: 'Descreve um ente de novo: os cálculos que o usam passam à versão nova, que dizem qual é',
    input: z.object({ params: byId, body: describedPlaceBody }),
    answer: describedPlaceAnswer,
  },
  async ({ params, body }, context) => {
    const { regimeId, id } = await loadPlace(params.id, context);
    await refuseRepeated(body.place.ibge, id, context);
    await namingRevision(id, context, () =>
      run(behalfOf(context), describedPlaceAggregate, describedPlaceStream(regimeId), {
        type: 'DescribePlace',
        accountId: context.session.user.accountId,
        regimeId,
        fields: body.place,
        today: dayInSaoPaulo(context.deps.now()),
      }),
    );
    return show(id, context);
  },
);

const withdraw = route(
  {
    method: 'delete',
    path: '/described-places/:id',
    caller: 'adviser',
    permit: mayChangePlace,
    tag,
    summary: 'Retira um ente da lista de regimes; os cálculos que o usam seguem com a última versão e dizem isso',
    input: z.object({ params: byId }),
  },
  async ({ params }, context) => {
    const { regimeId } = await loadPlace(params.id, context);
    const { revision } = await run(behalfOf(context), describedPlaceAggregate, describedPlaceStream(regimeId), {
      type: 'WithdrawPlace',
      accountId: context.session.user.accountId,
    });
    return empty(revision);
  },
);

const file = route(
  {
    method: 'get',
    path: '/described-places/:id/file',
    caller: 'adviser',
    tag,
    summary: 'O ente como arquivo de ente do Genial (TypeScript), para baixar',
    input: z.object({ params: byId }),
    status: 200,
  },
  async ({ params }, context) => {
    const { fields } = await loadPlace(params.id, context);
    return download(Buffer.from(placeFile(fields)), 'text/plain', placeFileName(fields));
  },
);

const compare = route(
  {
    method: 'get',
    path: '/described-places/:id/comparison',
    caller: 'adviser',
    tag,
    summary: 'O que o ente pede hoje, ao lado de outro regime da lista ou do escritório',
    input: z.object({ params: byId, query: neighbourQuery }),
    answer: neighbourAnswer,
  },
  async ({ params, query }, context) => {
    const { deps, session } = context;
    const own = placeOfOffice(asDescribed(await loadPlace(params.id, context)));
    const other = await findPlace(deps.views.describedPlaces, session.user.accountId, query.regimeId);
    const neighbour = other === null ? placeOfRegime(Number(query.regimeId)) : placeOfOffice(asDescribed(other));
    const { regime } = found(neighbour);
    return json({
      name: own.regime.name,
      neighbour: regime.name,
      rows: [...comparedPlaces(own, found(neighbour), dayInSaoPaulo(deps.now()))],
    });
  },
);

export const describedPlaceRoutes = [list, get, create, edit, withdraw, file, compare];
