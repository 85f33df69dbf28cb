/** A municipality as an office describes it: the figures of its reform, and where each of them was seen. */
import { z } from 'zod';
import { messages } from '../words/messages.ts';
import { unitCodes } from '../words/units.ts';
import { instant, isoDate, requiredText } from './common.ts';

/** 'text': in the law itself; 'reported': said by others; 'uniao': as the União, because the office says so; 'notRead': nobody knows. */
export const basis = z.enum(['text', 'reported', 'uniao', 'notRead'], { error: messages.invalidValue });
export type Basis = z.output<typeof basis>;

const whole = z.int({ error: messages.invalidValue }).nullable();

/** A figure of men and women; both null where it is the União's or nobody knows it. */
const pair = z.strictObject({ from: basis, man: whole, woman: whole });
const one = z.strictObject({ from: basis, value: whole });
export type PairFigure = z.output<typeof pair>;
export type OneFigure = z.output<typeof one>;

export const describedAverages = ['sixtyPlusTwo', 'whole', 'wholeOfBest80', 'best80Limited'] as const;
const average = z.strictObject({
  from: basis,
  method: z.enum(describedAverages, { error: messages.invalidValue }).nullable(),
});
export type AverageFigure = z.output<typeof average>;

/** The law has no such rule, or nobody read whether it has one. */
const absent = z.enum(['none', 'notRead']);

const permanent = z.strictObject({
  kind: z.literal('own'),
  ages: pair,
  teacherAges: pair,
  years: pair,
  publicService: one,
  position: one,
  average,
});

/** Points that rise by one every `everyMonths`, from the first day of the month `firstRise` ('YYYY-MM') on, up to `limits`. */
const points = z.strictObject({
  kind: z.literal('own'),
  ages: pair,
  /** Ages that hold from a later day on; null where they never rise. */
  laterAges: z.strictObject({ on: isoDate, ages: pair }).nullable(),
  start: pair,
  limits: pair,
  teacherAges: pair,
  teacherStart: pair,
  teacherLimits: pair,
  firstRise: z
    .string({ error: messages.invalidDate })
    .min(1, messages.required)
    .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, messages.firstOfMonth),
  everyMonths: z.int({ error: messages.invalidValue }),
  years: pair,
  teacherYears: pair,
  publicService: one,
  position: one,
  average,
  /** Ages for full pay of who entered by 31/12/2003. */
  fullPayAges: pair,
});

const toll = z.strictObject({
  kind: z.literal('own'),
  /** Per cent of what was missing on `measuredOn`. */
  percent: z.int({ error: messages.invalidValue }),
  measuredOn: isoDate,
  ages: pair,
  teacherAges: pair,
  years: pair,
  teacherYears: pair,
  publicService: one,
  position: one,
  average,
  /** Whether who entered by 31/12/2003 is paid in full. */
  fullPay: basis,
});

/** Municipal guards, and police where a place has them: an age, contribution and so many years of it in the post. */
const police = z.strictObject({
  kind: z.literal('own'),
  ages: pair,
  years: pair,
  inPolice: pair,
  average,
});

/** 25 years of exposure to harmful agents and an age. */
const exposure = z.strictObject({
  kind: z.literal('own'),
  age: one,
  publicService: one,
  position: one,
  average,
  /** Whether who entered by the reform has the points of EC 103/2019, art. 21. */
  points: z.enum(['uniao', 'none', 'notRead'], { error: messages.invalidValue }),
});

const ruleOf = <Own extends z.ZodObject<{ kind: z.ZodLiteral<'own'> }>>(own: Own) =>
  z.discriminatedUnion('kind', [z.strictObject({ kind: absent }), own]);

