import type {
  AverageFigure,
  DescribedFields,
  OneFigure,
  PairFigure,
  PermanentFields,
  PointsFields,
  TollFields,
} from '../api/described-places.ts';
import { under } from '../failures.ts';
import { parseMonth } from '../units/month.ts';
import { describedMessages as say } from '../words/described-places.ts';
import { messages } from '../words/messages.ts';

type Refusals = Readonly<Record<string, string>>;
type Range = readonly [from: number, to: number];

const AGES: Range = [50, 75];
const YEARS: Range = [1, 40];
const POINTS: Range = [60, 120];
const NONE: Refusals = {};

const outside = (value: number, [from, to]: Range): string | null =>
  value < from || value > to ? say.outside(from, to) : null;

/** A number of its own has to be there; where the office says another source, none may be left over. */
const numberIn = (from: PairFigure['from'], value: number | null, range: Range): string | null => {
  if (from === 'uniao' || from === 'notRead') return value === null ? null : say.leftOver;
  return value === null ? messages.required : outside(value, range);
};

const named = (refusals: Readonly<Record<string, string | null>>): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== null));

const pair = ({ from, man, woman }: PairFigure, range: Range): Refusals =>
  named({ man: numberIn(from, man, range), woman: numberIn(from, woman, range) });

const one = ({ from, value }: OneFigure, range: Range): Refusals => named({ value: numberIn(from, value, range) });

const average = ({ from, method }: AverageFigure): Refusals => {
  const isOwn = from === 'text' || from === 'reported';
  if (isOwn === (method !== null)) return NONE;
  return { method: isOwn ? messages.required : say.leftOver };
};

const all = (refusals: Readonly<Record<string, Refusals>>): Refusals =>
  Object.assign({}, ...Object.entries(refusals).map(([field, found]) => under(field, found)));

const common = (fields: PermanentFields | PointsFields | TollFields): Refusals =>
  all({
    ages: pair(fields.ages, AGES),
    teacherAges: pair(fields.teacherAges, AGES),
    years: pair(fields.years, YEARS),
    publicService: one(fields.publicService, YEARS),
    position: one(fields.position, YEARS),
    average: average(fields.average),
  });

/** Points begin as the União's in whole or not at all: its table has its own months. */
const below = (start: PairFigure, limits: PairFigure): Refusals =>
  named({
    man: start.man !== null && limits.man !== null && limits.man < start.man ? say.limitBelowStart : null,
    woman: start.woman !== null && limits.woman !== null && limits.woman < start.woman ? say.limitBelowStart : null,
  });

const MONTHS: Range = [1, 60];
const YEARS_BEFORE = 60;

const laterAges = ({ ages, laterAges: later }: PointsFields, reformDate: string): Refusals => {
  if (later === null) return NONE;
  const falls = (before: number | null, after: number | null) =>
    before !== null && after !== null && after < before ? say.agesFall : null;
  return {
    ...(later.on <= reformDate ? { on: say.laterNotLater } : {}),
    ...under('ages', {
      ...named({ man: falls(ages.man, later.ages.man), woman: falls(ages.woman, later.ages.woman) }),
      ...pair(later.ages, AGES),
    }),
  };
};

const points = (fields: PointsFields, reformDate: string): Refusals => ({
  ...common(fields),
  ...all({
    start: pair(fields.start, POINTS),
    limits: { ...below(fields.start, fields.limits), ...pair(fields.limits, POINTS) },
    teacherStart: pair(fields.teacherStart, POINTS),
    teacherLimits: { ...below(fields.teacherStart, fields.teacherLimits), ...pair(fields.teacherLimits, POINTS) },
    teacherYears: pair(fields.teacherYears, YEARS),
    fullPayAges: pair(fields.fullPayAges, AGES),
    laterAges: laterAges(fields, reformDate),
  }),
  ...named({
    everyMonths: outside(fields.everyMonths, MONTHS),
    firstRise: parseMonth(fields.firstRise) < parseMonth(reformDate) - YEARS_BEFORE ? say.riseBeforeReform : null,
  }),
});

const toll = (fields: TollFields, today: string): Refusals => ({
  ...common(fields),
  ...under('teacherYears', pair(fields.teacherYears, YEARS)),
  ...named({
    percent: outside(fields.percent, [1, 100]),
    measuredOn: fields.measuredOn > today ? say.afterToday : null,
  }),
});

/** IBGE's codes of the states, which the code of a municipality begins with. */
const STATE_CODES: Readonly<Record<DescribedFields['uf'], number>> = {
  RO: 11,
  AC: 12,
  AM: 13,
  RR: 14,
  PA: 15,
  AP: 16,
  TO: 17,
  MA: 21,
  PI: 22,
  CE: 23,
  RN: 24,
  PB: 25,
  PE: 26,
  AL: 27,
  SE: 28,
  BA: 29,
  MG: 31,
  ES: 32,
  RJ: 33,
  SP: 35,
  PR: 41,
  SC: 42,
  RS: 43,
  MS: 50,
  MT: 51,
  GO: 52,
  DF: 53,
};

const ofMunicipality = ({ ibge, uf }: DescribedFields): boolean => Math.floor(ibge / 100_000) === STATE_CODES[uf];

const isAddress = (text: string): boolean => URL.canParse(text) && text.startsWith('https://');

const contribution = ({ contribution: withheld }: DescribedFields, today: string): Refusals => {
  if (withheld === null) return NONE;
  const { rate, since } = withheld;
  const isRate = rate > 0 && rate <= 22 && Number(rate.toFixed(2)) === rate;
  return named({ rate: isRate ? null : say.rate, since: since > today ? say.afterToday : null });
};

/** Why a description cannot be kept, by field of the request; empty where it can. */
export const refusalsOf = (fields: DescribedFields, today: string): Refusals => ({
  ...named({
    ibge: ofMunicipality(fields) ? null : say.ibge,
    reformDate: fields.reformDate > today ? say.afterToday : null,
  }),
  ...all({
    read: named({
      on: fields.read.on > today ? say.afterToday : null,
      address: fields.read.address === '' || isAddress(fields.read.address) ? null : say.address,
    }),
    permanent: fields.permanent.kind === 'own' ? common(fields.permanent) : NONE,
    points: fields.points.kind === 'own' ? points(fields.points, fields.reformDate) : NONE,
    toll: fields.toll.kind === 'own' ? toll(fields.toll, today) : NONE,
    contribution: contribution(fields, today),
  }),
});
