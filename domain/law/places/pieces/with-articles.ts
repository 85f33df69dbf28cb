/** Gives the requirements of a place's rules the articles in which the place asks for them. */
import { isRead } from '../../rule/read.ts';
import type { Norm, Rule } from '../../rule/rule.ts';
import { type Quoted, quotedIn } from '../../texts/quotation.ts';
import { REQUIREMENT_ARTICLES } from './requirement-articles.ts';

const quotes = (source: string, { norm, number }: Quoted): boolean =>
  quotedIn(source).some((quoted) => quoted.norm === norm && quoted.number === number);

/** A rule with its requirements' own articles; what it does not yet quote is added to what it stands on. */
const withArticles = (rule: Rule): Rule => {
  const articles = REQUIREMENT_ARTICLES.get(rule.id) ?? REQUIREMENT_ARTICLES.get(rule.variantOf ?? '');
  if (articles === undefined) return rule;
  const asked = rule.requirements.flatMap(({ kind }) => articles[kind] ?? []);
  const added = [...new Set(asked)].filter((article) =>
    quotedIn(article).some((quoted) => !quotes(rule.source, quoted)),
  );
  const source = [rule.source, ...added].join('; ');
  return {
    ...rule,
    source,
    confirmed: rule.confirmed && isRead(source, rule.place),
    requirements: rule.requirements.map((requirement) => {
      const article = articles[requirement.kind];
      return article === undefined ? requirement : { ...requirement, article };
    }),
  };
};

export const withRequirementArticles = (norm: Norm | null): Norm | null =>
  norm === null ? null : { ...norm, rules: norm.rules.map(withArticles) };
