/** Doubts about a whole case, in Portuguese: what was read otherwise than a lawyer may expect. */
import { dayOf, monthOf } from '../../../units/day.ts';
import { centsOf } from '../../../units/money.ts';
import {
  formatMonthOfYear,
  formatMonthRanges,
  type Month,
  monthOfPay,
  monthOfYear,
  THIRTEENTH,
} from '../../../units/month.ts';
import { formatDate } from '../../../words/format.ts';
import type { LawInput, WorkRecord } from '../../input/input.ts';
import { placeOfOffice } from '../../places/described/of-office.ts';
import { regimeEntry } from '../../places/regimes.ts';
import { minimumWage, overlayOf } from '../../tables/index.ts';
import { firstRecordOfRgps } from '../case.ts';
import { leftPostOn } from '../left-post.ts';
import { besidePostWarnings } from './beside-post.ts';
import { abroadWarnings } from './totalisation.ts';

const OLDEST_RECORD = '1930-01-01';

/** Rules that closed between 1998 and 2019 see such a record shorter than it may have been. */
const hasDeductionOfUnknownPlace = (record: WorkRecord): boolean =>
  record.deduction2 > 0 && record.ingressDate <= '2003-12-31' && (record.egressDate ?? '9999') > '2003-12-31';

const WARNED_SILENCE_IN_MONTHS = 12;

/** The newest month with a salary, where the record is open and that month lies more than a year back: of months to come none is known. */
const silentSince = ({ egressDate, salaries }: WorkRecord, knownUntil: string): string | null => {
  if (egressDate !== null || salaries.length === 0) return null;
  let newest = Number.NEGATIVE_INFINITY;
  for (const salary of salaries) newest = Math.max(newest, monthOfPay(salary));
  if (monthOf(dayOf(knownUntil)) - newest <= WARNED_SILENCE_IN_MONTHS) return null;
  return formatMonthOfYear(newest);
};

