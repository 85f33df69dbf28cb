/** Of what time counted toward a degree of disability is made: that of each degree, its factor, and what it makes. */
import type { RequirementExplained } from '../api/requirements.ts';
import { choiceWords } from './fields.ts';
import { formatCounted } from './quantities.ts';

type Part = NonNullable<RequirementExplained['parts']>[number];

export const degreePartWords = {
  title: (day: string) => `Tempo por grau em ${day}, convertido (Decreto 3.048/1999, arts. 70-E e 70-F)`,
  degree: 'Grau',
  held: 'Tempo',
  factor: 'Fator',
  converted: 'Vale',
} as const;

const factors = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

const degreeName = ({ degree, exposure }: Part): string => {
  const name = degree === null ? 'Sem deficiência' : choiceWords.disabledLevel[degree];
  return exposure === null ? name : `${name}, exposição de ${exposure} anos`;
};

/** One row a part: degree, time held in it, factor, what it makes. Empty where nothing is converted. */
export const degreePartRows = ({ parts = [] }: RequirementExplained): readonly (readonly string[])[] =>
  parts.map((part) => [
    degreeName(part),
    formatCounted(part.held),
    factors.format(part.factor),
    formatCounted(part.converted),
  ]);
