import type { Hypothesis } from '../../api/scenarios.ts';
import { suggestedNames } from '../../words/scenarios.ts';
import { calculationDateOf, type OpenCalculation } from '../calculation.ts';
import type { KeptScenario } from './scenario.ts';

type Suggestion = Pick<KeptScenario, 'name' | 'hypotheses'>;

const BASES = ['minimum', 'average36', 'ceiling'] as const;

/**
 * The three that the market knows: contributions from now on at the minimum, at the average of the last 36 and at the
 * ceiling. Whoever works goes on in that record; whoever does not contributes by himself. None for times only stated, and
 * none for the RPPS: a servant contributes on the pay of the post, and chooses no base.
 */
export const suggestedFor = (
  calculation: OpenCalculation,
  regimeType: 'RPPS' | 'RGPS',
  today: string,
): readonly Suggestion[] => {
  if (regimeType === 'RPPS' || calculation.workRecords.length === 0) return [];
  const { day } = calculationDateOf(calculation, today);
  const running = calculation.workRecords.find(
    (record) => record.regimeType === regimeType && (record.egressDate === null || record.egressDate > day),
  );
  return BASES.map((paidOn): Suggestion => {
    const hypothesis: Hypothesis =
      running === undefined
        ? { kind: 'contributes', category: 'individual', rate: 20, from: null, until: null, paidOn, value: null }
        : { kind: 'worksOn', workRecordId: running.id, until: null, paidOn, value: null };
    return { name: suggestedNames[paidOn], hypotheses: [hypothesis] };
  });
};
