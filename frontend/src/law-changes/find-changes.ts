import { fold } from '../../../domain/words/format.ts';
import type { LawChange } from '../../../domain/words/law-changes/change.ts';
import { lawChanges } from '../../../domain/words/law-changes.ts';
import { lawChangesTexts as texts } from './texts.ts';

const says = (change: LawChange): string =>
  fold([change.title, change.who, change.what, texts.kind(change.kind)].join(' '));

/** The changes that say every word of a text, by the day on which they were written; all of them for an empty one. */
export const findLawChanges = (text: string): typeof lawChanges => {
  const words = fold(text).split(/\s+/);
  return lawChanges
    .map(({ on, changes }) => ({
      on,
      changes: changes.filter((change) => words.every((word) => says(change).includes(word))),
    }))
    .filter(({ changes }) => changes.length > 0);
};

const MIN_LENGTH = 3;

/** How many changes a search over everything finds; null where it asks for the page by its name. */
export const lawChangesFound = (text: string): number | 'page' => {
  const wanted = fold(text).trim();
  if (wanted.length < MIN_LENGTH) return 0;
  if (fold(texts.title).includes(wanted)) return 'page';
  return findLawChanges(text).reduce((sum, { changes }) => sum + changes.length, 0);
};
