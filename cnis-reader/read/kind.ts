import type { CnisRelation } from '../../domain/cnis/extract.ts';
import { fold } from '../../domain/words/format.ts';
import type { Column } from './columns.ts';
import type { RelationField } from './labels.ts';
import type { RelationRow } from './relation-row.ts';

const ownContribution =
  /^(recolhimento|autonomo|empresario|empregado domestico|contribuinte|facultativo|segurado especial)/;
const contributorType = /^(contribuinte|facultativo|autonomo|empresario)/;

/** The kind of a relation, derived from its origin, its type and the columns of its table; the extract does not name it. */
export const kindOf = (
  row: Pick<RelationRow, 'employer' | 'type' | 'code'>,
  columns: readonly Column<RelationField>[],
): CnisRelation['kind'] => {
  const employer = fold(row.employer);
  const type = fold(row.type);
  const fields = new Set(columns.map(({ field }) => field));
  if (fields.has('species') || fields.has('situation') || employer === 'beneficio') return 'benefit';
  if (employer.startsWith('seguro desemprego') || type.includes('evento previdenciario')) return 'event';
  if (employer.startsWith('agrupamento de contratantes')) return 'services';
  if (!fields.has('code')) return 'contributions';
  if (row.code === null && (ownContribution.test(employer) || contributorType.test(type))) return 'contributions';
  return 'employment';
};