export const describedPlaceFields = z.strictObject({
  city: requiredText(80),
  uf: z.enum(unitCodes, { error: messages.invalidState }),
  /** The IBGE's code of the municipality: seven digits. */
  ibge: z.int({ error: messages.invalidValue }).min(1, messages.required),
  institute: z.string({ error: messages.invalidValue }).trim().max(120, messages.invalidValue),
  /** As it is cited: 'Lei 4.151/2023'. */
  law: requiredText(80),
  /** Last day of the old rules, of entry into the transitions. */
  reformDate: isoDate,
  /** What served as text. */
  read: z.strictObject({
    served: z.enum(['law', 'institute', 'press'], { error: messages.invalidValue }),
    title: requiredText(200),
    address: z.string({ error: messages.invalidValue }).trim().max(400, messages.invalidValue),
    on: isoDate,
  }),
  /** The law that endorses EC 103/2019, art. 36, II; null where nobody read one. */
  endorsement: z.strictObject({ law: requiredText(120), lastDay: isoDate }).nullable(),
  /** First day of entry under the complementary regime; null where nobody read it. */
  complementaryRegimeFrom: isoDate.nullable(),
  permanent: ruleOf(permanent),
  points: ruleOf(points),
  toll: ruleOf(toll),
  police: ruleOf(police).default({ kind: 'notRead' }),
  exposure: ruleOf(exposure).default({ kind: 'notRead' }),
  /** LC 142/2013, as EC 103/2019, art. 22, has it for the União. */
  disability: z.enum(['lc142', 'none', 'notRead'], { error: messages.invalidValue }).default('notRead'),
  /** Last day on which the old rules can be met, where the law keeps them beyond its own day. */
  oldRulesUntil: isoDate.nullable().default(null),
  incapacity: z.enum(['uniao', 'notRead'], { error: messages.invalidValue }),
  pension: z.enum(['article23', 'lei10887', 'own', 'notRead'], { error: messages.invalidValue }),
  /** Per cent of the family and of each dependant, of a law with quotas of its own; null elsewhere. */
  pensionQuotas: z.strictObject({ family: whole, each: whole }).nullable().default(null),
  /** `atMost`: up to the contribution, by criteria of the place. */
  abono: z.enum(['equal', 'atMost', 'none', 'notRead'], { error: messages.invalidValue }),
  /** What is withheld from the retired; null where nobody read it. */
  contribution: z
    .strictObject({
      /** Per cent, two decimals at most. */
      rate: z.number({ error: messages.invalidValue }),
      exemptUpTo: z.enum(['ceiling', 'minimumWage', 'minimumWages'], { error: messages.invalidValue }),
      /** How many, of 'minimumWages'; null elsewhere. */
      minimumWages: whole.default(null),
      since: isoDate,
    })
    .nullable(),
  /** What is withheld from those at work, which the abono gives back; null where nobody read it. */
  activeContribution: z
    .strictObject({ rate: z.number({ error: messages.invalidValue }), since: isoDate })
    .nullable()
    .default(null),
});
export type DescribedFields = z.output<typeof describedPlaceFields>;
export type PermanentFields = Extract<DescribedFields['permanent'], { kind: 'own' }>;
export type PointsFields = Extract<DescribedFields['points'], { kind: 'own' }>;
export type TollFields = Extract<DescribedFields['toll'], { kind: 'own' }>;
export type PoliceFields = Extract<DescribedFields['police'], { kind: 'own' }>;
export type ExposureFields = Extract<DescribedFields['exposure'], { kind: 'own' }>;

export const describedPlaceBody = z.strictObject({ place: describedPlaceFields });

export const describedPlace = z.strictObject({
  /** The number of the regime, by which calculations name it. */
  id: z.string(),
  regimeId: z.int(),
  name: z.string(),
  /** Counts what was described, from 1. */
  version: z.int(),
  /** Sent back as `If-Match` by whoever describes it again or withdraws it. */
  revision: z.int(),
  describedAt: instant,
  by: z.strictObject({ id: z.string(), name: z.string() }),
  /** No longer offered; calculations that name it go on with it. */
  withdrawn: z.boolean(),
  /** What no rule is computed for, and which figures are missing, in Portuguese. */
  missing: z.array(z.string()),
  fields: describedPlaceFields,
});
export type DescribedPlace = z.output<typeof describedPlace>;
export const describedPlaceAnswer = z.strictObject({ place: describedPlace });
export const describedPlacesAnswer = z.strictObject({
  places: z.array(describedPlace),
  /** Whether the caller may describe places. */
  mayDescribe: z.boolean(),
});

export const neighbourQuery = z.object({ regimeId: z.string().regex(/^\d{1,16}$/, messages.invalidRegime) });

/** A figure of both places, in words; null where one has none. */
export const neighbourAnswer = z.strictObject({
  name: z.string(),
  neighbour: z.string(),
  rows: z.array(
    z.strictObject({
      rule: z.string(),
      figure: z.string(),
      own: z.string().nullable(),
      theirs: z.string().nullable(),
    }),
  ),
});
