import type { RulesAnswer } from '../../domain/api/rules.ts';
import type { ReportData } from '../data.ts';

/**
 * Rules of a person with a disability of which all is complete but the condition itself: somebody who still lives with it may
 * have a right that the records hide.
 */
export const endedConditions = (
  tested: readonly Pick<RulesAnswer, 'notApplicableRules'>[],
  workRecords: ReportData['workRecords'],
): string[] => {
  if (!workRecords.some(({ isDisabled }) => isDisabled)) return [];
  const named = new Map<string, string[]>();
  for (const { modality, whyNot } of tested.flatMap(({ notApplicableRules }) => notApplicableRules)) {
    const [only, ...others] = whyNot;
    if (only?.reason === undefined || others.length > 0) continue;
    if (only.requirement !== 'disability' || only.necessary !== null) continue;
    named.set(only.reason, [...(named.get(only.reason) ?? []), `“${modality}”`]);
  }
  return [...named].map(([reason, rules]) => `Só a condição de hoje afasta ${rules.join(' e ')}. ${reason}`);
};
