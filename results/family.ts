import type { FamilyAnswer, FamilyBody } from '../domain/api/family.ts';
import { rulesAnswer } from '../domain/api/rules.ts';
import type { FamilyAsked } from '../domain/law/engine/family/asked.ts';
import { familyAnswerOf } from '../domain/law/engine/family/family-answer.ts';
import { compulsoryDayIn, plannedRightsOf, rightDaysOf } from '../domain/law/engine/family/planned.ts';
import type { LawInput } from '../domain/law/input/input.ts';
import type { LoadedCase } from './load-case.ts';
import { lawInput } from './question.ts';
import type { Results } from './results.ts';

interface FamilySources {
  readonly results: Results;
}

/** The rights that can be planned, from the first day on; none where there is a pay, or on a day before the calculation's. */
const rightsOf = async (
  { question, revisions }: LoadedCase,
  input: LawInput,
  body: FamilyBody,
  { results }: FamilySources,
): Promise<Pick<FamilyAsked, 'planned' | 'rightDays' | 'compulsoryOn'>> => {
  if (body.retirementPay !== null || input.regimeType === 'RPPSV2') return { planned: [], rightDays: null };
  const rules = rulesAnswer.parse(JSON.parse(await results.rules(question, revisions, input.regimeType)));
  const isToday = (body.death ?? input.calculationDate) === input.calculationDate;
  return {
    planned: isToday ? plannedRightsOf(rules) : [],
    rightDays: rightDaysOf(rules),
    compulsoryOn: compulsoryDayIn(rules),
  };
};

/** What the family that is told of would receive, by the regime asked for or that of the calculation. */
export const familyOf = async (loaded: LoadedCase, body: FamilyBody, sources: FamilySources): Promise<FamilyAnswer> => {
  const input = lawInput(loaded.question, body.regimeType ?? loaded.question.calculation.fields.regimeType);
  return familyAnswerOf({ input, body, ...(await rightsOf(loaded, input, body, sources)) });
};
