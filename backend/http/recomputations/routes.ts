import { setTimeout as sleep } from 'node:timers/promises';
import { type RecomputationAnswer, recomputation } from '../../../domain/api/recomputations.ts';
import { enqueueOpen } from '../../../workers/recompute/currency.ts';
import { resumed, stopped } from '../../../workers/recompute/state.ts';
import type { Deps } from '../../deps.ts';
import { json, nothing, route, serverSent } from '../route.ts';
import { changes } from './changes.ts';
import { presentRun } from './present.ts';

const tag = 'recálculo';
/** Workers in other processes report through the store. */
const LOOK_EVERY_MS = 500;

const current = route(
  {
    method: 'get',
    path: '/recomputations/current',
    caller: 'admin',
    tag,
    summary: 'O recálculo de todos os casos depois de uma mudança de regras ou índices',
    input: nothing,
    answer: recomputation,
  },
  async (_input, { deps }) => json(presentRun(await deps.recomputation.current())),
);

async function* progress(deps: Deps, signal: AbortSignal): AsyncGenerator<RecomputationAnswer> {
  let shown = '';
  while (!signal.aborted) {
    const answer = presentRun(await deps.recomputation.current());
    const text = JSON.stringify(answer);
    if (text !== shown) yield answer;
    shown = text;
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}

const events = route(
  {
    method: 'get',
    path: '/recomputations/current/events',
    caller: 'admin',
    tag,
    summary: 'O andamento do recálculo (server-sent events)',
    input: nothing,
    status: 200,
  },
  async (_input, { deps, signal }) => serverSent(progress(deps, signal)),
);

const stop = route(
  {
    method: 'post',
    path: '/recomputations/current/stop',
    caller: 'admin',
    tag,
    summary: 'Interrompe o recálculo; o que falta é calculado quando alguém abre as regras',
    input: nothing,
    noted: 'recomputation-stopped',
    answer: recomputation,
  },
  async (_input, { deps }) =>
    json(presentRun(await deps.recomputation.change((run) => (run === null ? null : stopped(run))))),
);

const resume = route(
  {
    method: 'post',
    path: '/recomputations/current/resume',
    caller: 'admin',
    tag,
    summary: 'Continua o recálculo interrompido',
    input: nothing,
    noted: 'recomputation-resumed',
    answer: recomputation,
  },
  async (_input, { deps }) => {
    const run = await deps.recomputation.change((before) => (before === null ? null : resumed(before)));
    await enqueueOpen(deps);
    return json(presentRun(run));
  },
);

export const recomputationRoutes = [current, events, stop, resume, changes];
