import { fold } from '../../../domain/words/format.ts';
import type { ManualPage } from './page.ts';
import { manualPages } from './pages/index.ts';

const MOST = 4;

const textOf = ({ title, summary, alsoCalled, sections }: ManualPage): string =>
  fold(
    [
      title,
      summary,
      ...alsoCalled,
      ...sections.flatMap((section) => [section.title, ...(section.paragraphs ?? []), ...(section.steps ?? [])]),
    ].join(' '),
  );

/** The pages that say every word of a text, those first that have most of them in their title; at most four. */
export const findManualPages = (text: string, isAdministrator: boolean): readonly ManualPage[] => {
  const words = fold(text)
    .split(/\s+/)
    .filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const inTitle = ({ title }: ManualPage): number => words.filter((word) => fold(title).includes(word)).length;
  return manualPages
    .filter(({ forAdministrators }) => forAdministrators !== true || isAdministrator)
    .filter((page) => words.every((word) => textOf(page).includes(word)))
    .sort((one, other) => inTitle(other) - inTitle(one))
    .slice(0, MOST);
};
