import type { ReportSection } from '../../domain/api/report.ts';
import type { Rule } from '../../domain/api/rules.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { isBeyondReach, isLesser, isOvertaken } from './ranking.ts';

/** Readings of one norm stand beside each other. */
const variantsTogether = (rules: readonly Rule[]): Rule[] => {
  const own = rules.filter(({ variantOf }) => variantOf === null || !rules.some(({ id }) => id === variantOf));
  return own.flatMap((rule) => [rule, ...rules.filter(({ variantOf }) => variantOf === rule.id)]);
};

export interface SectionRules {
  readonly regime: RegimeData;
  readonly group: 'applicable' | 'future';
  /** Printed with requirements and value. */
  readonly whole: readonly Rule[];
  /** Worth a line: they bring no more than what is there already, or are out of reach. */
  readonly lesser: readonly Rule[];
}

const immediate = (regime: RegimeData | null): SectionRules | null =>
  regime === null
    ? null
    : { regime, group: 'applicable', whole: variantsTogether(regime.rules.applicableRules), lesser: [] };

const future = (regime: RegimeData | null): SectionRules | null => {
  if (regime === null) return null;
  const { applicableRules, futureRules } = regime.rules;
  const all = [...applicableRules, ...futureRules];
  /** A reading of what nobody would wait for is worth no page either. */
  const lesser = futureRules.filter(
    (rule) =>
      isBeyondReach(rule, all) ||
      isLesser(rule, applicableRules) ||
      (rule.variantOf !== null && isOvertaken(rule, all)),
  );
  return {
    regime,
    group: 'future',
    whole: variantsTogether(futureRules.filter((rule) => !lesser.includes(rule))),
    lesser,
  };
};

/** The rules that a section prints; null for a section without any. */
export const rulesOfSection = (section: ReportSection, { rpps, rgps }: ReportData): SectionRules | null => {
  switch (section) {
    case 'POSSIBILIDADES_IMEDIATAS_RPPS':
      return immediate(rpps);
    case 'POSSIBILIDADES_IMEDIATAS_RGPS':
      return immediate(rgps);
    case 'POSSIBILIDADES_FUTURAS_RPPS':
      return future(rpps);
    case 'POSSIBILIDADES_FUTURAS_RGPS':
      return future(rgps);
    default:
      return null;
  }
};
