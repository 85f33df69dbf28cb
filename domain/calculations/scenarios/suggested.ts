import type { Hypothesis } from '../../api/hypotheses.ts';
import { isRunning } from '../../api/running.ts';
import { ceiling, type IndexOverlay, minimumWage } from '../../law/tables/index.ts';
import { dayOf, monthOf } from '../../units/day.ts';
import { centsOf, reaisOf } from '../../units/money.ts';
import type { Month } from '../../units/month.ts';
import { suggestedNames, suggestedToServant } from '../../words/scenarios.ts';
import { calculationDateOf, type OpenCalculation } from '../calculation.ts';
import { isInBrazil } from '../work-records/abroad.ts';
import { categoryOf } from '../work-records/category.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { averageOf36, lastPay } from './pay.ts';
import type { KeptScenario } from './scenario.ts';

type Suggestion = Pick<KeptScenario, 'name' | 'hypotheses'>;

type Base = 'minimum' | 'average36' | 'ceiling';

interface On {
  readonly calculatedIn: Month;
  readonly overlay: IndexOverlay;
}

/** From the least to the most: the average only where it is another base than these two. */
const basesOf = (records: readonly WorkRecord[], { calculatedIn, overlay }: On): readonly Base[] => {
  const average = averageOf36('RGPS', { records, calculatedIn, overlay });
  const isAnother = [minimumWage, ceiling].every((limit) => limit(calculatedIn, overlay) !== average);
  return isAnother ? ['minimum', 'average36', 'ceiling'] : ['minimum', 'ceiling'];
};

type Contributes = Extract<Hypothesis, { kind: 'contributes' }>;
type ContributedOn = Pick<Contributes, 'rate' | 'paidOn'> & { readonly value?: number };

const contributing = (
  category: Contributes['category'],
  { rate, paidOn, value = undefined }: ContributedOn,
): Hypothesis => ({ kind: 'contributes', category, rate, from: null, until: null, paidOn, value: value ?? null });

/** Nobody contributes: by oneself, from the reduced plan to the ceiling. */
const forWhoeverStopped = (servant: boolean, bases: readonly Base[]): Suggestion[] => {
  const names = servant ? suggestedToServant : suggestedNames;
  /** Whoever participates in an own regime may not be facultativo. @see CF, art. 201, § 5 */
  const category = servant ? 'individual' : 'facultativo';
  return [
    { name: names.reduced, hypotheses: [contributing(category, { rate: 11, paidOn: 'minimum' })] },
    ...bases.map((paidOn) => ({ name: names[paidOn], hypotheses: [contributing(category, { rate: 20, paidOn })] })),
  ];
};

/** Who pays for himself chooses the base of his record; a reduced plan has but one, and the rest is paid besides. */
const forOwnWork = (record: WorkRecord, bases: readonly Base[]): Suggestion[] => {
  const category = categoryOf(record) === 'facultativo' ? 'facultativo' : 'individual';
  return bases.map((paidOn) => ({
    name: suggestedNames[paidOn],
    hypotheses: [
      record.contributionPlan === 'simplified'
        ? contributing(category, { rate: 20, paidOn })
        : { kind: 'worksOn', workRecordId: record.id, until: null, paidOn, value: null },
    ],
  }));
};

/** An employee contributes on his pay: he goes on, or stops; only other work of his own could be paid on more. */
const forEmployment = (
  record: WorkRecord,
  running: readonly WorkRecord[],
  day: string,
  { calculatedIn, overlay }: On,
): Suggestion[] => {
  const paid = running.reduce((sum, one) => sum + centsOf(lastPay(one, { calculatedIn, overlay }) ?? 0), 0);
  const most = ceiling(calculatedIn, overlay);
  const rest = most === null ? 0 : reaisOf(centsOf(most) - paid);
  const least = minimumWage(calculatedIn, overlay) ?? 0;
  return [
    {
      name: suggestedNames.asItIs,
      hypotheses: [{ kind: 'worksOn', workRecordId: record.id, until: null, paidOn: 'last', value: null }],
    },
    { name: suggestedNames.stopsNow, hypotheses: [{ kind: 'stops', on: day }] },
    ...(rest < least || paid === 0
      ? []
      : [
          {
            name: suggestedNames.besides,
            hypotheses: [contributing('individual', { rate: 20, paidOn: 'value', value: rest })],
          },
        ]),
  ];
};

/**
 * What the person could do about the RGPS, by what runs. None for times only stated, and none for the RPPS: a servant
 * contributes on the pay of the post, and chooses no base.
 */
export const suggestedFor = (
  calculation: OpenCalculation,
  regimeType: 'RPPS' | 'RGPS',
  today: string,
  overlay: IndexOverlay,
): readonly Suggestion[] => {
  const records = calculation.workRecords.filter(isInBrazil);
  if (regimeType === 'RPPS' || records.length === 0 || calculation.fields.retiredSince !== null) return [];
  const { day } = calculationDateOf(calculation, today);
  const on = { calculatedIn: monthOf(dayOf(day)), overlay };
  const running = records.filter((record) => isRunning(record, dayOf(day)));
  const ofRegime = running.filter((record) => record.regimeType === regimeType);
  const employed = ofRegime.find((record) => categoryOf(record) === 'employee');
  if (employed !== undefined) return forEmployment(employed, ofRegime, day, on);
  const [own] = ofRegime;
  const bases = basesOf(records, on);
  if (own !== undefined) return forOwnWork(own, bases);
  return forWhoeverStopped(running.length > 0, bases);
};