/** The oldest record first, whatever the order of the records, and once where several say the same. */
const openRecordWarnings = ({ workRecords, calculationDate, knownUntil = calculationDate }: LawInput): string[] => {
  const silent = new Map<string, string>();
  for (const record of workRecords) {
    const month = silentSince(record, knownUntil);
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

const leftPostWarning = (input: LawInput): string[] => {
  const day = leftPostOn(input);
  return day === null
    ? []
    : [
        `O último vínculo do regime próprio terminou em ${formatDate(day)}. Por ele só se aposenta quem ocupa cargo efetivo (CF, art. 40, caput): o que só se completa depois dessa saída depende de outro cargo; sem ele, o tempo se certifica ao INSS (CF, art. 201, § 9º).`,
      ];
};

/** @see CF, arts. 37, XVI, and 40, § 6: each of two posts that may be held together retires by itself */
const secondPostWarning = ({ regimeType, workRecords, calculationDate }: LawInput): string[] => {
  const held = workRecords.filter(
    (record) =>
      record.regimeType === 'RPPS' &&
      record.isCurrentPosition &&
      record.ingressDate <= calculationDate &&
      (record.egressDate === null || record.egressDate >= calculationDate),
  );
  return regimeType === 'RGPS' || held.length < 2
    ? []
    : [
        `${held.length} cargos em curso ao mesmo tempo no regime próprio são contados aqui como um só, com a soma das remunerações. Cada cargo acumulável tem a sua aposentadoria, pelo tempo e pela remuneração dele (CF, arts. 37, XVI, e 40, § 6º): faça um cálculo para cada um.`,
      ];
};

/** What is known, or not, of the law of the place itself. */
const placeWarnings = (input: LawInput): string[] => {
  const { regimeType, regime } = input;
  if (regimeType === 'RGPS' || regime === null) return [];
  const { described, regimeId } = regime;
  const entry = described === undefined ? regimeEntry(regimeId) : placeOfOffice(described).regime;
  return [entry?.warning, isOfPolice(input) ? entry?.policeWarning : undefined].flatMap((warning) => warning ?? []);
};

const isOfPolice = ({ workRecords, calculation: { policeTime } }: LawInput): boolean =>
  workRecords.some(({ isPoliceTime }) => isPoliceTime) || policeTime.years + policeTime.months + policeTime.days > 0;

const FIRST_COMPETENCIA = monthOfYear(2019, 11);

/** Cents of each month since 11/2019 in the RGPS: of all records, and of those of the normal plan. */
const basesOf = (
  records: readonly WorkRecord[],
): ReadonlyMap<Month, { readonly all: number; readonly normal: number }> => {
  const bases = new Map<Month, { all: number; normal: number }>();
  for (const { regimeType, contributionPlan, salaries } of records) {
    if (regimeType !== 'RGPS') continue;
    for (const salary of salaries) {
      const month = monthOfPay(salary);
      if (salary.month === THIRTEENTH || month < FIRST_COMPETENCIA) continue;
      const cents = centsOf(salary.readValue ?? salary.value);
      const known = bases.get(month) ?? { all: 0, normal: 0 };
      bases.set(month, { all: known.all + cents, normal: known.normal + (contributionPlan === 'normal' ? cents : 0) });
    }
  }
  return bases;
};

/** Months of a job that reach the minimum wage only with a contribution of 11%, 5% or MEI: the INSS may block the sum. */
const sharedMonthsWarning = ({ regimeType, workRecords, indexes }: LawInput): string[] => {
  if (regimeType !== 'RGPS') return [];
  const overlay = overlayOf(indexes);
  const months = [...basesOf(workRecords)].flatMap(([month, { all, normal }]) => {
    const wage = minimumWage(month, overlay);
    const minimum = wage === null ? 0 : centsOf(wage);
    return normal > 0 && normal < minimum && all >= minimum ? [month] : [];
  });
  if (months.length === 0) return [];
  return [
    `Só chegam ao salário mínimo somando ao emprego uma contribuição de 11%, 5% ou MEI: ${formatMonthRanges(months.toSorted((a, b) => a - b))}. O cálculo as conta; o INSS pode bloquear a soma enquanto não se complementa a 20% (Portaria DIRBEN/INSS 990/2022, Anexo V, PREM-BLOQ-EC103): confira a IN 128/2022, art. 124.`,
  ];
};

/** Months that an indicator of the extract keeps out of time, carência and value. */
const notComputedWarning = ({ regimeType, workRecords }: LawInput): string[] => {
  const months = new Set(regimeType === 'RGPS' ? workRecords.flatMap((record) => record.notComputedMonths ?? []) : []);
  if (months.size === 0) return [];
  return [
    `Fora do cálculo, porque o INSS não computa: ${formatMonthRanges([...months].toSorted((a, b) => a - b))} (indicadores do extrato; Lei 8.213/1991, art. 29-A). Depois do acerto, importe o extrato novo ou digite de novo a remuneração do mês.`,
  ];
};

export const warningsOf = (input: LawInput): string[] => {
  const records = [...input.workRecords, ...(input.abroad ?? [])];
  const warnings: string[] = [];
  if (records.some((record) => record.egressDate !== null && record.egressDate < record.ingressDate)) {
    warnings.push('Há registro com saída anterior ao ingresso; ele não foi contado.');
  }
  if (records.some((record) => record.ingressDate < OLDEST_RECORD)) {
    warnings.push('Há registro com ingresso anterior a 1930; confira a data.');
  }
  if (input.workRecords.some(hasDeductionOfUnknownPlace)) {
    warnings.push(
      'Os dias da dedução 2 foram descontados logo a partir de 17/12/1998, porque o registro não diz em que data até 13/11/2019 eles caem: confira as datas de direito desse período.',
    );
  }
  return [
    ...placeWarnings(input),
    ...leftPostWarning(input),
    ...secondPostWarning(input),
    ...besidePostWarnings(input),
    ...abroadWarnings(input),
    ...warnings,
    ...openRecordWarnings(input),
    ...affiliationWarning(input),
    ...sharedMonthsWarning(input),
    ...notComputedWarning(input),
  ];
};
