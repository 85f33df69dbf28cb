import type { CnisPerson } from '../../domain/cnis/extract.ts';
import { fold } from '../../domain/words/format.ts';
import { dateOf, nitOf } from './formats.ts';
import { type Piece, slice } from './piece.ts';
import { joinWords } from './wrapped.ts';

const labels = {
  'nit:': 'nit',
  'cpf:': 'cpf',
  'nome:': 'name',
  'data de nascimento:': 'birthDate',
  'nome da mae:': 'motherName',
} as const;

type LabelText = keyof typeof labels;
type PersonField = (typeof labels)[LabelText];

const anyLabel = /\b(nit|cpf|nome da mae|nome|data de nascimento):/g;

/** Cuts 'NIT: 100.… CPF: 000.…' before and after each label, wherever the library joined them. */
const splitAtLabels = (piece: Piece): Piece[] => {
  const folded = fold(piece.text);
  if (folded.length !== piece.text.length) return [piece];
  const cuts = [...folded.matchAll(anyLabel)].flatMap((label) => [label.index, label.index + label[0].length]);
  const borders = [0, ...cuts, piece.text.length];
  return borders.slice(1).flatMap((end, index) => {
    const part = slice(piece, borders[index] ?? 0, end);
    const text = part.text.trim();
    return text === '' ? [] : [{ ...part, text }];
  });
};

const isLabelText = (text: string): text is LabelText => text in labels;

const sameLine = 4;

/** The label that a value belongs to: on its line or the nearest line above, and the nearest one to its left. */
const labelFor = (value: Piece, found: ReadonlyArray<{ piece: Piece; field: PersonField }>) =>
  found
    .filter(({ piece }) => piece.x <= value.x + sameLine && piece.y <= value.y + sameLine && value.y - piece.y < 25)
    .sort((a, b) => b.piece.y - a.piece.y || b.piece.x - a.piece.x)[0];

/** The person as the block 'Identificação do Filiado' of a page names them; what is not printed is null. */
export const personOf = (page: readonly Piece[]): CnisPerson => {
  const title = page.find((piece) => /^relacoes previdenciarias/.test(fold(piece.text)));
  const block = page.filter((piece) => title === undefined || piece.y < title.y - sameLine).flatMap(splitAtLabels);
  const found = block.flatMap((piece) => {
    const text = fold(piece.text);
    return isLabelText(text) ? [{ piece, field: labels[text] }] : [];
  });
  const lines: Record<PersonField, string[]> = { nit: [], cpf: [], name: [], birthDate: [], motherName: [] };
  for (const piece of block) {
    if (isLabelText(fold(piece.text))) continue;
    const label = labelFor(piece, found);
    if (label !== undefined) lines[label.field].push(piece.text);
  }
  const firstOf = <T>(field: PersonField, read: (text: string) => T | null): T | null => {
    for (const text of lines[field]) {
      const value = read(text);
      if (value !== null) return value;
    }
    return null;
  };
  return {
    name: joinWords(lines.name) || null,
    cpf: firstOf('cpf', (text) => (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(text) ? text : null)),
    nit: firstOf('nit', nitOf),
    birthDate: firstOf('birthDate', dateOf),
    motherName: joinWords(lines.motherName) || null,
  };
};
