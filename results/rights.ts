import { z } from 'zod';
import { ruleKind } from '../domain/api/rules.ts';
import { isCompulsory } from '../domain/words/compulsory.ts';
import { namedFirst } from '../domain/words/ranked-rights.ts';
import { restsOnRuralPay } from '../domain/words/rural-pay.ts';

/** A rule by which somebody can retire, the day on which it is met, past or to come, and its estimate. */
export const right = z.object({ ruleId: z.string(), date: z.string(), value: z.number().nullable() });
export type Right = z.output<typeof right>;

const answered = z.object({
  id: z.string(),
  whenToRetire: z.string().nullable(),
  variantOf: z.string().nullable(),
  estimatedBenefit: z.number().nullable(),
});
const answer = z.object({ applicableRules: z.array(answered), futureRules: z.array(answered) });

/**
 * The rights in a `RulesAnswer`, as parsed, the first day first, of several on one day the highest value. The other
 * reading of a rule that is disputed in court is none: nobody is told to retire by it unseen.
 */
export const rightsIn = (rules: unknown): readonly Right[] => {
  const { applicableRules, futureRules } = answer.parse(rules);
  return [...applicableRules, ...futureRules]
    .flatMap(({ id, whenToRetire, variantOf, estimatedBenefit }) =>
      whenToRetire === null || variantOf !== null ? [] : [{ ruleId: id, date: whenToRetire, value: estimatedBenefit }],
    )
    .sort(inOrder);
};

const inOrder = (one: Right, other: Right): number => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return (other.value ?? -1) - (one.value ?? -1) || (one.ruleId < other.ruleId ? -1 : 1);
};

const nameable = z.object({
  whenToRetire: z.string().nullable(),
  variantOf: z.string().nullable(),
  estimatedBenefit: z.number().nullable(),
  parity: z.union([z.boolean(), z.string()]),
  withinReach: z.boolean(),
  kind: ruleKind,
  calculationDate: z.string(),
  confirmed: z.boolean(),
  benefitCalculusMethod: z.string(),
  hangsOnRuralPay: z.literal(true).optional(),
  hangsOnNewPost: z.literal(true).optional(),
});
const named = z.object({
  applicableRules: z.array(nameable),
  futureRules: z.array(nameable),
  missingData: z.array(z.string()),
  nothingRecorded: z.literal(true).optional(),
  retiredSince: z.string().optional(),
});

/** Why there is no day: a retirement is received and there is no other, nothing is recorded, something is missing without which no rule is tested, or no rule is ever met. */
export const noFirst = z.enum(['noRecords', 'missingData', 'noRight', 'retired']);

/** Since when, or from when on, somebody can retire: the day of the right that is named first everywhere. */
export const firstRight = z.object({
  /** Null: see `missing`. */
  retirementOn: z.string().nullable(),
  /** The text of the rule was read, and the right hangs on nothing that has to be checked first. */
  confirmed: z.boolean(),
  /** The age retires: the day is none on which anything can be asked for. */
  compulsory: z.boolean(),
  missing: noFirst.nullable(),
});
export type FirstRight = z.output<typeof firstRight>;

/** The first right in a `RulesAnswer`, as parsed. Without any record there is none: its day would only be that of the calculation, and so many years. */
export const firstRightIn = (answered: unknown): FirstRight => {
  const rules = named.parse(answered);
  if (rules.missingData.length > 0) return without('missingData');
  if (rules.retiredSince !== undefined) return without('retired');
  if (rules.nothingRecorded === true) return without('noRecords');
  const first = namedFirst(rules);
  if (first === null) return without('noRight');
  return {
    retirementOn: first.whenToRetire,
    confirmed: first.confirmed && !restsOnRuralPay(first) && first.hangsOnNewPost !== true,
    compulsory: isCompulsory(first),
    missing: null,
  };
};

const without = (missing: z.output<typeof noFirst>): FirstRight => ({
  retirementOn: null,
  confirmed: false,
  compulsory: false,
  missing,
});

/** The day of a right and its value; both null where it is none. */
export interface Standing {
  readonly date: string | null;
  readonly value: number | null;
}

export interface Movement {
  readonly ruleId: string;
  readonly before: Standing;
  readonly after: Standing;
  /** How many further rules moved. */
  readonly others: number;
}

/** What moved between two lists of rights: the first of the rules of today that did, else of those of before. */
export const movement = (before: readonly Right[], after: readonly Right[]): Movement | null => {
  const [former, present] = [standings(before), standings(after)];
  const moved = [...new Set([...present.keys(), ...former.keys()])].flatMap((ruleId) => {
    const [was, is] = [former.get(ruleId) ?? none, present.get(ruleId) ?? none];
    return was.date === is.date && was.value === is.value ? [] : [{ ruleId, before: was, after: is }];
  });
  const [first] = moved;
  return first === undefined ? null : { ...first, others: moved.length - 1 };
};

const none: Standing = { date: null, value: null };

const standings = (rights: readonly Right[]): ReadonlyMap<string, Standing> =>
  new Map(rights.map(({ ruleId, date, value }) => [ruleId, { date, value }]));
