import { checkedOn, type Gap, readingOf } from '../../domain/law/rule/read.ts';
import type { Rule } from '../../domain/law/rule/rule.ts';
import { citationsIn } from '../../domain/law/texts/citation.ts';
import type { Quoted } from '../../domain/law/texts/quotation.ts';
import { both, date, entry, yes } from './figures.ts';
import { inItsArticle, parameters } from './requirements.ts';

const articleOf = ({ norm, article, wording }: Quoted): string =>
  [wording === null ? norm : `${norm} (${wording})`, article].filter((part) => part !== null).join(', ');

const GAPS: Readonly<Record<Gap, string>> = {
  notRead: 'not read',
  readInPart: 'read in part',
  summary: 'only what others write of it',
};

/** 'LC 571/2021 de Joinville, art. 33: not read'. */
export const gapsOf = (quotation: string, place: string | null): string[] =>
  readingOf(quotation, place).flatMap(({ quoted, gap }) =>
    gap === null ? [] : [`${articleOf(quoted)}: ${GAPS[gap]}`],
  );

/** 'text of 29/07/2026', or what of it was not read. */
export const reading = (quotation: string, place: string | null): string => {
  const day = checkedOn(quotation, place);
  return day === null ? gapsOf(quotation, place).join('; ') : `the text, as of ${date(day)}`;
};

const officialPages = (quotation: string, place: string | null): string => {
  const pages = new Map(citationsIn(quotation, place).map(({ norm, address }) => [address, norm]));
  return `Official pages: ${[...pages].map(([address, norm]) => (address === null ? norm : `[${norm}](<${address}>)`)).join(' · ')}`;
};

export function ruleSection(rule: Rule): string {
  const rows: [string, string][] = [
    ['Law', rule.ruleLaw],
    ['Year, gender, kind', `${rule.ruleYear}, ${rule.gender}, ${rule.kind}${rule.teacher ? ', teachers' : ''}`],
    [rule.affiliation === undefined ? 'Entry' : 'Affiliation', entry(rule)],
    [
      'Right can be acquired',
      `${date(rule.window.from)} to ${rule.window.to === null ? 'open' : date(rule.window.to)}`,
    ],
    ['Requirements (Homem / Mulher, years)', rule.requirements.map(inItsArticle).join('; ')],
  ];
  if (rule.bonus !== undefined)
    rows.push([
      'Bonus',
      `${both(rule.bonus.percent)}% on ${rule.bonus.of} until ${date(rule.bonus.until)}, before any toll`,
    ]);
  if (rule.toll !== undefined)
    rows.push(['Toll', `${rule.toll.percent}% of the ${rule.toll.of} missing on ${date(rule.toll.measuredOn)}`]);
  if (rule.contributionCount?.specialTime === 'simple') rows.push(['Special time', 'counts one for one']);
  if (rule.contributionCount?.simplifiedPlan === 'excluded') rows.push(['Contributions of 5% or 11%', 'do not count']);
  if (rule.contributionCount?.unpaidRural === 'counted') rows.push(['Rural work nobody paid for', 'counts']);
  rows.push(
    ['Benefit', `\`${rule.benefitCalculusMethod}\`${parameters(rule.benefitParameters)}`],
    ['Parity, abono, reductor', `${yes(rule.parity)}, ${yes(rule.abono)}, ${yes(rule.hasReductor)}`],
  );
  if (rule.variantOf !== undefined) rows.push(['Variant of', `\`${rule.variantOf}\``]);
  if (rule.contested !== undefined) rows.push(['Contested', rule.contested]);
  rows.push(
    ['Source', rule.source],
    ['Read', reading(rule.source, rule.place)],
    [
      'Confirmed',
      rule.confirmed ? 'yes' : 'no: shown with ‘Regra ainda não conferida no texto da norma: confira antes de usar’',
    ],
  );
  return [
    `## \`${rule.id}\``,
    `**${rule.modality}**`,
    `> ${rule.description}`,
    ['| | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`)].join('\n'),
    rule.observations.map((text) => `- ${text}`).join('\n'),
    officialPages(rule.source, rule.place),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
