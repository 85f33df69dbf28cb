import { glossary } from '../../domain/words/glossary.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type PrintedSection, row, text } from '../blocks.ts';

/** Its letters may stand within other words. */
const isAbbreviation = (name: string): boolean => /^\p{Lu}+$/u.test(name);

/** The glossary's terms that the document uses; null where it uses none. */
export const terms = (sections: readonly PrintedSection[]): PrintedSection | null => {
  const said = JSON.stringify(sections).replaceAll('\\n', ' ');
  const inAnyCase = said.toLowerCase();
  const used = Object.values(glossary).filter(({ name }) =>
    isAbbreviation(name)
      ? new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(said)
      : inAnyCase.includes(name.replace(/ \(.*\)$/, '').toLowerCase()),
  );
  if (used.length === 0) return null;
  return {
    numeral: null,
    title: reportWords.glossary,
    blocks: [
      {
        kind: 'table',
        caption: null,
        widths: [22, 56, 22],
        small: true,
        head: [text('Termo'), text('Significado'), text('Fundamento')],
        rows: used.map(({ name, meaning, article }) => row(text(name), text(meaning), text(article ?? ''))),
      },
    ],
  };
};
