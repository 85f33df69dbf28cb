import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { countsNowhere } from '../../../../domain/cnis/indicators.ts';
import type { MonthLimits } from '../../../../domain/cnis/limits.ts';
import { DOMESTIC } from '../../../../domain/cnis/no-contribution.ts';
import { warningMessages } from '../../../../domain/cnis/warnings.ts';
import { twoDigits } from '../../../../domain/units/month.ts';
import { formatMonth } from '../../../../domain/words/format.ts';
import { indicatorTexts, wordsOf } from '../indicators/words.ts';
import { warningsIn } from './regimes.ts';
import type { Reviewed } from './review.ts';
import { noContributionTitle, noStartTitle, outsideTitle, cnisTexts as texts, warningTitles } from './texts.ts';

type Warning = CnisRegister['warnings'][number];
type Month = { year: number; month: string };

/** One thing noticed about a register, with all months of which it is true. */
export interface Notice {
  /** By which the review is filtered: of a kind of warning, or of an indicator's code. */
  title: string;
  /** In how many months; 0 where it is the whole link's. */
  count: number;
  months: string;
  /** Whether somebody has to decide or to prove something; what is only said for completeness raises no alarm. */
  asks: boolean;
}

const thirteenth = 13;
const numberOf = ({ year, month }: { year: number; month: number }): number => year * 12 + month;

/** '02/1990 a 06/1994, 08/1994': consecutive months as one stretch, the 13ths for themselves. */
export const monthStretches = (months: readonly Month[]): string => {
  const plain = months
    .map(({ year, month }) => ({ year, month: Number(month) }))
    .filter(({ month }) => month < thirteenth);
  const sorted = plain.sort((a, b) => numberOf(a) - numberOf(b));
  const stretches: { from: string; to: string; last: number }[] = [];
  for (const at of sorted) {
    const text = formatMonth(twoDigits(at.month), at.year);
    const open = stretches.at(-1);
    if (open !== undefined && numberOf(at) - open.last <= 1) Object.assign(open, { to: text, last: numberOf(at) });
    else stretches.push({ from: text, to: text, last: numberOf(at) });
  }
  const extra = months.filter(({ month }) => Number(month) >= thirteenth).map(({ year }) => `13º/${year}`);
  return [...stretches.map(({ from, to }) => (from === to ? from : `${from} a ${to}`)), ...extra].join(', ');
};

const isOutside = ({ message }: Warning): boolean =>
  message === warningMessages.beforeStart || message === warningMessages.afterEnd;

/** Indicators have words of their own; what is told under their code for want of another stays. */
const isTold = (warning: Warning): boolean => warning.code !== 'indicator' || isOutside(warning);

const isOnTheLand = ({ warnings }: CnisRegister): boolean => warnings.some(({ code }) => code === 'rural');

/** Who pays for himself has no time in a month that he did not pay; who works on the land has. */
const isUnpaid = ({ code, month }: Warning, register: CnisRegister): boolean =>
  code === 'missing' &&
  month !== null &&
  register.kind === 'contributions' &&
  !DOMESTIC.test(register.companyName) &&
  !isOnTheLand(register);

const titleOf = (warning: Warning, register: CnisRegister): string => {
  if (isOutside(warning)) return outsideTitle;
  if (isUnpaid(warning, register)) return noContributionTitle;
  return warning.message === warningMessages.noStart ? noStartTitle : warningTitles[warning.code];
};

const asks = (warning: Warning): boolean => {
  switch (warning.code) {
    case 'openEnd':
    case 'retired':
    case 'belowMinimum':
    case 'paidLate':
    case 'maternity':
    case 'rural':
    case 'incapacityBetween':
    case 'incapacityLast':
      return true;
    case 'missing':
      // Of single months it is usual that some were not reported.
      return warning.month === null;
    case 'indicator':
      return isOutside(warning);
    case 'aboveCeiling':
    case 'duplicate':
    case 'before1994':
      return false;
    default:
      return warning.code satisfies never;
  }
};

const monthsIn = (warnings: readonly Warning[]): Month[] =>
  warnings.flatMap(({ month, year }) => (month === null || year === null ? [] : [{ month, year }]));

/** What there is to notice about a register under the regime chosen for it, facts and not months counted. */
export const noticesOf = (
  { register, regimeType, ending }: Pick<Reviewed, 'register' | 'regimeType' | 'ending'>,
  limits: MonthLimits | null,
): Notice[] => {
  const byTitle = new Map<string, Warning[]>();
  for (const warning of warningsIn(register, regimeType, limits).filter(isTold))
    byTitle.set(titleOf(warning, register), [...(byTitle.get(titleOf(warning, register)) ?? []), warning]);
  const told = [...byTitle].map(([title, warnings]): Notice => {
    const months = monthsIn(warnings);
    const isOpenEnd = warnings.every(({ code }) => code === 'openEnd');
    // A proposed end is there to be seen, and somebody's own decision needs no second one.
    const settled = isOpenEnd && ending !== null && ending !== 'proposed';
    return {
      title,
      count: months.length,
      months: monthStretches(months),
      asks: warnings.some((warning) => asks(warning) || isUnpaid(warning, register)) && !settled,
    };
  });
  const noted = wordsOf(register.noted).map(
    ({ code, where, asks: asking }): Notice => ({ title: code, count: 0, months: where, asks: asking }),
  );
  const nowhere = countsNowhere(register.noted);
  const whole: Notice[] =
    nowhere === null ? [] : [{ title: texts.countsNowhere, count: 0, months: indicatorTexts.wholeLink, asks: true }];
  return [...whole, ...told, ...noted].sort((one, other) => Number(other.asks) - Number(one.asks));
};

/** What is usual, counted once for all registers that are shown. */
export const usualIn = (reviewed: readonly Pick<Reviewed, 'register' | 'regimeType'>[], limits: MonthLimits | null) => {
  const warnings = reviewed.flatMap(({ register, regimeType }) => warningsIn(register, regimeType, limits));
  const counted = (['before1994', 'missing', 'duplicate', 'aboveCeiling'] as const).map((code) => ({
    code,
    count: warnings.filter((warning) => warning.code === code && warning.month !== null).length,
  }));
  return counted.filter(({ count }) => count > 0).map(({ code, count }) => texts.usual[code](count));
};
