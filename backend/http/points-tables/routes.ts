import { z } from 'zod';
import { pointsTablesAnswer, pointsTablesQuery } from '../../../domain/api/points-tables.ts';
import { pointsTablesOf } from '../../../domain/law/places/points-tables.ts';
import { json, route } from '../route.ts';

export const pointsTableRoutes = [
  route(
    {
      method: 'get',
      path: '/points-tables',
      caller: 'adviser',
      tag: 'regras',
      summary: 'A pontuação mínima de um ente, por sexo e carreira; sem ente, a de todos',
      input: z.object({ query: pointsTablesQuery }),
      answer: pointsTablesAnswer,
    },
    async ({ query }) =>
      json({
        pointsTables: pointsTablesOf(query.place).map(({ steps, sources, ...table }) => ({
          ...table,
          steps: [...steps],
          sources: [...sources],
        })),
      }),
  ),
];
