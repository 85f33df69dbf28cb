/** Which sections a report has, in which order and with which numerals. */
import { type OrderedSection, orderedSections, type ReportNote, type ReportSection } from '../api/report.ts';
import { reportSectionWords } from './report.ts';

const numerals: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** 4 → 'IV'. For the few dozen sections that a report can have. */
export const romanNumeral = (value: number): string => {
  let rest = value;
  let text = '';
  for (const [size, letters] of numerals) {
    while (rest >= size) {
      text += letters;
      rest -= size;
    }
  }
  return text;
};

/** The sections that are on by default: those of the regime and the shared ones. */
export const defaultSections = (regimeType: 'RPPS' | 'RGPS', all: readonly ReportSection[]): ReportSection[] =>
  all.filter((section) => {
    const own = reportSectionWords[section].regimeType;
    return own === null || own === regimeType;
  });

const rulesSections: readonly ReportSection[] = [
  'POSSIBILIDADES_IMEDIATAS_RPPS',
  'POSSIBILIDADES_IMEDIATAS_RGPS',
  'POSSIBILIDADES_FUTURAS_RPPS',
  'POSSIBILIDADES_FUTURAS_RGPS',
];

/** Those that can be put in order: as the office did, then the others in the usual order. */
export const orderOf = (order: readonly OrderedSection[]): OrderedSection[] => [
  ...order,
  ...orderedSections.filter((section) => !order.includes(section)),
];

/**
 * All sections as an office prints them: those it put in order, then the others in the usual order. What waiting is worth
 * follows the rules that the office put in order, and the family and what is to be proved follow the tax exemption.
 */
export const sectionsInOrder = (order: readonly OrderedSection[]): ReportSection[] => {
  const all = orderOf(order);
  const isRules = (section: ReportSection): boolean => rulesSections.includes(section);
  const last = order.findLast(isRules) ?? all.findLast(isRules);
  return all.flatMap((section): ReportSection[] => {
    if (section === last) return [section, 'QUANTO_VALE_ESPERAR'];
    return section === 'ISENCAO_IMPOSTO' ? [section, 'FAMILIA', 'DOCUMENTOS_PENDENCIAS'] : [section];
  });
};

/** Sections that consist only of the lawyer's note: without one nothing is printed. */
const notesOnly: readonly ReportSection[] = ['OBSERVACOES_FINAIS', 'PLANO_ACAO'];

const isWritten = (section: ReportSection, notes: Partial<Record<ReportNote, string | null | undefined>>): boolean => {
  const { note } = reportSectionWords[section];
  return !notesOnly.includes(section) || (note !== null && (notes[note] ?? '').trim() !== '');
};

/** The sections that have something to print. */
export const writtenSections = (
  sections: readonly ReportSection[],
  notes: Partial<Record<ReportNote, string | null | undefined>>,
): ReportSection[] => sections.filter((section) => isWritten(section, notes));

/** The sections with a numeral on the screen: one that has no note yet takes none from a later section that has. */
export const sectionsToNumber = (
  sections: readonly ReportSection[],
  notes: Partial<Record<ReportNote, string | null | undefined>>,
): ReportSection[] =>
  sections.filter(
    (section, place) =>
      isWritten(section, notes) ||
      !sections.slice(place).some((later) => notesOnly.includes(later) && isWritten(later, notes)),
  );

/** Every enabled section with its numeral, in printed order. */
export const numberedSections = (
  enabled: ReadonlySet<ReportSection>,
  all: readonly ReportSection[],
): { section: ReportSection; numeral: string | null; title: string }[] => {
  let count = 0;
  return all
    .filter((section) => enabled.has(section))
    .map((section) => {
      const { title, numbered } = reportSectionWords[section];
      if (numbered) count += 1;
      return { section, numeral: numbered ? romanNumeral(count) : null, title };
    });
};
