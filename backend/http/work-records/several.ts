/** Several work records of one calculation at once, all or none. */
import { z } from 'zod';
import {
  workRecordsAnswer,
  workRecordsCreateBody,
  workRecordsEditBody,
  workRecordsRemoveBody,
} from '../../../domain/api/work-records.ts';
import { calculationAggregate } from '../../../domain/calculations/decider.ts';
import { calculationStream } from '../../../domain/streams.ts';
import { messages } from '../../../domain/words/messages.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { presentWorkRecords } from '../../../results/answers/work-records.ts';
import { stated } from '../../work-record-body.ts';
import { loadCalculation } from '../calculations/load.ts';
import { behalfOf, run } from '../command.ts';
import { found, Problem } from '../problem.ts';
import { empty, json, route } from '../route.ts';
import { limitsOf } from './limits.ts';
import { tag } from './record-fields.ts';

export const createSeveral = route(
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

export const editSeveral = route(
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

export const removeSeveral = route(
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
