import { z } from 'zod';
import {
  indexCheckAnswer,
  publishQuery,
  updateIndexAnswer,
  updateIndexBody,
  updateIndexQuery,
} from '../../../domain/api/indexes.ts';
import { checkIndexes } from '../../../domain/indexes/check.ts';
import { indexAggregate } from '../../../domain/indexes/decider.ts';
import { overlayOf, updateIndexesOf } from '../../../domain/law/tables/index.ts';
import { INDEXES_STREAM } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { publishedIndexes, revisionOf } from '../../../projections/indexes/query.ts';
import type { Deps } from '../../deps.ts';
import { behalfOf, run } from '../command.ts';
import { Problem } from '../problem.ts';
import { empty, json, preview, route } from '../route.ts';
import { history } from './history.ts';

const tag = 'índices';

const show = async (date: string, deps: Deps) => {
  const published = await publishedIndexes(deps.views.indexes);
  const answer = updateIndexesOf(date, overlayOf(published));
  if (answer === null) throw new Problem('ValidationError', { fields: { date: messages.invalidDate } });
  return json(
    { ...answer, updateIndex: [...answer.updateIndex], selic: [...answer.selic] },
    revisionOf(published) ?? undefined,
  );
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
  async ({ query }, { deps }) => show(query.date, deps),
);

const publish = route(
  {
    method: 'post',
    path: '/updateIndex',
    caller: 'admin',
    tag,
    noted: 'indexes-changed',
    summary: 'Publica índices, SELIC, salário mínimo e teto de um mês; com dryRun=true só confere',
    input: z.object({ query: publishQuery, body: updateIndexBody }),
    answer: updateIndexAnswer,
    preview: indexCheckAnswer,
    status: 201,
  },
  async ({ query, body }, context) => {
    const { deps } = context;
    if (query.dryRun === 'true') return preview(checkIndexes(body.indexes, await publishedIndexes(deps.views.indexes)));
    const date = `${body.month}/${body.year}`;
    await run(behalfOf(context), indexAggregate, INDEXES_STREAM, {
      type: 'PublishIndexes',
      indexes: body.indexes,
      date,
      selic: body.selic,
      minSalary: body.min_salary,
      maxSalary: body.max_salary,
    });
    return show(date, deps);
  },
);

const withdraw = route(
  {
    method: 'delete',
    path: '/updateIndex',
    caller: 'admin',
    tag,
    noted: 'indexes-changed',
    summary: 'Retira tudo o que foi publicado para um mês: vale a tabela anterior',
    input: z.object({ query: updateIndexQuery }),
  },
  async ({ query: { date } }, context) => {
    const { revision } = await run(behalfOf(context), indexAggregate, INDEXES_STREAM, {
      type: 'WithdrawIndexes',
      date,
    });
    return empty(revision);
  },
);

export const indexRoutes = [get, history, publish, withdraw];
