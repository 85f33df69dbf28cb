/** A rule that became law only after the day of the calculation. */
import { isoOf } from '../../../units/day.ts';
import { formatDate } from '../../../words/format.ts';
import type { Case } from '../case.ts';
import type { Judgement } from '../judge.ts';

/** In Portuguese, for whoever reads of a right to come by it; null where the rule was there on the day. */
export const notYetLaw = (
  { window, standing }: Pick<Judgement, 'window' | 'standing'>,
  { calculationDate }: Pick<Case, 'calculationDate'>,
): string | null =>
  standing !== 'future' || window.from <= calculationDate
    ? null
    : `Regra que só vale a partir de ${formatDate(isoOf(window.from))}, depois da data do cálculo.`;
