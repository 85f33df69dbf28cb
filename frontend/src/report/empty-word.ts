import type { ReportSection } from '../../../domain/api/report.ts';
import { writtenSections } from '../../../domain/words/section-order.ts';
import { reportTexts } from './texts.ts';

/** What is said of a section that is on and has nothing to print: a mere note is left out, another says so in a line. */
export const emptyWord = (section: ReportSection): string => {
  if (section === 'FAMILIA') return reportTexts.noFamily;
  return writtenSections([section], {}).length === 0 ? reportTexts.noText : reportTexts.nothingToSay;
};
