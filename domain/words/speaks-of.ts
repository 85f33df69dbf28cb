/** Of which regime a scenario speaks: in the other one it changes nothing, or only puts off the day of asking. */
import type { RegimeType } from '../api/common.ts';
import type { Hypothesis } from '../api/hypotheses.ts';
import type { WorkRecord } from '../api/work-records.ts';

type Known = Pick<WorkRecord, 'id' | 'regimeType' | 'egressDate'>;

const hypothesisSpeaksOf = (hypothesis: Hypothesis, regime: RegimeType, records: readonly Known[]): boolean => {
  switch (hypothesis.kind) {
    case 'certified':
      return true;
    case 'contributes':
      return regime === 'RGPS';
    case 'bought':
      return regime === (hypothesis.purpose === 'reciprocal' ? 'RPPS' : 'RGPS');
    case 'courtCase':
      return regime === hypothesis.regimeType;
    case 'stops': {
      const ends = records.filter(({ egressDate }) => egressDate === null || egressDate > hypothesis.on);
      return ends.length === 0 || ends.some(({ regimeType }) => regimeType === regime);
    }
    case 'worksOn':
    case 'complemented':
    case 'special': {
      /** Of a record that is gone it is said wherever somebody looks. */
      const record = records.find(({ id }) => id === hypothesis.workRecordId);
      return record === undefined || record.regimeType === regime;
    }
    default:
      return hypothesis satisfies never;
  }
};

export const speaksOf = (
  { hypotheses }: { readonly hypotheses: readonly Hypothesis[] },
  regime: RegimeType,
  records: readonly Known[],
): boolean => hypotheses.some((one) => hypothesisSpeaksOf(one, regime, records));
