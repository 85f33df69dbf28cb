/** Doubts about a whole case, in Portuguese: what was read otherwise than a lawyer may expect. */
import { dayOf, monthOf } from '../../../units/day.ts';
import { formatMonthOfYear, monthOfPay } from '../../../units/month.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { regimeEntry } from '../../places/regimes.ts';
import { firstRecordOfRgps } from '../case.ts';

const OLDEST_RECORD = '1930-01-01';

/** Rules that closed between 1998 and 2019 see such a record shorter than it may have been. */
const hasDeductionOfUnknownPlace = (record: WorkRecord): boolean =>
  record.deduction2 > 0 && record.ingressDate <= '2003-12-31' && (record.egressDate ?? '9999') > '2003-12-31';

const WARNED_SILENCE_IN_MONTHS = 12;

/** The newest month with a salary, where the record is open and that month lies more than a year back. */
const silentSince = ({ egressDate, salaries }: WorkRecord, calculationDate: string): string | null => {
  if (egressDate !== null || salaries.length === 0) return null;
  const newest = Math.max(...salaries.map(monthOfPay));
  if (monthOf(dayOf(calculationDate)) - newest <= WARNED_SILENCE_IN_MONTHS) return null;
  return formatMonthOfYear(newest);
};

/** The oldest record first, whatever the order of the records, and once where several say the same. */
const openRecordWarnings = ({ workRecords, calculationDate }: LawInput): string[] => {
  const silent = new Map<string, string>();
  for (const record of workRecords) {
    const month = silentSince(record, calculationDate);
    if (month === null) continue;
    silent.set(
      `${record.ingressDate} ${month}`,
      `O registro em aberto desde ${formatDate(record.ingressDate)} tem a última remuneração em ${month} e foi contado até a data do cálculo; confira a saída.`,
    );
  }
  return [...silent].sort(([left], [right]) => left.localeCompare(right)).map(([, warning]) => warning);
};

const affiliationWarning = ({ calculation, workRecords, regimeType }: LawInput): string[] => {
  const { registrationDate } = calculation;
  const first = firstRecordOfRgps(workRecords);
  if (regimeType !== 'RGPS' || registrationDate === null || first === null || registrationDate <= first) return [];
  return [
    `A filiação informada (${formatDate(registrationDate)}) é posterior ao registro mais antigo do RGPS; valeu ${formatDate(first)}, porque o trabalho remunerado filia (Decreto 3.048/1999, art. 20, § 1º).`,
  ];
};

const INCAPACITY_OF_RGPS =
  'A aposentadoria por incapacidade permanente do INSS (Lei 8.213/1991, art. 42; EC 103/2019, art. 26, §§ 2º, III, e 3º, II) não está entre as regras; o valor dela está na aba Família.';

/** What is known, or not, of the law of the place itself. */
const placeWarning = ({ regimeType, regime }: LawInput): string[] => {
  const warning = regimeType === 'RGPS' || regime === null ? undefined : regimeEntry(regime.regimeId)?.warning;
  return warning === undefined ? [] : [warning];
};

export const warningsOf = (input: LawInput): string[] => {
  const records = input.workRecords;
  const warnings: string[] = [];
  if (records.some((record) => record.egressDate !== null && record.egressDate < record.ingressDate)) {
    warnings.push('Há registro com saída anterior ao ingresso; ele não foi contado.');
  }
  if (records.some((record) => record.ingressDate < OLDEST_RECORD)) {
    warnings.push('Há registro com ingresso anterior a 1930; confira a data.');
  }
  if (records.some(hasDeductionOfUnknownPlace)) {
    warnings.push(
      'Os dias da dedução 2 foram descontados logo a partir de 17/12/1998, porque o registro não diz em que data até 13/11/2019 eles caem: confira as datas de direito desse período.',
    );
  }
  if (input.regimeType === 'RGPS' && input.person.disablement) warnings.push(INCAPACITY_OF_RGPS);
  return [...placeWarning(input), ...warnings, ...openRecordWarnings(input), ...affiliationWarning(input)];
};
