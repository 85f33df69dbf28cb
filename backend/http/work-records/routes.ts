import { z } from 'zod';
import { calculationQuery } from '../../../domain/api/calculations.ts';
import {
  divideBody,
  workRecordAnswer,
  workRecordCreateBody,
  workRecordEditBody,
  workRecordFields,
  workRecordsAnswer,
  workRecordsCreateBody,
  workRecordsEditBody,
  workRecordsRemoveBody,
} from '../../../domain/api/work-records.ts';
import type { CalculationState } from '../../../domain/calculations/calculation.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { presentWorkRecords } from '../../../results/answers/work-records.ts';
import { stated, statedEdit } from '../../work-record-body.ts';
import { calculationAsOf, loadCalculation, loadCalculationOf } from '../calculations/load.ts';
import { behalfOf, run } from '../command.ts';
import { namingConflicts } from '../conflicts.ts';
import { found, Problem } from '../problem.ts';
import { byId, empty, json, route } from '../route.ts';
import { limitsOf } from './limits.ts';

const tag = 'registros de tempo';

const ofCalculation = route(
  {
    method: 'get',
    path: '/calculations/:id/work-records',
    caller: 'adviser',
    tag,
    summary: 'Lista os registros de tempo de um cálculo, também como eram em uma revisão anterior',
    input: z.object({ params: byId, query: calculationQuery }),
    answer: workRecordsAnswer,
  },
  async ({ params, query }, context) => {
    const calculation = await calculationAsOf(await loadCalculation(params.id, context), query.revision, context);
    return json({ workRecords: await presentWorkRecords(calculation, context.deps) }, calculation.revision);
  },
);

const create = route(
  {
    method: 'post',
    path: '/work-records',
    caller: 'adviser',
    tag,
    summary: 'Insere um registro de tempo',
    input: z.object({ body: workRecordCreateBody }),
    answer: workRecordAnswer,
    status: 201,
  },
  async ({ body: { workRecord } }, context) => {
    const { deps } = context;
    const { calculationId } = workRecord;
    await loadCalculation(calculationId, context);
    const workRecordId = context.ids.newId();
    await run(behalfOf(context), calculationAggregate, calculationStream(calculationId), {
      type: 'AddWorkRecord',
      workRecordId,
      workRecord: stated(workRecord),
      today: dayInSaoPaulo(deps.now()),
      limits: await limitsOf(deps),
    });
    const calculation = await loadCalculation(calculationId, context);
    const [added] = await presentWorkRecords(calculation, deps, [workRecordId]);
    return json({ workRecord: found(added) }, calculation.revision);
  },
);

const createSeveral = route(
  {
    method: 'post',
    path: '/work-records/multiple',
    caller: 'adviser',
    tag,
    summary: 'Insere vários registros de tempo de uma vez: todos ou nenhum',
    input: z.object({ body: workRecordsCreateBody }),
    answer: workRecordsAnswer,
    status: 201,
  },
  async ({ body: { workRecords } }, context) => {
    const { deps } = context;
    const calculationId = theOneCalculation(workRecords);
    await loadCalculation(calculationId, context);
    const drafts = workRecords.map((record) => ({
      workRecordId: context.ids.newId(),
      workRecord: stated(record),
    }));
    await run(behalfOf(context), calculationAggregate, calculationStream(calculationId), {
      type: 'AddWorkRecords',
      origin: workRecords.some(wasReadFromExtract) ? 'cnis' : 'form',
      workRecords: drafts,
      today: dayInSaoPaulo(deps.now()),
      limits: await limitsOf(deps),
    });
    const calculation = await loadCalculation(calculationId, context);
    const ids = drafts.map(({ workRecordId }) => workRecordId);
    return json({ workRecords: await presentWorkRecords(calculation, deps, ids) }, calculation.revision);
  },
);

/** All or nothing is a promise within one calculation. */
const theOneCalculation = (workRecords: readonly { calculationId: string }[]): string => {
  const calculationId = found(workRecords[0]).calculationId;
  const other = workRecords.findIndex((record) => record.calculationId !== calculationId);
  if (other === -1) return calculationId;
  throw new Problem('ValidationError', { fields: { [`workRecords.${other}.calculationId`]: messages.invalidValue } });
};

/** Clients that send the records of an extract themselves say so by what was printed; an import of ours says it by name. */
const wasReadFromExtract = ({
  salaries = [],
}: {
  salaries?: readonly { readValue?: number | null | undefined }[] | undefined;
}) => salaries.some(({ readValue }) => readValue !== undefined && readValue !== null);

