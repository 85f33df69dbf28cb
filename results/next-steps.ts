import { nextSteps } from '../domain/advice/next-steps.ts';
import type { RegimeType } from '../domain/api/common.ts';
import type { NextStepsAnswer } from '../domain/api/next-steps.ts';
import { overlayOf } from '../domain/law/tables/index.ts';
import { type LawQuestion, lawInput } from './question.ts';

/** What to do next about a calculation, by one regime; usually in a separate thread. */
export const nextStepsOf = (question: LawQuestion, regimeType: RegimeType, step?: string): NextStepsAnswer =>
  nextSteps({
    calculation: question.calculation,
    regimeType,
    today: question.today,
    birthDate: question.customer.birthDate,
    overlay: overlayOf(question.indexes),
    inputOf: (calculation) => lawInput({ ...question, calculation }, regimeType),
    step,
  });
