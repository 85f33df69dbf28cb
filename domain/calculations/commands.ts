import type { CalculationEdit, SpanName } from '../api/calculations.ts';
import type { SharedEdit, WorkRecordEdit } from '../api/work-records.ts';
import type { MonthLimits } from '../cnis/limits.ts';
import type { RegisterChoice } from '../cnis/records.ts';
import type { CnisRegister } from '../cnis/register.ts';
import type { Span } from '../units/span.ts';
import type { CalculationFields, OpenCalculation } from './calculation.ts';
import type { ScenarioCommand } from './scenarios/decide.ts';
import type { KeptScenario } from './scenarios/scenario.ts';
import type { NewWorkRecord, WorkRecord } from './work-records/work-record.ts';

/** A revision, and the instant at which it was written (ISO 8601). */
export interface RestoredRevision {
  readonly revision: number;
  readonly at: string;
}

export type CopiedData = 'time' | 'salary';

/** `today` is the day in America/Sao_Paulo, `YYYY-MM-DD`. Ids are made by the caller. */
export type CalculationCommand =
  | {
      readonly type: 'CreateCalculation';
      readonly calculationId: string;
      readonly customerId: string;
      readonly accountId: string;
      readonly calculation: CalculationEdit & { readonly name: string };
      /** Numbers of the places that the account's office describes; absent: none. */
      readonly described?: readonly number[];
      readonly today: string;
    }
  | {
      readonly type: 'CopyCalculation';
      readonly calculationId: string;
      readonly source: OpenCalculation;
      /** Whose the copy is: the source's own client, or another of the same account. */
      readonly customerId: string;
      readonly name: string;
      readonly copiedData: readonly CopiedData[];
      /** One for each record of the source. */
      readonly workRecordIds: readonly string[];
      /** One for each scenario of the source. */
      readonly scenarioIds: readonly string[];
    }
  | {
      readonly type: 'EditCalculation';
      readonly calculation: CalculationEdit;
      /** The spans as the person was shown them, derived from the records: sent back unchanged they are no edit. */
      readonly shownSpans?: Readonly<Partial<Record<SpanName, Span>>>;
      /** Numbers of the places that the account's office describes; absent: none. */
      readonly described?: readonly number[];
      readonly today: string;
    }
  /** A calculation of a client's file. It is checked as a new one, and kept as it is written there. */
  | {
      readonly type: 'ImportCalculation';
      readonly calculationId: string;
      readonly customerId: string;
      readonly accountId: string;
      readonly fields: CalculationFields;
      readonly spansStatedOn: string | null;
      readonly workRecords: readonly WorkRecord[];
      readonly scenarios: readonly KeptScenario[];
      /** Numbers of the places that the account's office describes; absent: none. */
      readonly described?: readonly number[];
      readonly today: string;
    }
  /** Returns to what the calculation was after an event of its own; nothing happens where that is what it is. */
  | { readonly type: 'RestoreCalculation'; readonly earlier: OpenCalculation; readonly restored: RestoredRevision }
  | { readonly type: 'DeleteCalculation' }
  | WorkRecordCommand
  | ScenarioCommand;

/** What can be done to several records together: what says the same of each of them. */
export type WorkRecordsChange = 'remove' | SharedEdit;

/** `limits` are those of the months of the RGPS, with what was published; without them the shipped ones. */
export type WorkRecordCommand =
  | {
      readonly type: 'AddWorkRecord';
      readonly workRecordId: string;
      readonly workRecord: NewWorkRecord;
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  /** All or nothing. */
  | {
      readonly type: 'AddWorkRecords';
      readonly origin: 'form' | 'cnis';
      readonly workRecords: readonly { readonly workRecordId: string; readonly workRecord: NewWorkRecord }[];
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  /** What the adviser decided about the registers of an extract. All or nothing, and once. */
  | {
      readonly type: 'ImportRegisters';
      readonly importId: string;
      /** As read, in printed order. */
      readonly registers: readonly CnisRegister[];
      readonly choices: readonly RegisterChoice[];
      /** Whether the months that the extract lacks are added as 0,00. */
      readonly includeMissing: boolean;
      /** As many as the choices may make records. */
      readonly workRecordIds: readonly string[];
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  /** An absent field keeps its value, null clears it, `salaries` stand for the whole list; the result is checked whole. */
  | {
      readonly type: 'EditWorkRecord';
      readonly workRecordId: string;
      readonly workRecord: WorkRecordEdit;
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  | { readonly type: 'RemoveWorkRecord'; readonly workRecordId: string }
  /** One change of several records, or their removal. All or nothing. */
  | {
      readonly type: 'ChangeWorkRecords';
      readonly workRecordIds: readonly string[];
      readonly change: WorkRecordsChange;
      readonly today: string;
      readonly limits?: MonthLimits;
    }
  | {
      readonly type: 'DivideWorkRecord';
      readonly workRecordId: string;
      /** Last day of the first part. */
      readonly divisionDate: string;
      readonly secondWorkRecordId: string;
    };
