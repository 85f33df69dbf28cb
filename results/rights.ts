import { z } from 'zod';

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
 * The rights in the JSON of a `RulesAnswer`, the first day first, of several on one day the highest value. The other
 * reading of a rule that is disputed in court is none: nobody is told to retire by it unseen.
 */
export const rightsIn = (json: string): readonly Right[] => {
  const { applicableRules, futureRules } = answer.parse(JSON.parse(json));
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

/** The day on which somebody can first retire; null: never. */
export const firstRetirement = (rights: readonly Right[]): string | null => rights[0]?.date ?? null;

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
