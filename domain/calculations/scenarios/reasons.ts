/** Why something of a line is not answered. */
import type { Reason, ScenarioComparison } from '../../api/scenario-comparison.ts';
import { whyNoNet } from '../../law/engine/choice/net-choice.ts';
import { noNetText } from '../../law/engine/outlook/notes.ts';
import type { Plan } from '../../law/engine/outlook/plan.ts';
import { isoOf } from '../../units/day.ts';
import { formatDate } from '../../words/format.ts';
import { reasonWords } from '../../words/outcome-words.ts';

const whyNoValue = (plan: Plan): string => {
  const right = plan.held.find(({ judgement }) => judgement.rule.id === plan.first?.ruleId);
  return right?.estimateOn(plan.first?.day ?? right.from)?.whyText ?? reasonWords.noValue;
};

/** What of a row may be null besides its first right. */
const OF_ROW = [
  'highest',
  'bestInLife',
  'cost',
  'soonerByDays',
  'gainOnFirst',
  'balance',
  'evensOutOn',
  'totalNet',
  'balanceNet',
] as const;
type Field = (typeof OF_ROW)[number];
type Row = Pick<ScenarioComparison['facts'], Field>;

/** Nothing can be said: no rule was tested. */
const forAll = (text: string): Reason[] => ['first' as const, ...OF_ROW].map((field) => ({ field, text }));
export const withoutData = forAll(reasonWords.missingData);
export const whereRetired = forAll(reasonWords.retired);

const whyNoNetOf = (facts: Plan, { choiceOf, first, life, net }: Plan): string | null => {
  if (life === null) return null;
  const asked = [first, facts.first].flatMap((one) =>
    one === null || one.value === null ? [] : { ...one, value: one.value },
  );
  const why = asked.map((one) => whyNoNet(choiceOf(one), life.until, net)).find((found) => found !== null);
  return why === undefined || why === null ? null : noNetText(why);
};

/** A hypothesis may put off the asking beyond the age of 75 of what has been complete for years. */
const isComplete = ({ first, held, last }: Plan): boolean =>
  held.some(({ judgement, date }) => judgement.rule.id === first?.ruleId && date <= last);

/** One sentence for each null; the same one where they have the same cause. */
export const reasonsOf = (facts: Plan, plan: Plan, row: Row): Reason[] => {
  const { first, life } = plan;
  const whyOf = (fields: readonly Field[], text: string | null): Reason[] =>
    text === null ? [] : fields.flatMap((field) => (row[field] === null ? [{ field, text }] : []));
  if (first === null) {
    const text = reasonWords.noRight;
    return [{ field: 'first', text }, ...whyOf(OF_ROW, text)];
  }
  const noValue = row.highest === null || first.value === null ? whyNoValue(plan) : null;
  const noCost = row.cost === null ? reasonWords.unknownCost : null;
  const noTable = life === null ? reasonWords.noTable : null;
  const ownValue = first.value === null ? noValue : null;
  const ofFacts = facts.first !== null && facts.first.value === null ? reasonWords.factsWithoutValue : null;
  const noSum = ownValue ?? ofFacts ?? noTable ?? noCost;
  return [
    ...(first.value === null ? [{ field: 'first.value', text: whyNoValue(plan) }] : []),
    ...(first.day > plan.last && !isComplete(plan) ? [{ field: 'first', text: reasonWords.afterReach }] : []),
    ...(plan.leavesBefore ? [{ field: 'first', text: reasonWords.leavesBefore(formatDate(isoOf(plan.last))) }] : []),
    ...whyOf(['cost'], noCost),
    ...whyOf(['soonerByDays'], reasonWords.factsWithoutRight),
    ...whyOf(['gainOnFirst'], ownValue ?? ofFacts),
    ...whyOf(['balance', 'evensOutOn'], noSum),
    ...whyOf(['evensOutOn'], noSum === null ? reasonWords.neverEvens : null),
    ...whyOf(['highest'], noValue),
    ...whyOf(['bestInLife'], noValue ?? noTable ?? noCost),
    ...whyOf(['totalNet', 'balanceNet'], noSum ?? whyNoNetOf(facts, plan)),
  ];
};
