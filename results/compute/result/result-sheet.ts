import type { CalculationExport } from '../../../domain/api/calculation-export.ts';
import { workbookOf } from '../workbook.ts';
import { recordsSheet, remunerationsSheet } from './records.ts';
import { datesSheet, requirementsSheet, rulesSheet } from './rules.ts';
import { sortedRules } from './rules-of.ts';
import { summarySheet } from './summary.ts';
import { stepsSheet, valuesSheet } from './values.ts';

/** `resultado.xlsx` in base64: the whole result of a calculation. */
export const resultSheet = (result: CalculationExport): Promise<string> => {
  const rules = sortedRules(result);
  return workbookOf([
    summarySheet(result),
    rulesSheet(rules),
    requirementsSheet(rules),
    datesSheet(rules),
    valuesSheet(rules),
    stepsSheet(rules),
    recordsSheet(result),
    remunerationsSheet(result),
  ]);
};
