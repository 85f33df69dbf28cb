import type { CalculationExport } from '../../domain/api/calculation-export.ts';
import type { CustomerFile } from '../../domain/api/customer-file.ts';
import { linesOf, outcomesOf } from '../../domain/calculations/scenarios/outcome.ts';
import { benefitLogsOf, evaluate, outlook } from '../../domain/law/index.ts';
import type { LawInput } from '../../domain/law/input/input.ts';
import type { ReportData } from '../../report/data.ts';
import { reportDocx } from '../../report/docx/docx.ts';
import { reportHtml } from '../../report/html.ts';
import { nextStepsOf } from '../next-steps.ts';
import type { LawQuestion } from '../question.ts';
import type { PartOfOutcomes } from '../scenarios.ts';
import { caseSheet } from './case-sheet.ts';
import { type CustomerOfSheet, customerSheet } from './customer-sheet.ts';
import { resultSheet } from './result/result-sheet.ts';

/** What is computed away from the event loop. Plain data goes in, text comes out. */
export type Task =
  /** The JSON of a `RulesAnswer`. */
  | { readonly type: 'rules'; readonly input: LawInput }
  /** The JSON of an `OutlookAnswer`. */
  | { readonly type: 'outlook'; readonly input: LawInput }
  /** The JSON of `Outcomes`: the facts, and each scenario against them; without the facts that of the scenarios alone. */
  | (PartOfOutcomes & { readonly type: 'scenarios'; readonly facts: LawInput })
  /** The JSON of a `NextStepsAnswer`; `step` asks for one alone. */
  | {
      readonly type: 'next-steps';
      readonly question: LawQuestion;
      readonly regimeType: 'RPPS' | 'RGPS';
      readonly step: string | undefined;
    }
  /** The JSON of the benefit logs of one rule. */
  | { readonly type: 'benefit-logs'; readonly input: LawInput; readonly ruleId: string }
  /** The Relatório Genial as HTML. */
  | { readonly type: 'report'; readonly data: ReportData }
  /** The same as a Word document in base64. */
  | { readonly type: 'report-docx'; readonly data: ReportData }
  /** `resultado.xlsx` in base64. */
  | { readonly type: 'result-sheet'; readonly result: CalculationExport }
  /** `clientes.xlsx` in base64. */
  | { readonly type: 'customer-sheet'; readonly customers: readonly CustomerOfSheet[] }
  /** `cliente.xlsx` in base64. */
  | { readonly type: 'case-sheet'; readonly file: CustomerFile };

export const perform = (task: Task): string | Promise<string> => {
  switch (task.type) {
    case 'rules':
      return JSON.stringify(evaluate(task.input));
    case 'outlook':
      return JSON.stringify(outlook(task.input));
    case 'scenarios':
      return JSON.stringify((task.withFacts ? outcomesOf : linesOf)(task.facts, task.scenarios));
    case 'next-steps':
      return JSON.stringify(nextStepsOf(task.question, task.regimeType, task.step));
    case 'benefit-logs':
      return JSON.stringify(benefitLogsOf(task.input, task.ruleId));
    case 'report':
      return reportHtml(task.data);
    case 'report-docx':
      return reportDocx(task.data);
    case 'result-sheet':
      return resultSheet(task.result);
    case 'customer-sheet':
      return customerSheet(task.customers);
    case 'case-sheet':
      return caseSheet(task.file);
    default:
      return task satisfies never;
  }
};
