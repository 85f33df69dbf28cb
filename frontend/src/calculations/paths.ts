import type { RegimeType } from '../../../domain/api/common.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';

/** What stands under the facts of a calculation: the records, one group of rules of a regime, or its report. */
export type CalculationView =
  | { tab: 'work-records' }
  | { tab: 'rules'; regimeType: RegimeType; group: RuleGroup }
  | { tab: 'report'; regimeType: RegimeType };

const groupPaths: Record<RuleGroup, string> = {
  applicable: 'rules',
  future: 'future-rules',
  notApplicable: 'rules-not-applicable',
};

export const customerPath = (customerId: string): string => `/customer/${encodeURIComponent(customerId)}`;

const suffixOf = (view: CalculationView): string => {
  switch (view.tab) {
    case 'work-records':
      return 'work-records';
    case 'rules':
      return `${groupPaths[view.group]}?regime=${view.regimeType}`;
    case 'report':
      return `genial-report?regime=${view.regimeType}`;
    default:
      return view satisfies never;
  }
};

export const calculationPath = (customerId: string, calculationId: string, view?: CalculationView): string => {
  const base = `${customerPath(customerId)}/calculations/${encodeURIComponent(calculationId)}`;
  return view === undefined ? base : `${base}/${suffixOf(view)}`;
};

/** The same view with the form of the calculation open above it. */
export const editPath = (customerId: string, calculationId: string, view: CalculationView): string => {
  const path = calculationPath(customerId, calculationId, view);
  return `${path}${path.includes('?') ? '&' : '?'}mode=edit`;
};

/** Reads an address back. An unknown child opens the records, where the work begins. */
export const viewOf = (child: string, regime: string | null, ownRegime: RegimeType): CalculationView => {
  const regimeType: RegimeType = regime === 'RPPS' || regime === 'RGPS' ? regime : ownRegime;
  switch (child) {
    case 'rules':
      return { tab: 'rules', regimeType, group: 'applicable' };
    case 'future-rules':
      return { tab: 'rules', regimeType, group: 'future' };
    case 'rules-not-applicable':
      return { tab: 'rules', regimeType, group: 'notApplicable' };
    case 'genial-report':
      return { tab: 'report', regimeType };
    default:
      return { tab: 'work-records' };
  }
};
