import type { RegimeType } from '../../../domain/api/common.ts';
import type { RuleGroup } from '../../../domain/words/rules.ts';

/** The parts of the comparison of both regimes: their three groups of rules, and the report of one or of both. */
export const compareParts = ['applicable', 'future', 'notApplicable', 'individual', 'both'] as const;
export type ComparePart = (typeof compareParts)[number];

/** What stands under the facts of a calculation: the records, rules, a report, when to retire, the history or what it leads to. */
export type CalculationView =
  | { tab: 'work-records' }
  | { tab: 'rules'; regimeType: RegimeType; group: RuleGroup }
  | { tab: 'report'; regimeType: RegimeType }
  /** When to retire, by both regimes. */
  | { tab: 'outlook' }
  /** What a family would receive. */
  | { tab: 'family' }
  /** Both regimes side by side, over what was open; `regime`: of the report of one. */
  | { tab: 'compare'; part: ComparePart; regime: RegimeType }
  /** What is supposed beside the facts, by the rules of a regime; `complete`: with a new one that pays up a record's months. */
  | { tab: 'scenarios'; by: RegimeType; complete?: string }
  | { tab: 'history' }
  /** As it stood at a revision. */
  | { tab: 'past'; revision: number }
  | { tab: 'comparison'; from: number; to: number };

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
    case 'outlook':
      return 'outlook';
    case 'family':
      return 'family';
    case 'compare':
      return `compare?part=${view.part}&regime=${view.regime}`;
    case 'scenarios':
      return `scenarios?regime=${view.by}${view.complete === undefined ? '' : `&complete=${encodeURIComponent(view.complete)}`}`;
    case 'history':
      return 'history';
    case 'past':
      return `history/${view.revision}`;
    case 'comparison':
      return `history/${view.from}/${view.to}`;
    default:
      return view satisfies never;
  }
};

/** A client's history, or the client as of a revision of it. */
export const customerHistoryPath = (customerId: string, revision?: number): string =>
  `${customerPath(customerId)}/history${revision === undefined ? '' : `/${revision}`}`;

export const calculationPath = (customerId: string, calculationId: string, view?: CalculationView): string => {
  const base = `${customerPath(customerId)}/calculations/${encodeURIComponent(calculationId)}`;
  return view === undefined ? base : `${base}/${suffixOf(view)}`;
};

/** The same view with the form of the calculation open above it. */
export const editPath = (customerId: string, calculationId: string, view: CalculationView): string => {
  const path = calculationPath(customerId, calculationId, view);
  return `${path}${path.includes('?') ? '&' : '?'}mode=edit`;
};

const HISTORY = /^history(?:\/(\d{1,9}))?(?:\/(\d{1,9}))?$/;

const historyOf = (child: string): CalculationView | null => {
  const found = HISTORY.exec(child);
  if (found === null) return null;
  const [, from, to] = found;
  if (from === undefined) return { tab: 'history' };
  return to === undefined
    ? { tab: 'past', revision: Number(from) }
    : { tab: 'comparison', from: Number(from), to: Number(to) };
};

/** Reads an address back. An unknown child opens the records, where the work begins. */
export const viewOf = (
  child: string,
  regime: string | null,
  ownRegime: RegimeType,
  part: string | null = null,
): CalculationView => {
  const regimeType: RegimeType = regime === 'RPPS' || regime === 'RGPS' ? regime : ownRegime;
  switch (child) {
    case 'rules':
      return { tab: 'rules', regimeType, group: 'applicable' };
    case 'future-rules':
      return { tab: 'rules', regimeType, group: 'future' };
    case 'rules-not-applicable':
      return { tab: 'rules', regimeType, group: 'notApplicable' };
    case 'scenarios':
      return { tab: 'scenarios', by: regimeType };
    case 'genial-report':
      return { tab: 'report', regimeType };
    case 'outlook':
      return { tab: 'outlook' };
    case 'family':
      return { tab: 'family' };
    case 'compare':
      return { tab: 'compare', part: compareParts.find((name) => name === part) ?? 'applicable', regime: regimeType };
    default:
      return historyOf(child) ?? { tab: 'work-records' };
  }
};
