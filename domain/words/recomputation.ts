import { formatDate } from './format.ts';

interface Cause {
  /** Reference months of the indexes, 'MM/YYYY', as the log has them. */
  readonly months: readonly string[];
  /** The day on which another version of the rules came into use, `YYYY-MM-DD`. */
  readonly lawOf: string | null;
}

const MOST_NAMED = 3;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

const indexesOf = (months: readonly string[]): string => {
  const rest = months.length - MOST_NAMED;
  if (rest <= 0) return `índices de ${listed(months)}`;
  return `índices de ${listed([...months.slice(-MOST_NAMED), `de mais ${rest} ${rest === 1 ? 'mês' : 'meses'}`])}`;
};

/** Why a calculation moved: 'índices de 10/2026', 'regras atualizadas em 22/11/2026', or both. */
export const causeInWords = ({ months, lawOf }: Cause): string => {
  const causes = [
    ...(months.length === 0 ? [] : [indexesOf(months)]),
    ...(lawOf === null ? [] : [`regras atualizadas em ${formatDate(lawOf)}`]),
  ];
  return causes.length === 0 ? 'outros índices' : causes.join('; ');
};
