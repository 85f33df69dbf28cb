import { withNamesApart } from '../../words/names-apart.ts';
import { goneRecord, hypothesisInWords } from '../../words/scenarios.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import type { KeptScenario } from './scenario.ts';

/** Each hypothesis as a sentence, with the records named as they are called now. */
export const scenarioInWords = (
  { hypotheses }: Pick<KeptScenario, 'hypotheses'>,
  records: readonly Pick<WorkRecord, 'id' | 'companyName' | 'ingressDate' | 'egressDate'>[],
): string[] => {
  const apart = withNamesApart(records);
  const nameOf = (id: string): string => apart.find((record) => record.id === id)?.companyName ?? goneRecord;
  return hypotheses.map((hypothesis) => hypothesisInWords(hypothesis, nameOf));
};
