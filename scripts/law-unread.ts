/** docs/law/unread.md: every rule, way to a value and table that nobody has confirmed in the text, with what is missing. */
import { BENEFIT_SOURCES } from '../domain/law/benefit/sources.ts';
import type { Place } from '../domain/law/places/place.ts';
import { placeKey } from '../domain/law/places/regime-entry.ts';
import type { Norm, Rule } from '../domain/law/rule/rule.ts';
import type { TableSource } from '../domain/law/tables/index.ts';
import { gapsOf } from './law-pages.ts';

const missingOf = (rule: Rule): string =>
  [...gapsOf(rule.source, rule.place), ...(rule.missing === undefined ? [] : [rule.missing])].join('; ');

const table = (head: string, rows: readonly string[]): string =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].join('\n');

const section = (title: string, body: string): string => [`## ${title}`, body].join('\n\n');

const normSection = (norm: Norm): string[] => {
  const rows = norm.rules
    .filter(({ confirmed }) => !confirmed)
    .map((rule) => `| \`${rule.id}\` | ${missingOf(rule)} |`);
  return rows.length === 0 ? [] : [section(`[${norm.title}](norms/${norm.id}.md)`, table('| Rule | Missing |', rows))];
};

const placeRow = ({ regime, complementaryRegime }: Place): string[] => {
  const { name, uf, city, endorsement, confirmed, ownReform } = regime;
  const place = uf === undefined ? null : placeKey(city === undefined ? { uf } : { uf, city });
  const missing = [
    ...(ownReform === null ? ['whether it has a reform of its own'] : []),
    ...(ownReform !== null && !confirmed ? ['the day of the reform'] : []),
    ...(endorsement.kind === 'notRead' ? ['the law that endorses the repeal (EC 103/2019, art. 36, II)'] : []),
    ...(endorsement.kind === 'law' ? gapsOf(endorsement.law, place) : []),
    ...(complementaryRegime.kind !== 'since' && uf !== undefined ? ['the first day of the complementary regime'] : []),
    ...(complementaryRegime.kind === 'since' && complementaryRegime.missing !== undefined
      ? [complementaryRegime.missing]
      : []),
  ];
  return missing.length === 0 ? [] : [`| ${name} | ${missing.join('; ')} |`];
};

export const unreadPage = (
  norms: readonly Norm[],
  places: readonly Place[],
  tables: readonly TableSource[],
): string => {
  const rules = norms.flatMap((norm) => norm.rules);
  const methods = Object.entries(BENEFIT_SOURCES).flatMap(([method, source]) => {
    const gaps = gapsOf(source, null);
    return gaps.length === 0 ? [] : [`| \`${method}\` | ${gaps.join('; ')} |`];
  });
  const series = tables.flatMap(({ title, missing }) => (missing === null ? [] : [`| ${title} | ${missing} |`]));
  return `${[
    '# What nobody has read',
    'Generated from the norm files, the tables and the list of articles read. Do not edit: run `make law-docs`.',
    `${rules.filter(({ confirmed }) => !confirmed).length} of ${rules.length} rules are not confirmed: an article they stand on was not read whole, or a figure was not seen in it. Every face of the product says so: ‘Regra ainda não conferida no texto da norma: confira antes de usar’. Whoever has the text of one of these articles can confirm or mend the rule. No address was opened when this page was written: whether a page still answers was not checked.`,
    ...norms.flatMap(normSection),
    section('Ways to a value', methods.length === 0 ? 'All read.' : table('| Way | Missing |', methods)),
    section('Places', table('| Place | Missing |', places.flatMap(placeRow))),
    section('Series and tables', table('| Table | Missing |', series)),
  ].join('\n\n')}\n`;
};
