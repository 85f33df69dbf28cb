import { z } from 'zod';
import { updateIndexAnswer, updateIndexBody, updateIndexQuery } from '../../../domain/api/indexes.ts';
import { indexAggregate } from '../../../domain/indexes/decider.ts';
import { overlayOf, updateIndexesOf } from '../../../domain/law/tables/index.ts';
import { INDEXES_STREAM } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { publishedIndexes } from '../../../projections/indexes/query.ts';
import { behalfOf, run } from '../../commands.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../problem.ts';
import { json, route } from '../route.ts';

const tag = 'índices';

const show = async (date: string, deps: Deps) => {
  const answer = updateIndexesOf(date, overlayOf(await publishedIndexes(deps.views.indexes)));
  if (answer === null) throw new Problem('ValidationError', { fields: { date: messages.invalidDate } });
  return { ...answer, updateIndex: [...answer.updateIndex] };
};

const get = route(
  {
    method: 'get',
    path: '/updateIndex',
    caller: 'adviser',
    tag,
    summary: 'Os índices que atualizam cada mês até o mês pedido',
    input: z.object({ query: updateIndexQuery }),
    answer: updateIndexAnswer,
  },
  async ({ query }, { deps }) => json(await show(query.date, deps)),
);

const publish = route(
  {
    method: 'post',
    path: '/updateIndex',
    caller: 'admin',
    tag,
    noted: 'indexes-changed',
    summary: 'Publica índices, salário mínimo e teto de um mês',
    input: z.object({ body: updateIndexBody }),
    answer: updateIndexAnswer,
    status: 201,
  },
  async ({ body }, context) => {
    const date = `${body.month}/${body.year}`;
    await run(behalfOf(context), indexAggregate, INDEXES_STREAM, {
      type: 'PublishIndexes',
      indexes: body.indexes,
      date,
      minSalary: body.min_salary,
      maxSalary: body.max_salary,
    });
    return json(await show(date, context.deps));
  },
);

export const indexRoutes = [get, publish];
