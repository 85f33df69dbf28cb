import { z } from 'zod';
import { type FamilyBody, familyAnswer, familyBody } from '../../../domain/api/family.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { familyAnswerOf } from '../../../domain/law/engine/family/family-answer.ts';
import { type PlannedRight, plannedRightsOf } from '../../../domain/law/engine/family/planned.ts';
import type { LawInput } from '../../../domain/law/input/input.ts';
import type { LoadedCase } from '../../../results/load-case.ts';
import { lawInput } from '../../../results/question.ts';
import type { Session } from '../../sessions/session.ts';
import { byId, type CallContext, json, route } from '../route.ts';
import { loadedCase } from './load.ts';

/** The rights that can be planned, from the first day on; none where there is a pay, or on a day before the calculation's. */
const plannedRights = async (
  { question, revisions }: LoadedCase,
  input: LawInput,
  body: FamilyBody,
  { deps }: CallContext<Session>,
): Promise<readonly PlannedRight[]> => {
  const isAsked = body.retirementPay === null && (body.death ?? input.calculationDate) === input.calculationDate;
  if (!isAsked || input.regimeType === 'RPPSV2') return [];
  const answer = rulesAnswer.parse(JSON.parse(await deps.results.rules(question, revisions, input.regimeType)));
  return plannedRightsOf(answer);
};

/** Who would be left is asked, and not kept. */
export const familyRoute = route(
  {
    method: 'post',
    path: '/calculations/:id/family',
    caller: 'adviser',
    tag: 'regras',
    summary: 'Quanto a família receberia de pensão por morte, quem e até quando; nada do que se informa é guardado',
    input: z.object({ params: byId, body: familyBody }),
    answer: familyAnswer,
  },
  async ({ params, body }, context) => {
    const loaded = await loadedCase(params.id, context);
    const input = lawInput(loaded.question, body.regimeType ?? loaded.question.calculation.fields.regimeType);
    const planned = await plannedRights(loaded, input, body, context);
    return json(familyAnswerOf({ input, body, planned }));
  },
);
