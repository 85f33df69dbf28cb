import type { Calculation, TimeCut, TimeTotals } from '../domain/api/calculations.ts';
import type { Customer } from '../domain/api/customers.ts';
import type { FamilyAnswer } from '../domain/api/family.ts';
import type { NetAnswer } from '../domain/api/net.ts';
import type { NextStepsAnswer } from '../domain/api/next-steps.ts';
import type { OutlookAnswer } from '../domain/api/outlook.ts';
import type { ReportRequest } from '../domain/api/report.ts';
import type { ReportLook } from '../domain/api/report-look.ts';
import type { RulesAnswer } from '../domain/api/rules.ts';
import type { ScenarioComparison } from '../domain/api/scenario-comparison.ts';
import type { WorkRecord } from '../domain/api/work-records.ts';

/** What the program knows of one regime for a calculation. */
export interface RegimeData {
  rules: RulesAnswer;
  /** Totals on each cut, in the order in which they are printed. */
  totals: { cut: TimeCut; totals: TimeTotals }[];
  /** Of each right with a value, by the id of its rule: for nobody dependent, no illness and nothing else of that payer. */
  nets: Readonly<Record<string, NetAnswer>>;
}

/** Who hands the report over: the letterhead of the first page and the name on the others. */
export interface Office {
  /** The user's name, who signs where the report names nobody else. */
  name: string;
  /** The office text of the user's profile: its first line leads, the rest stands below it and at the foot of every page. */
  text: string | null;
  /** The user's number of the bar. */
  oab: string | null;
  /** Where the user signs. */
  city: string | null;
  /** The logo as a `data:` address, already checked to be an image. */
  logo: string | null;
}

/** Everything the Relatório Genial prints. Nothing is computed here that the screens do not show too. */
export interface ReportData {
  customer: Customer;
  calculation: Calculation;
  workRecords: WorkRecord[];
  rpps: RegimeData | null;
  rgps: RegimeData | null;
  /** The scenarios beside the facts, of each regime of which the report concludes something; empty without any. */
  scenarios: ScenarioComparison[];
  /** What to do next, of each regime of which the report says anything. */
  nextSteps: NextStepsAnswer[];
  /** What each day of retiring is worth, of each regime of which the report concludes something. */
  outlooks: OutlookAnswer[];
  /** What the family that was told of would receive; null where the section is not printed. */
  family: FamilyAnswer | null;
  office: Office;
  /** How the office's reports look. */
  look: ReportLook;
  request: ReportRequest;
  /** The newest month of the indexes used, 'MM/YYYY'; null where there are none. */
  indexesUntil: string | null;
  /** Today in São Paulo, `YYYY-MM-DD`. */
  printedOn: string;
}
