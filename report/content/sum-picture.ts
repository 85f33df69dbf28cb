import { formatDate, formatMoney } from '../../domain/words/format.ts';
import { type DrawnSum, type NamedChoice, sumLines } from '../../domain/words/sum-lines.ts';
import type { Block } from '../blocks.ts';

const saidOf = ({ name, points, crossing }: DrawnSum): string => {
  const last = points.at(-1);
  const sum = last === undefined ? '' : `, ${formatMoney(last.sum)} até ${formatDate(last.date)}`;
  return `${name}${sum}${crossing === null ? '' : `, compensa desde ${formatDate(crossing.date)}`}`;
};

/** What is received over time by the first choice and by those that differ from it; nothing where there is nothing to compare. */
export const sumPicture = (
  choices: readonly NamedChoice[],
  { calculationDate, horizon }: { readonly calculationDate: string; readonly horizon: string | null },
): Block[] => {
  const lines = sumLines(choices, { calculationDate, horizon });
  if (horizon === null || lines.length < 2) return [];
  const description = `Soma recebida ao longo do tempo: ${lines.map(saidOf).join('; ')}.`;
  return [{ kind: 'sums', sums: { from: calculationDate, until: horizon, lines, description } }];
};
