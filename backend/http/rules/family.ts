import { z } from 'zod';
import { type FamilyBody, familyAnswer, familyBody } from '../../../domain/api/family.ts';
import { rulesAnswer } from '../../../domain/api/rules.ts';
import { familyAnswerOf } from '../../../domain/law/engine/family/family-answer.ts';
import type { PlannedRight } from '../../../domain/law/engine/family/planned.ts';
import type { LawInput } from '../../../domain/law/input/input.ts';
import { best, canBeChosen, soonest } from '../../../domain/words/answer.ts';
import type { LoadedCase } from '../../../results/load-case.ts';
import { lawInput } from '../../../results/question.ts';
import type { Session } from '../../sessions/session.ts';
import { byId, type CallContext, json, route } from '../route.ts';
import { loadedCase } from './load.ts';

/** The best right complete on the day, else the one that is complete first; null: none has a value, or it is not asked. */
const plannedRight = async (
  { question, revisions }: LoadedCase,
  input: LawInput,
  body: FamilyBody,
  { deps }: CallContext<Session>,
): Promise<PlannedRight | null> => {
  const isAsked = body.retirementPay === null && (body.death ?? input.calculationDate) === input.calculationDate;
  if (!isAsked || input.regimeType === 'RPPSV2') return null;
  const answer = rulesAnswer.parse(JSON.parse(await deps.results.rules(question, revisions, input.regimeType)));
  const toCome = answer.futureRules.filter((rule) => rule.estimatedBenefit !== null && canBeChosen(rule));
  const rule = best(answer.applicableRules.filter(canBeChosen)) ?? soonest(toCome);
  if (rule === null || rule.estimatedBenefit === null || rule.whenToRetire === null) return null;
  const { id: ruleId, modality, whenToRetire, estimatedBenefit: value } = rule;
  return { ruleId, modality, whenToRetire, value };
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
    const planned = await plannedRight(loaded, input, body, context);
    return json(familyAnswerOf({ input, body, planned }));
  },
);
