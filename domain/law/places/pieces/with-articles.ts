/** Gives the requirements of a place's rules the articles in which the place asks for them. */
import { isRead } from '../../rule/read.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import { type Quoted, quotedIn } from '../../texts/quotation.ts';
import { REQUIREMENT_ARTICLES } from './requirement-articles.ts';

/** A norm quoted as a whole has all its articles. */
const quotes = (source: string, { norm, number, wording }: Quoted): boolean =>
  quotedIn(source).some(
    (quoted) =>
      quoted.norm === norm && (quoted.number === null || (quoted.number === number && quoted.wording === wording)),
  );

const withOwnArticles = (rule: Rule): Rule => {
  const articles = REQUIREMENT_ARTICLES.get(rule.id) ?? REQUIREMENT_ARTICLES.get(rule.variantOf ?? '');
  if (articles === undefined) return rule;
  const { entry } = rule;
  return {
    ...rule,
    ...(entry === undefined || articles.entry === undefined ? {} : { entry: { ...entry, article: articles.entry } }),
    requirements: rule.requirements.map((requirement) => {
      const article = articles[requirement.kind];
      return article === undefined ? requirement : { ...requirement, article };
    }),
  };
};

/** What a requirement, the entry or a step of the value cites and the rule does not yet quote. */
const notYetQuoted = ({ source, requirements, entry, stepLaw = {} }: Rule): readonly string[] => {
  const cited = [...requirements.map(({ article }) => article), entry?.article, ...Object.values(stepLaw)];
  const added = cited
    .filter((article) => article !== undefined)
    .filter((article) => quotedIn(article).some((quoted) => !quotes(source, quoted)));
  return [...new Set(added)];
};

/** A rule with its requirements' own articles; what it does not yet quote is added to what it stands on. */
const withArticles = (given: Rule): Rule => {
  const rule = withOwnArticles(given);
  const source = [rule.source, ...notYetQuoted(rule)].join('; ');
  return { ...rule, source, confirmed: rule.confirmed && isRead(source, rule.place) };
};

export const withRequirementArticles = (norm: Norm | null): Norm | null =>
  norm === null ? null : { ...norm, rules: norm.rules.map(withArticles) };
