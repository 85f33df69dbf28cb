import type { Citation } from '../../domain/api/requirements.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { pagesOf } from '../../domain/words/norm-addresses.ts';
import { reportWords } from '../../domain/words/report.ts';
import { RULE_NOT_CHECKED } from '../../domain/words/unconfirmed.ts';
import { type Block, type PrintedSection, row, text } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { rulesOfSection } from './section-rules.ts';
import { chosenSections } from './sections.ts';

/** Rules whose norm nobody of the house has read, by name; nothing where there are none. */
const unchecked = (rules: readonly Rule[]): Block[] => {
  const names = new Set(rules.filter(({ confirmed }) => !confirmed).map(({ modality }) => modality));
  return names.size === 0
    ? []
    : [{ kind: 'notice', text: `${RULE_NOT_CHECKED}: ${[...names].map((name) => `“${name}”`).join('; ')}.` }];
};

/** 'EC 103/2019, art. 15, I e II; art. 26, § 2º' */
const quotationOf = (sources: readonly Citation[]): string =>
  sources
    .filter(
      ({ norm, article }, place) => place === sources.findIndex((one) => one.norm === norm && one.article === article),
    )
    .map(({ norm, article }, index, once) => {
      if (article === null) return norm;
      return norm === once[index - 1]?.norm ? article : `${norm}, ${article}`;
    })
    .join('; ');

/** Each rule with the articles it stands on. */
const legalBases = (rules: readonly Rule[]): Block => {
  const lines = new Map(rules.map((rule) => [rule.modality, rule]));
  return {
    kind: 'table',
    caption: reportWords.legalBases,
    widths: [45, 55],
    head: [text('Regra'), text('Fundamento')],
    rows: [...lines.values()].map(({ modality, sources }) => row(text(modality), text(quotationOf(sources)))),
  };
};

/** What the steps of a value, and of what is left of it, stand on. */
const ofSteps = (rule: Rule, { nets }: RegimeData): { norm: string; address: string }[] =>
  [...(rule.benefitLogs[0]?.steps ?? []), ...(nets[rule.id]?.steps ?? [])].flatMap(({ article }) =>
    article === null ? [] : pagesOf(article),
  );

interface Page {
  readonly norm: string;
  readonly address: string | null;
}

/** The official page of each norm, once: without the marks of its articles. */
const officialPages = (cited: readonly Page[]): { title: string; address: string }[] => {
  const pages = new Map<string, string>();
  for (const { norm, address } of cited) {
    const [page] = address?.split('#') ?? [];
    if (page !== undefined && !pages.has(page)) pages.set(page, norm);
  }
  return [...pages].map(([address, title]) => ({ title, address }));
};

/** The articles and the official texts of the printed rules; null in a report without rules. */
export const reportSources = (data: ReportData): PrintedSection | null => {
  const printed = chosenSections(data).flatMap((section) => rulesOfSection(section, data) ?? []);
  const rules = printed.flatMap(({ whole, lesser }) => [...whole, ...lesser]);
  const cited = [
    ...rules.flatMap(({ sources }) => sources),
    ...printed.flatMap(({ whole, regime }) => whole.flatMap((rule) => ofSteps(rule, regime))),
  ];
  if (rules.length === 0) return null;
  return {
    numeral: null,
    title: reportWords.sources,
    blocks: [
      legalBases(rules),
      { kind: 'paragraph', text: reportWords.officialTexts },
      { kind: 'pages', pages: officialPages(cited) },
      ...unchecked(rules),
    ],
  };
};
