import { type ReportSection, reportSections } from '../../domain/api/report.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { defaultSections, reportWords } from '../../domain/words/report.ts';
import { type Block, type PrintedSection, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';

/** The rules that a section prints. */
const rulesIn = (section: ReportSection, { rpps, rgps }: ReportData): readonly Rule[] => {
  switch (section) {
    case 'POSSIBILIDADES_IMEDIATAS_RPPS':
      return rpps?.rules.applicableRules ?? [];
    case 'POSSIBILIDADES_IMEDIATAS_RGPS':
      return rgps?.rules.applicableRules ?? [];
    case 'POSSIBILIDADES_FUTURAS_RPPS':
      return rpps?.rules.futureRules ?? [];
    case 'POSSIBILIDADES_FUTURAS_RGPS':
      return rgps?.rules.futureRules ?? [];
    default:
      return [];
  }
};

/** Rules of which nobody has read the norm itself, by name; nothing where there are none. */
const unread = (rules: readonly Rule[]): Block[] => {
  const names = new Set(rules.filter(({ checkedOn }) => checkedOn === null).map(({ modality }) => modality));
  return names.size === 0
    ? []
    : [{ kind: 'notice', text: `${reportWords.normNotRead} ${[...names].map((name) => `“${name}”`).join('; ')}.` }];
};

/** The pages on which the figures of the printed rules were read, each once; null in a report without rules. */
export const reportSources = (data: ReportData): PrintedSection | null => {
  const { request, calculation } = data;
  const enabled = request.sections ?? defaultSections(calculation.regimeType, reportSections);
  const rules = enabled.flatMap((section) => rulesIn(section, data));
  const pages = new Map(rules.flatMap(({ sources }) => sources.map(({ title, address }) => [address, title])));
  if (pages.size === 0) return null;
  return {
    numeral: null,
    title: reportWords.sources,
    blocks: [
      {
        kind: 'table',
        caption: null,
        head: [text('Fonte'), text('Endereço')],
        rows: [...pages].map(([address, title]) => row(text(title), text(address))),
      },
      ...unread(rules),
    ],
  };
};
