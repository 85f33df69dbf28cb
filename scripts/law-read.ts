/** docs/law/read.md: which articles were read, in which copy and as of which day. */
import { type ArticleRead, FEDERAL_ARTICLES_READ } from '../domain/law/texts/federal-articles-read.ts';
import { LOCAL_ARTICLES_READ } from '../domain/law/texts/local-articles-read.ts';

const listed = (articles: ArticleRead['whole']): string => {
  if (articles === 'all') return 'all';
  return articles.length === 0 ? '–' : articles.join(', ');
};

const rowOf = ({ norms: [norm = ''], grade, on, whole, inPart = [] }: ArticleRead): string =>
  `| ${norm} | ${grade} | ${on.split('-').reverse().join('/')} | ${listed(whole)} | ${listed(inPart)} |`;

const table = (read: readonly ArticleRead[]): string =>
  ['| Norm | Copy | As of | Whole | In part |', '|---|---|---|---|---|', ...read.map(rowOf)].join('\n');

export const readPage = (): string =>
  `${[
    '# What was read',
    'Generated from the list of articles read. Do not edit: run `make law-docs`.',
    'Copies: A is the official page as stored; B the official compiled text inside other material; C the article on the page of a legal publisher; D only what an institute, an assembly or the press says, which confirms nothing. All were read by the team. No address was opened when they were read: whether a page still answers was not checked.',
    '## Federal',
    table(FEDERAL_ARTICLES_READ),
    ...Object.entries(LOCAL_ARTICLES_READ).flatMap(([place, read]) => [`## \`${place}\``, table(read)]),
  ].join('\n\n')}\n`;