/** What was entered of a record, its remunerations month by month. */
const recordFieldsOf = (id: string) => (state: CalculationState) => {
  const record = state.phase === 'open' ? state.workRecords.find((one) => one.id === id) : undefined;
  if (record === undefined) return {};
  const { salaries, ...fields } = record;
  const months = salaries.map(({ year, month, value }) => [`salaries.${year}-${month}`, value] as const);
  const entered = Object.entries(fields).filter(([name]) => name in workRecordFields);
  return Object.fromEntries([...entered, ...months]);
};

const edit = route(
  {
    method: 'put',
    path: '/work-records/:id',
    caller: 'adviser',
    tag,
    summary: 'Altera um registro de tempo, inteiro ou em parte',
    input: z.object({ params: byId, body: workRecordEditBody }),
    answer: workRecordAnswer,
  },
  async ({ params: { id }, body: { workRecord } }, context) => {
    const { deps } = context;
    const { state } = await loadCalculationOf(id, context);
    const streamId = calculationStream(state.calculationId);
    const limits = await limitsOf(deps);
    await namingConflicts(context, { past: deps.pasts.calculations, streamId, fieldsOf: recordFieldsOf(id) }, () =>
      run(behalfOf(context), calculationAggregate, streamId, {
        type: 'EditWorkRecord',
        workRecordId: id,
        workRecord: statedEdit(workRecord),
        today: dayInSaoPaulo(deps.now()),
        limits,
      }),
    );
    const calculation = await loadCalculation(state.calculationId, context);
    const [edited] = await presentWorkRecords(calculation, deps, [id]);
    return json({ workRecord: found(edited) }, calculation.revision);
  },
);

const remove = route(
  {
    method: 'delete',
    path: '/work-records/:id',
    caller: 'adviser',
    tag,
    summary: 'Remove um registro de tempo',
    input: z.object({ params: byId }),
  },
  async ({ params: { id } }, context) => {
    const { state } = await loadCalculationOf(id, context);
    const { revision } = await run(behalfOf(context), calculationAggregate, calculationStream(state.calculationId), {
      type: 'RemoveWorkRecord',
      workRecordId: id,
    });
    return empty(revision);
  },
);

const divide = route(
  {
    method: 'post',
    path: '/work-records/:id/divide',
    caller: 'adviser',
    tag,
    summary: 'Divide um vínculo em dois',
    input: z.object({ params: byId, body: divideBody }),
    answer: workRecordsAnswer,
  },
  async ({ params: { id }, body }, context) => {
    const { deps } = context;
    const { state } = await loadCalculationOf(id, context);
    const secondWorkRecordId = context.ids.newId();
    await run(behalfOf(context), calculationAggregate, calculationStream(state.calculationId), {
      type: 'DivideWorkRecord',
      workRecordId: id,
      divisionDate: body.divisionDate,
      secondWorkRecordId,
    });
    const calculation = await loadCalculation(state.calculationId, context);
    const parts = await presentWorkRecords(calculation, deps, [id, secondWorkRecordId]);
    return json({ workRecords: parts }, calculation.revision);
  },
);

const editSeveral = route(
  {
    method: 'put',
    path: '/work-records/multiple',
    caller: 'adviser',
    tag,
    summary: 'Altera o mesmo em vários registros de tempo de um cálculo: todos ou nenhum',
    input: z.object({ body: workRecordsEditBody }),
    answer: workRecordsAnswer,
  },
  async ({ body: { calculationId, ids, change } }, context) => {
    const { deps } = context;
    await loadCalculation(calculationId, context);
    await run(behalfOf(context), calculationAggregate, calculationStream(calculationId), {
      type: 'ChangeWorkRecords',
      workRecordIds: ids,
      change,
      today: dayInSaoPaulo(deps.now()),
      limits: await limitsOf(deps),
    });
    const calculation = await loadCalculation(calculationId, context);
    return json({ workRecords: await presentWorkRecords(calculation, deps, ids) }, calculation.revision);
  },
);

const removeSeveral = route(
  {
    method: 'post',
    path: '/work-records/multiple/remove',
    caller: 'adviser',
    tag,
    summary: 'Remove vários registros de tempo de um cálculo: todos ou nenhum',
    input: z.object({ body: workRecordsRemoveBody }),
  },
  async ({ body: { calculationId, ids } }, context) => {
    await loadCalculation(calculationId, context);
    const { revision } = await run(behalfOf(context), calculationAggregate, calculationStream(calculationId), {
      type: 'ChangeWorkRecords',
      workRecordIds: ids,
      change: 'remove',
      today: dayInSaoPaulo(context.deps.now()),
    });
    return empty(revision);
  },
);

export const workRecordRoutes = [
  ofCalculation,
  create,
  createSeveral,
  editSeveral,
  removeSeveral,
  edit,
  remove,
  divide,
];
