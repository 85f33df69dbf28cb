/** What was read of the articles that a rule, a table or a day rests on: data of the house, printed in docs/law alone. */
import { type ArticleRead, FEDERAL_ARTICLES_READ } from '../texts/federal-articles-read.ts';
import { LOCAL_ARTICLES_READ } from '../texts/local-articles-read.ts';
import { type Quoted, quotedIn } from '../texts/quotation.ts';
import type { IsoDate } from './requirement.ts';
import type { Rule } from './rule.ts';

/** Why an article does not count as read. */
export type Gap = 'notRead' | 'readInPart' | 'summary';

export interface ReadingOfArticle {
  readonly quoted: Quoted;
  /** Null: the whole article was read, in a copy of grade A, B or C. */
  readonly gap: Gap | null;
  /** The day whose state was read, where anything was. */
  readonly on: IsoDate | null;
}

const nameOf = ({ norm, wording }: Quoted): string => (wording === null ? norm : `${norm} (${wording})`);

const covers = (articles: ArticleRead['whole'], number: string | null): boolean =>
  articles === 'all' || (number !== null && articles.includes(number));

/** A norm quoted as a whole, of which single articles were read. */
const isReadSomewhere = ({ whole, inPart = [] }: ArticleRead): boolean => whole.length + inPart.length > 0;

const gapIn = (read: ArticleRead, number: string | null): Gap | null => {
  const { grade, whole, inPart = [] } = read;
  const isWhole = covers(whole, number);
  if (grade !== 'D' && !isWhole && number === null && isReadSomewhere(read)) return 'readInPart';
  if (grade !== 'D' && isWhole) return null;
  if (grade !== 'D' && covers(inPart, number)) return 'readInPart';
  return isWhole || covers(inPart, number) ? 'summary' : 'notRead';
};

/** `place`: 'sp', 'joinville-sc'; null for what binds everybody. */
const readIn = (quoted: Quoted, place: string | null): readonly ArticleRead[] => [
  ...FEDERAL_ARTICLES_READ.filter(({ norms }) => norms.includes(nameOf(quoted))),
  ...(LOCAL_ARTICLES_READ[place ?? '']?.filter(({ norms }) => norms.includes(nameOf(quoted))) ?? []),
];

const WORST: readonly (Gap | null)[] = [null, 'readInPart', 'summary', 'notRead'];

const readingOfArticle = (quoted: Quoted, place: string | null): ReadingOfArticle => {
  const [best] = readIn(quoted, place)
    .map((read) => ({ quoted, gap: gapIn(read, quoted.number), on: read.on }))
    .sort((one, other) => WORST.indexOf(one.gap) - WORST.indexOf(other.gap));
  return best === undefined || best.gap === 'notRead' ? { quoted, gap: 'notRead', on: null } : best;
};

/** Each article of a quotation, with what was read of it. */
export const readingOf = (quotation: string, place: string | null): readonly ReadingOfArticle[] =>
  quotedIn(quotation).map((quoted) => readingOfArticle(quoted, place));

/** Whether every article of a quotation was read whole. */
export const isRead = (quotation: string, place: string | null): boolean =>
  readingOf(quotation, place).every(({ gap }) => gap === null);

/** The day on which the text was last read: the earliest of its articles; null where one of them was not. */
export const checkedOn = (quotation: string, place: string | null): IsoDate | null => {
  const readings = readingOf(quotation, place);
  if (readings.some(({ gap }) => gap !== null)) return null;
  return readings.map(({ on }) => on ?? '').sort()[0] ?? null;
};

const kept = new WeakMap<Rule, { readonly on: IsoDate | null }>();

/** The same of what a rule stands on, looked up once: each card says it. */
export const ruleCheckedOn = (rule: Rule): IsoDate | null => {
  const before = kept.get(rule) ?? { on: checkedOn(rule.source, rule.place) };
  kept.set(rule, before);
  return before.on;
};
