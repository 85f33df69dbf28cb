import { z } from 'zod';
import { regimesAnswer, regimesQuery } from '../../../domain/api/regimes.ts';
import { searchRegimes } from '../../../domain/law/places/regimes.ts';
import { json, route } from '../route.ts';

export const regimeRoutes = [
  route(
    {
      method: 'get',
      path: '/regimes',
      caller: 'adviser',
      tag: 'regimes',
      summary: 'Procura regimes próprios pelo nome, sem distinguir acentos; no máximo 20',
      input: z.object({ query: regimesQuery }),
      answer: regimesAnswer,
    },
    async ({ query }) => json({ regimes: searchRegimes(query.name) }),
  ),
];
