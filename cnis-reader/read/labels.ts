import { fold } from '../../domain/words/format.ts';
import { type Piece, slice } from './piece.ts';

export type RelationField =
  | 'seq'
  | 'nit'
  | 'code'
  | 'employer'
  | 'registration'
  | 'type'
  | 'startDate'
  | 'endDate'
  | 'lastRemuneration'
  | 'indicators'
  | 'species'
  | 'situation'
  | 'unknown';

export type GridField = 'month' | 'value' | 'contribution' | 'paidAt' | 'indicators' | 'unknown';

/** Header labels of every known issue, without accents, with the pieces that a two-line label falls into. */
const relationLabels: ReadonlyArray<readonly [Exclude<RelationField, 'unknown'>, readonly string[]]> = [
  ['seq', ['seq.', 'seq', 'indice']],
  ['nit', ['nit']],
  ['code', ['codigo emp./nb', 'codigo emp.', 'codigo emp', 'cnpj/cei/cpf', 'nb']],
  ['employer', ['origem do vinculo']],
  ['registration', ['matricula do trabalhador', 'matricula do', 'matricula', 'trabalhador']],
  ['type', ['tipo filiado no vinculo', 'tipo filiado no', 'tipo filiado', 'tipo vinculo']],
  ['startDate', ['data inicio', 'dt. inicio']],
  ['endDate', ['data fim', 'dt. fim']],
  ['lastRemuneration', ['ult. remun.', 'ult. remun']],
  ['indicators', ['indicadores']],
  ['species', ['especie']],
  ['situation', ['situacao']],
];

const gridLabels: ReadonlyArray<readonly [Exclude<GridField, 'unknown'>, readonly string[]]> = [
  ['month', ['competencia', 'compet.']],
  ['paidAt', ['data pgto.', 'dt. pgto.']],
  ['contribution', ['contribuicao']],
  ['value', ['remuneracao', 'salario contribuicao', 'salario contrib.', 'salario de contribuicao']],
  ['indicators', ['indicadores']],
];

/** Labels of columns that are not imported, listed so that their pieces are recognised as labels. */
const otherLabels = [
  'contrat./cooperat.',
  'contrat.',
  'estabelecimento tomador',
  'forma prestacao servico',
  'agentes nocivos',
];

const fragments = [
  ...['vinculo', 'codigo', 'emp.', 'origem do', 'tipo', 'filiado no', 'data', 'dt.', 'inicio', 'fim', 'ult.', 'remun.'],
  ...['pgto.', 'salario', 'contrib.', 'estabelecimento', 'tomador', 'forma prestacao', 'forma', 'prestacao', 'servico'],
  ...['cooperat.', 'agentes', 'nocivos'],
];

const everyLabel = [...relationLabels, ...gridLabels].flatMap(([, labels]) => labels).concat(otherLabels, fragments);
const knownLabels = new Set(everyLabel);

export const isLabel = (piece: Piece): boolean => knownLabels.has(fold(piece.text));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyLabel = new RegExp(
  [...everyLabel]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|'),
  'g',
);

/** Several labels may arrive as one piece ('Data Início Data Fim'), which is split into them; any other piece stays whole. */
export const splitLabels = (piece: Piece): Piece[] => {
  // No label has a figure in it, and most of a page are amounts and dates.
  if (/\d/.test(piece.text)) return [piece];
  const folded = fold(piece.text);
  if (folded.length !== piece.text.length || knownLabels.has(folded)) return [piece];
  const labels = [...folded.matchAll(anyLabel)];
  if (labels.length < 2 || folded.replace(anyLabel, '').trim() !== '') return [piece];
  return labels.map((label) => slice(piece, label.index, label.index + label[0].length));
};

/** A label may be longer than the known one: 'Tipo Filiado Vínculo', 'Remuneração (R$)'. */
const begins = (label: string, known: readonly string[]): boolean =>
  known.some((text) => label === text || label.startsWith(`${text} `));

export const relationFieldOf = (label: string): RelationField =>
  relationLabels.find(([, known]) => begins(fold(label), known))?.[0] ?? 'unknown';

export const gridFieldOf = (label: string): GridField =>
  gridLabels.find(([, known]) => begins(fold(label), known))?.[0] ?? 'unknown';
