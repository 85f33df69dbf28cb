/**
 * Every right by day and value, and what each further year of work brings and costs, in one pass: times, days of rights and
 * sums of salaries are worked out once, and only the benefit of each day anew.
 */
import type { OutlookAnswer, OutlookRight, OutlookWaiting } from '../../../api/outlook.ts';
import { addMonths, type Day, elapsed, isoOf, monthOf } from '../../../units/day.ts';
import { checkLawInput } from '../../input/checks.ts';
import type { LawInput } from '../../input/input.ts';
import { rulesOf } from '../../norms/index.ts';
import { survivalAt } from '../../tables/index.ts';
import { type Case, caseOf } from '../case.ts';
import { compulsoryDayOf, judgeAll, missingDataOf } from '../evaluate.ts';
import { type Judgement, lastDayOfLife } from '../judge.ts';
import { remunerationsOf } from '../worth/remunerations.ts';
import { type Contributions, contributionsOf } from './contributions.ts';
import { type Best, bestOn, firstWithValue, type Held, heldBy, isVariant } from './held.ts';
import { marksOf } from './marks.ts';
import { notesOf } from './notes.ts';
import { payGoingOn, withPayTyped } from './pay.ts';
import { type Waited, type WaitedFrom, waitedUntil } from './waiting.ts';

/** Of the RPPS, and of whoever works for the State under the RGPS. @see CF, arts. 40, § 1, II, and 201, § 16; LC 152/2015 */
const COMPULSORY_AGE_IN_MONTHS = 75 * 12;

/** A year apart from the first day on, and the last day. */
const daysOfWaiting = (first: Day, last: Day): Day[] => {
  const days = [first];
  for (let years = 1; addMonths(first, 12 * years) <= last; years += 1) days.push(addMonths(first, 12 * years));
  return first < last && days.at(-1) !== last ? [...days, last] : days;
};

const NOTHING_WAITED = {
  gain: null,
  forgone: null,
  benefits: null,
  contributions: null,
  recoveredOn: null,
  receivedInLife: null,
} as const;

const answered = ({ recoveredOn, ...waited }: Waited) => ({
  ...waited,
  recoveredOn: recoveredOn === null ? null : isoOf(recoveredOn),
});

const rightOf = (held: Held, person: Case, asked: WaitedFrom | null): OutlookRight => {
  const { rule } = held.judgement;
  const valueWithPay = held.on(held.from);
  return {
    ruleId: rule.id,
    modality: rule.modality,
    description: rule.description,
    parity: rule.parity,
    abono: rule.abono,
    confirmed: rule.confirmed && (rule.regimeType === 'RGPS' || person.regime?.confirmed !== false),
    variantOf: rule.variantOf ?? null,
    date: isoOf(held.date),
    from: isoOf(held.from),
    value: held.value,
    valueWithPay,
    ...(valueWithPay === null || asked === null || held.from < asked.first.day
      ? NOTHING_WAITED
      : answered(waitedUntil({ day: held.from, value: valueWithPay }, asked))),
  };
};

const waitingFor = (best: Best, asked: WaitedFrom): OutlookWaiting => ({
  date: isoOf(best.day),
  ruleId: best.ruleId,
  value: best.value,
  ...answered(waitedUntil(best, asked)),
});

const lifeExpectancyOf = ({ givenSurvival }: LawInput, { birth, calculationDate }: Case) => {
  const age = elapsed(birth, calculationDate).years;
  const given = givenSurvival?.[age];
  const found = given === undefined ? survivalAt(age, isoOf(calculationDate)) : { years: given, tableYear: null };
  if (found === null) return null;
  return { ...found, until: addMonths(calculationDate, Math.round(found.years * 12)) };
};

const nobody = (input: LawInput, missingData: string[]): OutlookAnswer => ({
  regimeType: input.regimeType === 'RGPS' ? 'RGPS' : 'RPPS',
  calculationDate: input.calculationDate,
  rights: [],
  waiting: [],
  marks: { soonest: null, best: null, highest: null, bestInLife: null },
  until: null,
  lifeExpectancy: null,
  notes: [],
  missingData,
});

/** The last day of the table: the compulsory one, or that of the age at which it would come. */
const lastDayOf = (judgements: readonly Judgement[], { birth, regimeType }: Case): Day =>
  (regimeType === 'RPPS' ? compulsoryDayOf(judgements) : null) ?? addMonths(birth, COMPULSORY_AGE_IN_MONTHS);

/**
 * When to retire: every right by day and value, and what each further year of waiting is worth. What is missing is listed
 * in `missingData`, and the lists are empty then.
 *
 * @throws LawError for a date, span or amount that cannot be read; nothing that passed the API's schemas does
 */
export const outlook = (input: LawInput): OutlookAnswer => {
  checkLawInput(input);
  const missingData = missingDataOf(input);
  const person = missingData.length > 0 ? null : caseOf(input);
  if (person === null) return nobody(input, missingData);
  const judgements = judgeAll(rulesOf(person.regimeType, person.regime), person);
  const last = lastDayOf(judgements, person);
  const going = payGoingOn(input, person, monthOf(Math.max(last, person.calculationDate)));
  const held = heldBy(judgements, person, input, withPayTyped(input, going));
  const own = held.filter((right) => !isVariant(right));
  const contributions: Contributions = contributionsOf(person, going, {
    goesOn: person.holdings.stated,
    underCeiling: remunerationsOf(input, person).underComplementaryRegime,
  });
  const life = lifeExpectancyOf(input, person);
  const first = firstWithValue(own);
  const asked: WaitedFrom | null =
    first === null ? null : { first, contributions, lifeUntil: life?.until ?? null, lastDay: lastDayOfLife(person) };
  const rights = held.map((right) => rightOf(right, person, asked));
  const waiting =
    asked === null
      ? []
      : daysOfWaiting(asked.first.day, last).flatMap((day) => {
          const best = bestOn(day, own);
          return best === null ? [] : [waitingFor(best, asked)];
        });
  const bestThen = new Map(own.map(({ from }) => [isoOf(from), bestOn(from, own)?.ruleId]));
  return {
    ...nobody(input, missingData),
    rights,
    waiting,
    marks: marksOf(rights, waiting, ({ from, ruleId }) => bestThen.get(from) === ruleId),
    until: isoOf(last),
    lifeExpectancy: life === null ? null : { ...life, until: isoOf(life.until) },
    notes: notesOf(person, going, contributions, {
      withValues: asked !== null,
      withParity: own.some(({ judgement }) => judgement.rule.parity !== false),
    }),
  };
};
