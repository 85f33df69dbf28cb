import type {
  AverageFigure,
  DescribedFields,
  ExposureFields,
  OneFigure,
  PairFigure,
  PermanentFields,
  PointsFields,
  PoliceFields,
  TollFields,
} from '../api/described-places.ts';
import { under } from '../failures.ts';
import { parseMonth } from '../units/month.ts';
import { describedMessages as say } from '../words/described-places.ts';
import { messages } from '../words/messages.ts';
import { ofMunicipality } from './municipality.ts';

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

/** A guard retires younger than others. */
const AGES_OF_POLICE: Range = [45, 75];

const police = (fields: PoliceFields): Refusals =>
  all({
    ages: pair(fields.ages, AGES_OF_POLICE),
    years: pair(fields.years, YEARS),
    inPolice: pair(fields.inPolice, YEARS),
    average: average(fields.average),
  });

const exposure = (fields: ExposureFields): Refusals =>
  all({
    age: one(fields.age, AGES),
    publicService: one(fields.publicService, YEARS),
    position: one(fields.position, YEARS),
    average: average(fields.average),
  });

const PERCENT: Range = [1, 100];

/** Quotas of its own are asked for where the law has them, and stand nowhere else. */
const quotas = ({ pension, pensionQuotas }: DescribedFields): Refusals => {
  const { family = null, each = null } = pensionQuotas ?? {};
  if (pension !== 'own') return pensionQuotas === null ? NONE : { pension: say.leftOver };
  const asked = (value: number | null) => (value === null ? messages.required : outside(value, PERCENT));
  const over = family !== null && each !== null && family + each > 100 ? say.quotasOver : null;
  return under('pensionQuotas', named({ family: asked(family) ?? over, each: asked(each) }));
};

const isAddress = (text: string): boolean => URL.canParse(text) && text.startsWith('https://');

const rateSince = ({ rate, since }: { readonly rate: number; readonly since: string }, today: string) => {
  const isRate = rate > 0 && rate <= 22 && Number(rate.toFixed(2)) === rate;
  return { rate: isRate ? null : say.rate, since: since > today ? say.afterToday : null };
};

const MINIMUM_WAGES: Range = [1, 6];

const contribution = ({ contribution: withheld }: DescribedFields, today: string): Refusals => {
  if (withheld === null) return NONE;
  const { exemptUpTo, minimumWages } = withheld;
  const count = (): string | null => {
    if (exemptUpTo !== 'minimumWages') return minimumWages === null ? null : say.leftOver;
    return minimumWages === null ? messages.required : outside(minimumWages, MINIMUM_WAGES);
  };
  return named({ ...rateSince(withheld, today), minimumWages: count() });
};

/** Why a description cannot be kept, by field of the request; empty where it can. */
export const refusalsOf = (fields: DescribedFields, today: string): Refusals => ({
  ...named({
    ibge: ofMunicipality(fields) ? null : say.ibge,
    reformDate: fields.reformDate > today ? say.afterToday : null,
    oldRulesUntil:
      fields.oldRulesUntil !== null && fields.oldRulesUntil < fields.reformDate ? say.untilBeforeReform : null,
  }),
  ...quotas(fields),
  ...all({
    read: named({
      on: fields.read.on > today ? say.afterToday : null,
      address: fields.read.address === '' || isAddress(fields.read.address) ? null : say.address,
    }),
    permanent: fields.permanent.kind === 'own' ? common(fields.permanent) : NONE,
    points: fields.points.kind === 'own' ? points(fields.points, fields.reformDate) : NONE,
    toll: fields.toll.kind === 'own' ? toll(fields.toll, today) : NONE,
    police: fields.police.kind === 'own' ? police(fields.police) : NONE,
    exposure: fields.exposure.kind === 'own' ? exposure(fields.exposure) : NONE,
    contribution: contribution(fields, today),
    activeContribution: fields.activeContribution === null ? NONE : named(rateSince(fields.activeContribution, today)),
  }),
});
