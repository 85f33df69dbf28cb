/** Doubts about a whole case, in Portuguese: what was read otherwise than a lawyer may expect. */
import { dayOf, monthOf } from '../../../units/day.ts';
import { formatMonthOfYear, monthOfPay } from '../../../units/month.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { placeOfOffice } from '../../places/described/of-office.ts';
import { regimeEntry } from '../../places/regimes.ts';
import { unitsOfYears } from '../../time/counter.ts';
import { EC20 } from '../../time/cuts.ts';
import { type Case, firstRecordOfRgps } from '../case.ts';

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

/** Time of service for the proportional and for the whole right, in the original text of Lei 8.213/1991. */
const SERVICE_UNTIL_EC20 = { Homem: [30, 35], Mulher: [25, 30] } as const;

/** A right complete before EC 20 that no rule computes (EC 20/1998, art. 3; EC 103/2019, art. 3, § 2). */
const oldRightWarning = ({ regimeType, gender, holdings }: Case): string[] => {
  const held = holdings.contribution({ specialTime: 'converted', simplifiedPlan: 'excluded' }).at(EC20);
  const [proportional, whole] = SERVICE_UNTIL_EC20[gender];
  if (regimeType !== 'RGPS' || held < unitsOfYears(proportional) || held >= unitsOfYears(whole)) return [];
  return [
    `Em 16/12/1998 já havia ${proportional} anos de serviço: a aposentadoria proporcional sem idade mínima (70% mais 6% por ano; Lei 8.213/1991, arts. 52 e 53, redação original; EC 20/1998, art. 3º) não é calculada aqui.`,
  ];
};

const INCAPACITY_OF_RGPS =
  'A aposentadoria por incapacidade permanente do INSS (Lei 8.213/1991, art. 42; EC 103/2019, art. 26, §§ 2º, III, e 3º, II) não é calculada aqui.';

/** What is known, or not, of the law of the place itself. */
const placeWarning = ({ regimeType, regime }: LawInput): string[] => {
  if (regimeType === 'RGPS' || regime === null) return [];
  const { described, regimeId } = regime;
  const entry = described === undefined ? regimeEntry(regimeId) : placeOfOffice(described).regime;
  const warning = entry?.warning;
  return warning === undefined ? [] : [warning];
};

/** `person` is null while something is missing. */
export const warningsOf = (input: LawInput, person: Case | null): string[] => {
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
  return [
    ...placeWarning(input),
    ...warnings,
    ...openRecordWarnings(input),
    ...affiliationWarning(input),
    ...(person === null ? [] : oldRightWarning(person)),
  ];
};
