import { reportSections } from '../../domain/api/report.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { formatDate } from '../../domain/words/format.ts';
import { defaultSections, reportWords } from '../../domain/words/report.ts';
import { type Block, figure, type PrintedSection, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { rulesOfSection } from './section-rules.ts';

/** Rules of which nobody has read the norm itself, by name; nothing where there are none. */
const unread = (rules: readonly Rule[]): Block[] => {
  const names = new Set(rules.filter(({ checkedOn }) => checkedOn === null).map(({ modality }) => modality));
  return names.size === 0
    ? []
    : [{ kind: 'notice', text: `${reportWords.normNotRead} ${[...names].map((name) => `“${name}”`).join('; ')}.` }];
};

/** Each rule with the articles it stands on and the day on which they were last read. */
const legalBases = (rules: readonly Rule[]): Block => {
  const lines = new Map(rules.map((rule) => [rule.modality, rule]));
  return {
    kind: 'table',
    caption: reportWords.legalBases,
    widths: [45, 40, 15],
    head: [text('Regra'), text('Fundamento'), figure('Lida em')],
    rows: [...lines.values()].map(({ modality, ruleLaw, checkedOn }) =>
      row(text(modality), text(ruleLaw), figure(checkedOn === null ? 'não lida' : formatDate(checkedOn))),
    ),
  };
};

/** The pages on which the figures of the printed rules were read, each once; null in a report without rules. */
export const reportSources = (data: ReportData): PrintedSection | null => {
  const { request, calculation } = data;
  const enabled = request.sections ?? defaultSections(calculation.regimeType, reportSections);
  const rules = enabled.flatMap((section) => {
    const printed = rulesOfSection(section, data);
    return printed === null ? [] : [...printed.whole, ...printed.lesser];
  });
  const pages = new Map(rules.flatMap(({ sources }) => sources.map(({ title, address }) => [address, title])));
  if (pages.size === 0) return null;
  return {
    numeral: null,
    title: reportWords.sources,
    blocks: [
      legalBases(rules),
      { kind: 'paragraph', text: reportWords.sourcesRead },
      { kind: 'pages', pages: [...pages].map(([address, title]) => ({ title, address })) },
      ...unread(rules),
    ],
  };
};
