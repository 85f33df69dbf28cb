import { fold } from '../../domain/words/format.ts';
import { isFigures } from './formats.ts';
import { type Piece, sameLine } from './piece.ts';

/** A piece beside its text without accents and capitals, which everything here looks at. */
interface Folded {
  readonly piece: Piece;
  readonly text: string;
}
export type Page = readonly Folded[];

export const foldedPage = (pieces: readonly Piece[]): Page =>
  pieces.map((piece) => ({ piece, text: isFigures(piece.text) ? piece.text : fold(piece.text) }));

const sectionTitle = /^relacoes previdenciarias/;
const identificationLabel = /^(nit|cpf|nome|data de nascimento|nome da mae):/;
const footerStart = /^(o inss podera rever|o segurado somente tera)|asterisco/;
const pageNumber = /pagina\s+(\d+)\s+de\s+(\d+)/;

/** Whether a page has the titles of a CNIS extract. A letter that only mentions one has them inside a sentence. */
export const isCnisPage = (page: Page): boolean =>
  page.some(({ text }) => /^extrato previdenciario( - cnis cidadao)?$/.test(text)) &&
  page.some(({ text }) => /^(cnis\b|.*cadastro nacional de informacoes sociais)/.test(text));

/** The part of a page between what every page repeats above and below: titles and identification, and the footer. */
export const bodyOf = (page: Page): Piece[] => {
  const title = page.find(({ text }) => sectionTitle.test(text));
  const labels = page.filter(({ text }) => identificationLabel.test(text));
  const top = title?.piece.y ?? Math.max(Number.NEGATIVE_INFINITY, ...labels.map(({ piece }) => piece.y));
  const footer = page.find(({ piece, text }) => piece.y > top && footerStart.test(text));
  const bottom = footer?.piece.y ?? Number.POSITIVE_INFINITY;
  return page
    .filter(({ piece, text }) => piece.y > top + sameLine && piece.y < bottom - sameLine && !pageNumber.test(text))
    .map(({ piece }) => piece);
};

/** 'Página n de N' of a page. */
const pageNumberOf = (page: Page): { page: number; of: number } | null => {
  for (const { text } of page) {
    const found = pageNumber.exec(text);
    if (found !== null) return { page: Number(found[1]), of: Number(found[2]) };
  }
  return null;
};

/** Whether the printed page numbers show that pages are missing, at the end or, when all are numbered, anywhere. */
const lacksPages = (pages: readonly Page[]): boolean => {
  const numbers = pages.map(pageNumberOf).filter((number) => number !== null);
  if (numbers.length === 0) return false;
  const total = Math.max(...numbers.map((number) => number.of));
  const seen = new Set(numbers.map((number) => number.page));
  if (Math.max(...seen) < total) return true;
  const everyPageNumbered = numbers.length === pages.filter((page) => page.length > 0).length;
  return everyPageNumbered && seen.size < total;
};

const hasFooter = (page: Page): boolean => page.some(({ text }) => footerStart.test(text));

/** Whether a page ends early: the footer, which is written last, stands on other pages and not on this one. */
const lacksFooters = (pages: readonly Page[]): boolean => {
  const withFooter = pages.slice(0, -1).filter(hasFooter).length;
  return withFooter > 0 && withFooter < pages.length - 1;
};

/** Whether pages or parts of them are missing: reading such a file would silently drop months. */
export const isIncomplete = (pages: readonly Page[]): boolean => lacksPages(pages) || lacksFooters(pages);
