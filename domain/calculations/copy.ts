import { spanFields } from '../api/calculations.ts';
import { emptyOf } from '../api/field.ts';
import type { CalculationFields } from './calculation.ts';
import type { CalculationCommand, CopiedData } from './commands.ts';
import { aboutCopies, type KeptScenario } from './scenarios/scenario.ts';
import { toWorkRecord } from './work-records/packing.ts';
import type { WorkRecord } from './work-records/work-record.ts';

type Copy = Extract<CalculationCommand, { type: 'CopyCalculation' }>;

/** What the copy states: all but the times, which only 'time' copies. */
export const copiedFields = ({ source, name, copiedData }: Copy): CalculationFields => ({
  ...source.fields,
  ...(copiedData.includes('time') ? {} : emptyOf(spanFields)),
  name,
});

/**
 * 'time' copies the records with all that they say about time, 'salary' their remunerations; 'salary' alone copies
 * company, regime, country, period and remunerations. A record without an id of its own is not copied.
 */
export const copiedRecords = ({ source, copiedData, workRecordIds }: Copy): readonly WorkRecord[] =>
  source.workRecords.flatMap((record, index) => {
    const id = workRecordIds[index];
    return id === undefined ? [] : [copiedRecord(record, id, copiedData)];
  });

/** The scenarios go along, about the copies of their records. */
export const copiedScenarios = ({ source, workRecordIds, scenarioIds }: Copy): readonly KeptScenario[] => {
  const copyOf = new Map(source.workRecords.flatMap(({ id }, index) => pair(id, workRecordIds[index])));
  return source.scenarios.flatMap(({ name, hypotheses }, index) => {
    const id = scenarioIds[index];
    return id === undefined ? [] : [{ id, name, hypotheses: aboutCopies(hypotheses, copyOf) }];
  });
};

const pair = (id: string, copy: string | undefined): readonly (readonly [string, string])[] =>
  copy === undefined ? [] : [[id, copy]];

const copiedRecord = (record: WorkRecord, id: string, copiedData: readonly CopiedData[]): WorkRecord => {
  const salaries = copiedData.includes('salary') ? record.salaries : [];
  if (copiedData.includes('time')) return { ...record, id, salaries };
  const { companyName, regimeType, country, ingressDate, egressDate } = record;
  return toWorkRecord(id, { companyName, regimeType, country, ingressDate, egressDate, salaries });
};
