import { type RegimeType, regimeType } from '../../domain/api/common.ts';
import { type ReportSection, reportSections } from '../../domain/api/report.ts';
import { reportSectionWords } from '../../domain/words/report.ts';
import { saysSomething } from '../../domain/words/report-sections.ts';
import { defaultSections, writtenSections } from '../../domain/words/section-order.ts';
import type { ReportData } from '../data.ts';

/** What is asked for, of which calculation. */
export type Asked = Pick<ReportData, 'request' | 'calculation' | 'customer' | 'workRecords'>;

/** Somebody who would be left is told of. */
export const hasFamily = ({ family }: ReportData['request']): boolean => (family?.dependants.length ?? 0) > 0;

/** Those asked for, else what the screen starts with: of the calculation's regime and shared, as far as they say something. */
export const chosenSections = ({ request, calculation, customer, workRecords }: Asked): readonly ReportSection[] => {
  const regimes = [calculation.regimeType];
  return (
    request.sections ??
    defaultSections(calculation.regimeType, reportSections).filter((section) =>
      saysSomething(section, { customer, workRecords, regimes }),
    )
  );
};

/** The same without what is but a note, and not written, and without a family that nobody was told of. */
export const enabledSections = (asked: Asked): ReportSection[] =>
  writtenSections(chosenSections(asked), asked.request).filter(
    (section) => section !== 'FAMILIA' || hasFamily(asked.request),
  );

const regimesOf = (sections: readonly ReportSection[]): RegimeType[] =>
  regimeType.options.filter((regime) => sections.some((section) => reportSectionWords[section].regimeType === regime));

/** The regimes that have sections of their own in this report; without any, that of the calculation. */
export const regimesNamed = ({ request, calculation }: Pick<Asked, 'request' | 'calculation'>): RegimeType[] => {
  const named = regimesOf(request.sections ?? []);
  return named.length === 0 ? [calculation.regimeType] : named;
};

/** The regimes of which the report says when one can retire. */
export const regimesConcluded = (asked: Asked): RegimeType[] => {
  const enabled = enabledSections(asked);
  return regimeType.options.filter(
    (regime) =>
      enabled.includes(`POSSIBILIDADES_IMEDIATAS_${regime}`) || enabled.includes(`POSSIBILIDADES_FUTURAS_${regime}`),
  );
};

/** The regimes whose rules the enabled sections print, so that no other is computed. */
export const regimesPrinted = (asked: Asked): RegimeType[] => {
  const sections = chosenSections(asked);
  const regimes = new Set(regimesOf(sections));
  if (sections.includes('ABONO_PERMANENCIA')) regimes.add('RPPS');
  return [...regimes];
};
