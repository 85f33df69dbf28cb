import type { WorkRecord } from '../../../domain/api/work-records.ts';
import { calculationDateOf } from '../../../domain/calculations/calculation.ts';
import { concomitantRecords } from '../../../domain/calculations/work-records/concomitance.ts';
import { netDays } from '../../../domain/calculations/work-records/deductions.ts';
import { fillPercent } from '../../../domain/calculations/work-records/rows.ts';
import { type CorrectionTable, correctionTable, overlayOf, parseMonth } from '../../../domain/law/tables/index.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { publishedIndexes } from '../../../projections/indexes/query.ts';
import type { Deps } from '../../deps.ts';
import type { LoadedCalculation } from '../calculations/load.ts';

/**
 * Work records as answered: how far they are filled, with which others they coincide, how many days they count, and
 * what each remuneration is worth in money of the calculation date. `only` names those that are wanted, in that order.
 */
export const presentWorkRecords = async (
  { state }: LoadedCalculation,
  deps: Deps,
  only?: readonly string[],
): Promise<WorkRecord[]> => {
  const asOf = calculationDateOf(state, dayInSaoPaulo(deps.now())).day;
  const table = correctionTable(parseMonth(asOf), overlayOf(await publishedIndexes(deps.views.indexes)));
  const concomitant = concomitantRecords(state.workRecords);
  const present = ({ cnisLink: _link, ...record }: (typeof state.workRecords)[number]): WorkRecord => ({
    ...record,
    calculationId: state.calculationId,
    salaries: record.salaries.map((salary) => updated(salary, table)),
    fillPercent: Math.round(fillPercent(record, asOf) * 100) / 100,
    concomitantWith: [...(concomitant.get(record.id) ?? [])],
    days: netDays(record, asOf),
  });
  if (only === undefined) return state.workRecords.map(present);
  return only.flatMap((id) => state.workRecords.filter((record) => record.id === id).map(present));
};

const DECEMBER = 12;

/** The 13th salary is money of December. */
const updated = (
  { month, year, value, readValue }: LoadedCalculation['state']['workRecords'][number]['salaries'][number],
  table: CorrectionTable | null,
): WorkRecord['salaries'][number] => {
  const of = parseMonth(`${year}-${String(Math.min(DECEMBER, Number(month))).padStart(2, '0')}`);
  const millionths = table?.millionths(of) ?? null;
  return {
    month,
    year,
    value,
    ...(readValue === undefined || readValue === null ? {} : { readValue }),
    index: millionths === null ? null : millionths / 1_000_000,
    updatedValue: millionths === null ? null : Math.round((value * millionths) / 10_000) / 100,
  };
};
