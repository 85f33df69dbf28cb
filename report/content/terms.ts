import { glossary } from '../../domain/words/glossary.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type PrintedSection, row, text } from '../blocks.ts';

/** The glossary's terms that the document uses; null where it uses none. */
export const terms = (sections: readonly PrintedSection[]): PrintedSection | null => {
  const said = JSON.stringify(sections).toLowerCase();
  const used = Object.values(glossary).filter(({ name }) => said.includes(name.replace(/ \(.*\)$/, '').toLowerCase()));
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
