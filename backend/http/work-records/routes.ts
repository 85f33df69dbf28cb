import { z } from 'zod';
import { calculationQuery } from '../../../domain/api/calculations.ts';
import {
  divideBody,
  workRecordAnswer,
  workRecordCreateBody,
  workRecordEditBody,
  workRecordsAnswer,
} from '../../../domain/api/work-records.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { presentWorkRecords } from '../../../results/answers/work-records.ts';
import { stated, statedEdit } from '../../work-record-body.ts';
import { calculationAsOf, loadCalculation, loadCalculationOf } from '../calculations/load.ts';
import { behalfOf, run } from '../command.ts';
import { namingConflicts } from '../conflicts.ts';
import { found } from '../problem.ts';
import { byId, empty, json, route } from '../route.ts';
import { limitsOf } from './limits.ts';
import { recordFieldsOf, tag } from './record-fields.ts';
import { createSeveral, editSeveral, removeSeveral } from './several.ts';

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

export const remove = route(
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
