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
import { worthOf } from '../worth/worth.ts';
import { type Contributions, contributionsOf } from './contributions.ts';
import { notesOf } from './notes.ts';
import { payGoingOn, withPayTyped } from './pay.ts';
import { type Choice, type Waited, type WaitedFrom, waitedUntil } from './waiting.ts';

/** Of the RPPS, and of whoever works for the State under the RGPS. @see CF, arts. 40, § 1, II, and 201, § 16; LC 152/2015 */
const COMPULSORY_AGE_IN_MONTHS = 75 * 12;

/** A right that is or will be complete. */
interface Held {
  readonly judgement: Judgement;
  readonly date: Day;
  /** The first day on which it can be asked for. */
  readonly from: Day;
  /** BRL as on the card; null where it is not known. */
  readonly value: number | null;
  /** BRL when asked for on a day, with the pay going on. */
  readonly on: (day: Day) => number | null;
}

interface Best extends Choice {
  readonly ruleId: string;
}

const isVariant = ({ judgement }: Held): boolean => judgement.rule.variantOf !== undefined;

/** Rights of the person with their values, the earliest first. */
const heldBy = (judgements: readonly Judgement[], person: Case, input: LawInput, typed: LawInput): Held[] => {
  const compulsoryOn = compulsoryDayOf(judgements);
  const known = remunerationsOf(input, person);
  /** What is supposed says nothing of how much of the past is known. */
  const going = { ...remunerationsOf(typed, person), filledShare: known.filledShare };
  const held = judgements.flatMap((judgement): Held[] => {
    const { standing, whenToRetire: date } = judgement;
    if (standing === 'notApplicable' || date === null) return [];
    const value = worthOf(judgement, person, known, compulsoryOn)?.value ?? null;
    /** Until the calculation date nothing is supposed. */
    const worked = new Map<Day, number | null>(date <= person.calculationDate ? [[person.calculationDate, value]] : []);
    const on = (day: Day): number | null => {
      const before = worked.get(day);
      const found =
        before === undefined ? (worthOf(judgement, person, going, compulsoryOn, day)?.value ?? null) : before;
      worked.set(day, found);
      return found;
    };
    return [{ judgement, date, from: Math.max(date, person.calculationDate), value, on }];
  });
  return held.sort((a, b) => a.date - b.date || a.judgement.rule.id.localeCompare(b.judgement.rule.id));
};

/** The highest value of a day, of the earlier right where two give the same; null where none is known. */
const bestOn = (day: Day, held: readonly Held[]): Best | null => {
  let best: Best | null = null;
  for (const right of held) {
    const value = right.from <= day ? right.on(day) : null;
    if (value === null || (best !== null && value <= best.value)) continue;
    best = { day, value, ruleId: right.judgement.rule.id };
  }
  return best;
};

/** A year apart from the first day on, and the last day. */
const daysOfWaiting = (first: Day, last: Day): Day[] => {
  const days = [first];
  for (let years = 1; addMonths(first, 12 * years) <= last; years += 1) days.push(addMonths(first, 12 * years));
  return first < last && days.at(-1) !== last ? [...days, last] : days;
};

const firstWithValue = (held: readonly Held[]): Best | null => {
  for (const day of [...new Set(held.map(({ from }) => from))].sort((a, b) => a - b)) {
    const best = bestOn(day, held);
    if (best !== null) return best;
  }
  return null;
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

/** The first of those that have the most; null of none. */
const most = <T>(items: readonly T[], amountOf: (item: T) => number | null): T | null => {
  let found: { item: T; amount: number } | null = null;
  for (const item of items) {
    const amount = amountOf(item);
    if (amount !== null && (found === null || amount > found.amount)) found = { item, amount };
  }
  return found?.item ?? null;
};

const byDay = (a: { readonly date: string }, b: { readonly date: string }): number => a.date.localeCompare(b.date);

/** `isBestThen`: no other right gives more on the first day of this one. */
const marksOf = (
  rights: readonly OutlookRight[],
  waiting: readonly OutlookWaiting[],
  isBestThen: (right: OutlookRight) => boolean,
): OutlookAnswer['marks'] => {
  const own = rights.filter(({ variantOf }) => variantOf === null).map((right) => ({ ...right, date: right.from }));
  const marked = (item: { readonly date: string; readonly ruleId: string } | null) =>
    item === null ? null : { date: item.date, ruleId: item.ruleId };
  const days = [...waiting, ...own.map((right) => ({ ...right, value: right.valueWithPay }))].sort(byDay);
  const best = most(own.filter(isBestThen), ({ valueWithPay }) => valueWithPay);
  const highest = most(days, ({ value }) => value);
  return {
    soonest: marked(own[0] ?? null),
    best: marked(best),
    highest: (highest?.value ?? 0) > (best?.valueWithPay ?? 0) ? marked(highest) : null,
    bestInLife: marked(most(days, ({ receivedInLife }) => receivedInLife)),
  };
};

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
    notes: notesOf(
      person,
      going,
      contributions,
      own.some(({ judgement }) => judgement.rule.parity !== false),
    ),
  };
};
