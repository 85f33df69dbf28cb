import { z } from 'zod';
import { regimesAnswer, regimesQuery } from '../../../domain/api/regimes.ts';
import { searchRegimes } from '../../../domain/law/places/regimes.ts';
import { asDescribed, placesOfAccount } from '../../../projections/described-places/query.ts';
import { json, route } from '../route.ts';

export const regimeRoutes = [
  route(
    {
      method: 'get',
      path: '/regimes',
      caller: 'adviser',
      tag: 'regimes',
      summary:
        'Procura regimes próprios pelo nome, sem distinguir acentos; no máximo 20, os que o escritório informou primeiro',
      input: z.object({ query: regimesQuery }),
      answer: regimesAnswer,
    },
    async ({ query }, { deps, session }) => {
      const own = await placesOfAccount(deps.views.describedPlaces, session.user.accountId);
      return json({ regimes: searchRegimes(query.name, own.map(asDescribed)) });
    },
  ),
];
