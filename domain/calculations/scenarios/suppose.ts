/** One hypothesis after another: what it makes of the records, and what it costs. */
import type { Hypothesis } from '../../api/hypotheses.ts';
import { hypothesisNames } from '../../words/scenarios.ts';
import { isInBrazil } from '../work-records/abroad.ts';
import { toWorkRecord } from '../work-records/packing.ts';
import type { WorkRecord } from '../work-records/work-record.ts';
import { boughtPeriod } from './bought.ts';
import { COMPLEMENT_DOUBT, REFORM } from './bought-notes.ts';
import { certify } from './certify.ts';
import { complemented } from './complement.ts';
import { contributes } from './contributes.ts';
import { payOf, salariesOf } from './pay.ts';
import {
  added,
  charged,
  type HypothesisOf,
  knownPay,
  monthOfDay,
  noted,
  paidLater,
  replaced,
  type Supposed,
  type SupposedOn,
  told,
} from './supposed.ts';
import { stops, worksOn } from './works-on.ts';

/** `id` is that of a record which the hypothesis adds. */
export const suppose = (before: Supposed, hypothesis: Hypothesis, id: string, on: SupposedOn): Supposed => {
  switch (hypothesis.kind) {
    case 'stops':
      return stops(before, hypothesis);
    case 'contributes':
      return contributes(before, hypothesis, id, on);
    case 'bought': {
      const { record, charges, notes } = boughtPeriod(hypothesis, id, { ...on, known: knownPay(on) });
      const after = noted(charges.reduce(charged, added(before, record)), ...notes);
      return record.regimeType === 'RGPS' && hypothesis.from <= REFORM
        ? paidLater(after, { id, heldAs: 'nothing' })
        : after;
    }
    case 'courtCase':
      return courtCase(before, hypothesis, id, on);
    default:
      return ofRecord(before, hypothesis, on);
  }
};

type OfRecord = Extract<Hypothesis, { workRecordId: string }>;

const ofRecord = (before: Supposed, hypothesis: OfRecord, on: SupposedOn): Supposed => {
  const record = before.workRecords.find((known) => known.id === hypothesis.workRecordId);
  if (record === undefined)
    return noted(before, `${hypothesisNames[hypothesis.kind]}: o registro foi removido e a hipótese não foi aplicada.`);
  if (!isInBrazil(record))
    return noted(
      before,
      `${hypothesisNames[hypothesis.kind]}: o registro é de tempo no exterior e a hipótese não foi aplicada.`,
    );
  switch (hypothesis.kind) {
    case 'worksOn':
      return worksOn(before, hypothesis, record, on);
    case 'certified':
      return certify(before, hypothesis, record, on);
    case 'special':
      return told(
        replaced(before, { ...record, isSpecialTime: true, specialTimeBase: hypothesis.specialTimeBase }),
        hypothesis,
        on,
      );
    case 'complemented':
      return complement(before, hypothesis, record, on);
    default:
      return hypothesis satisfies never;
  }
};

const complement = (
  before: Supposed,
  hypothesis: HypothesisOf<'complemented'>,
  record: WorkRecord,
  on: SupposedOn,
): Supposed => {
  const done = complemented(hypothesis, record, { ...on, records: before.workRecords });
  const after = noted(charged({ ...before, workRecords: done.records }, done.charge), done.notes);
  const beforeReform = done.records.filter(({ id, ingressDate }) => done.paidUp.includes(id) && ingressDate <= REFORM);
  if (beforeReform.length === 0) return after;
  const paid = beforeReform.reduce((all, { id }) => paidLater(all, { id, heldAs: 'reducedPlan' }), after);
  return noted(paid, COMPLEMENT_DOUBT);
};

export const courtCase = (
  before: Supposed,
  hypothesis: HypothesisOf<'courtCase'>,
  id: string,
  on: SupposedOn,
): Supposed => {
  const { paidOn, value, specialTimeBase, regimeType, isPublicService } = hypothesis;
  const pay = paidOn === null ? () => null : payOf({ paidOn, value }, regimeType, knownPay(on));
  const record = toWorkRecord(id, {
    companyName: 'Período da ação judicial',
    regimeType,
    ingressDate: hypothesis.from,
    egressDate: hypothesis.until,
    isPublicService,
    ...(specialTimeBase === null ? {} : { isSpecialTime: true, specialTimeBase }),
    salaries: salariesOf(pay, monthOfDay(hypothesis.from), monthOfDay(hypothesis.until)),
  });
  const after = told(added(before, record), hypothesis, on);
  return noted(after, 'Depende de decisão judicial: honorários e custas só entram se informados no custo.');
};
