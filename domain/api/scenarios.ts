/** Hypotheses about a calculation, kept beside its facts. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { id, ignored, instant, requiredText } from './common.ts';
import { hypotheses, hypothesis } from './hypotheses.ts';

/** Of one calculation, and of one scenario. */
export const MOST_SCENARIOS = 20;

export const name = requiredText(60, messages.nameTooLong);

/** What a person says of a scenario. */
const statement = { name, hypotheses };

export const scenarioStatement = z.strictObject(statement);

export const scenarioBody = z.strictObject({
  ...statement,
  id: ignored,
  calculationId: ignored,
  createdAt: ignored,
  updatedAt: ignored,
});

/** An absent field keeps what it says. */
export const scenarioEditBody = z.strictObject({
  ...scenarioBody.shape,
  name: name.optional(),
  hypotheses: hypotheses.optional(),
});

const scenario = z.strictObject({
  id,
  calculationId: id,
  name: z.string(),
  hypotheses: z.array(hypothesis),
  createdAt: instant,
  updatedAt: instant,
});

export type Scenario = z.output<typeof scenario>;

export const scenarioAnswer = z.strictObject({ scenario });

export const scenariosAnswer = z.strictObject({ scenarios: z.array(scenario) });
