import type { WorkRecord } from '../../domain/api/work-records.ts';
import { calculationDateOf } from '../../domain/calculations/calculation.ts';
import { isInBrazil } from '../../domain/calculations/work-records/abroad.ts';
import { concomitantRecords } from '../../domain/calculations/work-records/concomitance.ts';
import { fillPercent } from '../../domain/calculations/work-records/rows.ts';
import { withUncountedMonths } from '../../domain/cnis/not-computed-months.ts';
import { type CorrectionTable, correctionTable, minimumWage, overlayOf } from '../../domain/law/tables/index.ts';
import { countRecords } from '../../domain/law/time/record-counts.ts';
import { dayOf } from '../../domain/units/day.ts';
import { centsOf, reaisOf, scaledCents } from '../../domain/units/money.ts';
import { type Month, monthOfPay, parseMonth } from '../../domain/units/month.ts';
import { dayInSaoPaulo } from '../../domain/words/today.ts';
import { publishedIndexes } from '../../projections/indexes/query.ts';
import type { CaseSources, LoadedCalculation } from '../load-case.ts';

/**
 * Work records as answered: how far they are filled, with which others they coincide, how many days they count, and
 * what each remuneration is worth in money of the calculation date. `only` names those that are wanted, in that order.
 */
export const presentWorkRecords = async (
  { state }: LoadedCalculation,
  sources: CaseSources,
  only?: readonly string[],
): Promise<WorkRecord[]> => {
  const asOf = calculationDateOf(state, dayInSaoPaulo(sources.now())).day;
  const overlay = overlayOf(await publishedIndexes(sources.views.indexes));
  const table = correctionTable(parseMonth(asOf), overlay);
  const wageOf = (month: Month): number | null => minimumWage(month, overlay);
  const counts = countRecords(
    state.workRecords.map((record) =>
      isInBrazil(record) ? withUncountedMonths(record, wageOf) : { ...record, isAbroad: true as const },
    ),
    { until: dayOf(asOf), method: state.fields.countingMethod, minimumWage: wageOf },
  );
  const concomitant = concomitantRecords(state.workRecords);
  return state.workRecords
    .flatMap(({ cnisLink: _link, ...record }, place): WorkRecord[] => {
      const count = counts[place];
      if (count === undefined || (only !== undefined && !only.includes(record.id))) return [];
      return [
        {
          ...record,
          ...count,
          calculationId: state.calculationId,
          salaries: record.salaries.map((salary) => updated(salary, table)),
          fillPercent: Math.round(fillPercent(record, asOf) * 100) / 100,
          concomitantWith: [...(concomitant.get(record.id) ?? [])],
        },
      ];
    })
    .sort((left, right) => (only === undefined ? 0 : only.indexOf(left.id) - only.indexOf(right.id)));
};

const updated = (
  salary: LoadedCalculation['state']['workRecords'][number]['salaries'][number],
  table: CorrectionTable | null,
): WorkRecord['salaries'][number] => {
  const { month, year, value, readValue } = salary;
  const millionths = table?.millionths(monthOfPay(salary)) ?? null;
  return {
    month,
    year,
    value,
    ...(readValue === undefined || readValue === null ? {} : { readValue }),
    index: millionths === null ? null : millionths / 1_000_000,
    updatedValue: millionths === null ? null : reaisOf(scaledCents(centsOf(value), millionths, 1_000_000)),
  };
};
