/**
 * The part of a theoretical value that Brazil pays of a right by totalisation: Brazilian time ÷ the time of both countries,
 * in whole months, without a limit to the time altogether.
 *
 * @see Decreto 3.048/1999, arts. 32, § 18, and 35, § 1
 */
import type { Span } from '../../units/span.ts';
import { without } from './coefficient.ts';
import type { BenefitFacts } from './facts.ts';
import { countText } from './text.ts';

export const THEORETICAL_ARTICLE = 'Decreto 3.048/1999, art. 32, § 18';
export const PROPORTIONAL_ARTICLE = 'Decreto 3.048/1999, art. 35, § 1º';

/** In whole months. */
export interface ShareInBrazil {
  readonly inBrazil: number;
  readonly altogether: number;
}

const wholeMonths = ({ years, months }: Span): number => years * 12 + months;

/** `left`: what the months left out of the average leave of the whole; they are Brazilian. Null of any other right. */
export const shareInBrazil = ({ valuation }: Pick<BenefitFacts, 'valuation'>, left: Span): ShareInBrazil | null => {
  if (valuation.inBrazil === undefined) return null;
  const lost = wholeMonths(valuation.contribution) - wholeMonths(left);
  const altogether = Math.max(1, wholeMonths(left));
  return { inBrazil: Math.min(altogether, Math.max(0, wholeMonths(valuation.inBrazil) - lost)), altogether };
};

/** '144 meses ÷ 264 meses' */
export const shareText = ({ inBrazil, altogether }: ShareInBrazil): string =>
  `${countText(inBrazil, 'mês', 'meses')} ÷ ${countText(altogether, 'mês', 'meses')}`;

/** Months left out lower the part as well: they are chosen by both. undefined without time abroad. */
export const discardedShareOf = (facts: BenefitFacts): ((lost: number) => number) | undefined => {
  if (facts.valuation.inBrazil === undefined) return undefined;
  return (lost) => {
    const share = shareInBrazil(facts, without(facts.valuation.contribution, lost));
    return share === null ? 1 : share.inBrazil / share.altogether;
  };
};
