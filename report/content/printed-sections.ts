import type { ReportSection } from '../../domain/api/report.ts';
import { sectionsInOrder } from '../../domain/words/section-order.ts';
import type { ReportData } from '../data.ts';
import { documents } from './documents.ts';
import { enabledSections, regimesNamed } from './sections.ts';

/** The enabled sections as the office puts them in order, without what has nothing to ask for. */
export const printedSections = (data: ReportData): ReportSection[] => {
  const enabled = enabledSections(data);
  return sectionsInOrder(data.look.order).filter(
    (section) =>
      enabled.includes(section) &&
      (section !== 'DOCUMENTOS_PENDENCIAS' || documents(data, regimesNamed(data)).length > 0),
  );
};
