/** What to do next about a calculation, most effective first. Money in BRL of the calculation date. */
import { z } from 'zod';
import { workAfter } from './choice.ts';
import { regimeType } from './common.ts';
import { hypothesis } from './hypotheses.ts';

/** The id of the step that tells of a right in the other regime. */
export const ELSEWHERE = 'elsewhere';

export const stepKind = z.enum([
  'request',
  'contribute',
  'noNeed',
  'complement',
  'late',
  'certify',
  'prove',
  'indicator',
  'missingPay',
  'openEnd',
  'abono',
  'dispute',
  'deadline',
]);
export type StepKind = z.infer<typeof stepKind>;

/** The difference of two evaluations, as in the row of a scenario; of what is at risk the loss. */
export const stepEffect = z.strictObject({
  soonerByDays: z.int().nullable(),
  gain: z.number().nullable(),
  balance: z.number().nullable(),
  /** One of the two first rights lies more than ten years ahead: what is told of it is rounded. Absent otherwise. */
  farAhead: z.literal(true).optional(),
});
export type StepEffect = z.infer<typeof stepEffect>;

export const nextStep = z.strictObject({
  /** The same for the same step of a calculation: what `step` asks about. */
  id: z.string(),
  kind: stepKind,
  title: z.string(),
  text: z.string(),
  article: z.string().nullable(),
  /** What it is about, and where in the program it is done. */
  subject: z.strictObject({ type: z.enum(['workRecord', 'rule']), id: z.string(), name: z.string() }).nullable(),
  /** null where it has none of its own, and where it was not computed. */
  effect: stepEffect.nullable(),
  /** What it changes in the sum of the other regime, which `effect` does not count; absent where nothing. */
  elsewhere: z.strictObject({ regimeType, balance: z.number() }).optional(),
  /** Of a first right that it leaves as it is, what it brings once beside it: arrears of an abono; absent where nothing. */
  beside: z.number().optional(),
  /** Of a first right that comes sooner, what is received of it until the day on which it would come otherwise. */
  receivedSooner: z.number().optional(),
  /** What it adds until the expectation of life to whoever asks no sooner for it; absent where its own first day adds as much. */
  sameDay: z.number().optional(),
  /**
   * Of a certificate that opens a right: a later day by which it brings more, against the first right without it; absent where none
   * does.
   */
  later: z.strictObject({ date: z.string(), gain: z.number(), balance: z.number() }).optional(),
  /** Until when whoever waits without the certificate has as much a month, and what it adds beyond that wait; absent where never. */
  waiting: z.strictObject({ until: z.string(), balance: z.number() }).optional(),
  /**
   * Time that serves one of two, a certificate or contributing to the INSS: what the other step brings in its regime, beyond waiting
   * `until` a day without it where that is said, and what contributing still brings once the time is certified. `farAhead`: what is told
   * of the right by contributing is rounded.
   */
  either: z
    .strictObject({
      regimeType,
      balance: z.number(),
      until: z.string().optional(),
      left: z.number(),
      farAhead: z.literal(true).optional(),
    })
    .optional(),
  /** Of a right of the same day, the contributions that it then no longer asks for, at the least that the law takes; absent where none. */
  spares: z.number().optional(),
  /** The id of another step about the same months that brings as much and costs nothing; absent where none does. */
  noMoreThan: z.string().optional(),
  /** It is beyond the steps evaluated at once: ask for it by `step`. */
  notComputed: z.boolean(),
  price: z.strictObject({ amount: z.number().nullable(), interestMissing: z.boolean() }).nullable(),
  documents: z.array(z.string()),
  /** The last day, `YYYY-MM-DD`. */
  deadline: z.string().nullable(),
  /** Kept as a scenario it shows the same figures. */
  hypothesis: hypothesis.nullable(),
});
export type NextStep = z.infer<typeof nextStep>;

/** Without `regimeType` and `workAfter` those of the calculation. `step`: the id of one that was not computed. */
export const nextStepsQuery = z.object({
  regimeType: regimeType.optional(),
  workAfter: workAfter.optional(),
  step: z.string().max(200).optional(),
});

export const nextStepsAnswer = z.strictObject({
  regimeType,
  steps: z.array(nextStep),
  notes: z.array(z.string()),
});
export type NextStepsAnswer = z.infer<typeof nextStepsAnswer>;
