import { nextSteps } from '../../domain/advice/next-steps.ts';
import type { RegimeType } from '../../domain/api/common.ts';
import type { NextStepsAnswer } from '../../domain/api/next-steps.ts';
import { type ReportLook, usualLook } from '../../domain/api/report-look.ts';
import { sampleCalculation, sampleCustomer, sampleRecord } from '../../domain/api/sample.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { newCalculation, type OpenCalculation } from '../../domain/calculations/calculation.ts';
import { concomitantRecords } from '../../domain/calculations/work-records/concomitance.ts';
import { fillPercent } from '../../domain/calculations/work-records/rows.ts';
import { newWorkRecord } from '../../domain/calculations/work-records/work-record.ts';
import {
  type CountingMethod,
  type DescribedCase,
  type DescribedPeriod,
  evaluate,
  inputOf,
  outlook,
  timeTotals,
} from '../../domain/law/index.ts';
import type { LawInput } from '../../domain/law/input/input.ts';
import { correctionTable, minimumWage, overlayOf } from '../../domain/law/tables/index.ts';
import { countRecords } from '../../domain/law/time/record-counts.ts';
import { dayOf } from '../../domain/units/day.ts';
import { monthOfPay, parseMonth } from '../../domain/units/month.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { sampleReport, sampleScenarios } from '../sample.ts';

const TODAY = '2026-11-22';
const table = correctionTable(parseMonth(TODAY), overlayOf([]));

/** What a record prints beside what the law reads of it. */
type Printed = Pick<WorkRecord, 'companyName'> &
  Partial<Pick<WorkRecord, 'expiredVacations' | 'expiredPremiumLicenses' | 'hasExpiredPremiumLicenses'>>;

export interface Period {
  readonly law: DescribedPeriod;
  readonly printed: Printed;
}

export interface Described extends Omit<DescribedCase, 'calculationDate' | 'periods' | 'regimeType'> {
  readonly name: string;
  readonly profession: string;
  readonly regimes: readonly RegimeType[];
  readonly periods?: readonly Period[];
  readonly request?: Partial<ReportData['request']>;
  /** Whether scenarios are kept with the calculation. */
  readonly withScenarios?: boolean;
  readonly look?: Partial<ReportLook>;
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const FIRST_PAY = monthOf('1994-07-01');

/** Monthly pay from `first` reais on, growing by `growth` percent a year. */
const pay = ({ ingressDate, egressDate }: DescribedPeriod, first: number, growth: number) => {
  const start = Math.max(monthOf(ingressDate), FIRST_PAY);
  const months = Math.max(0, monthOf(egressDate ?? '2026-10-31') - start + 1);
  return Array.from({ length: months }, (_, index) => ({
    month: String(((start + index) % 12) + 1).padStart(2, '0'),
    year: Math.floor((start + index) / 12),
    value: Math.round(first * (1 + growth / 1200) ** index * 100) / 100,
  }));
};

export const job = (
  companyName: string,
  ingressDate: string,
  egressDate: string | null,
  law: Partial<DescribedPeriod> = {},
  printed: Partial<Printed> = {},
): Period => ({ law: { ingressDate, egressDate, ...law }, printed: { companyName, ...printed } });

export const paid = (period: Period, first: number, growth: number): Period => ({
  ...period,
  law: { ...period.law, salaries: pay(period.law, first, growth) },
});

const updated = (salary: { month: string; year: number; value: number }) => {
  const millionths = table?.millionths(monthOfPay(salary)) ?? null;
  return {
    ...salary,
    index: millionths === null ? null : millionths / 1_000_000,
    updatedValue: millionths === null ? null : Math.round((salary.value * millionths) / 10_000) / 100,
  };
};

const recordsOf = (periods: readonly Period[], method: CountingMethod): WorkRecord[] => {
  const records = periods.map(({ law, printed }, index) => ({
    ...sampleRecord,
    isPublicService: false,
    isCurrentCareer: false,
    isCurrentPosition: false,
    addition: 0,
    regimeType: 'RGPS' as const,
    ...law,
    ...printed,
    id: `w${index}`,
    salaries: (law.salaries ?? []).map(({ month, year, value }) => ({ month, year, value })),
  }));
  const concomitant = concomitantRecords(records);
  const counts = countRecords(records, {
    until: dayOf(TODAY),
    method,
    minimumWage: (month) => minimumWage(month, overlayOf([])),
  });
  return records.map((record, place) => ({
    ...record,
    ...counts[place],
    salaries: record.salaries.map(updated),
    concomitantWith: [...(concomitant.get(record.id) ?? [])],
    fillPercent: fillPercent(record, TODAY),
  }));
};

/** The advice that the program would give about a described person. */
const advised = (input: LawInput, periods: readonly Period[]): NextStepsAnswer => {
  const calculation: OpenCalculation = {
    phase: 'open',
    calculationId: 'k1',
    customerId: 'c1',
    accountId: 'a1',
    fields: { ...newCalculation, ...input.calculation, name: 'Cálculo', calculationDate: input.calculationDate },
    spansStatedOn: null,
    workRecords: periods.map(({ law, printed }, index) => ({
      ...newWorkRecord,
      regimeType: 'RGPS',
      ...law,
      ...printed,
      id: `w${index}`,
      salaries: [...(law.salaries ?? [])],
    })),
    imports: [],
    scenarios: [],
  };
  return nextSteps({
    calculation,
    regimeType: input.regimeType === 'RGPS' ? 'RGPS' : 'RPPS',
    today: input.calculationDate,
    birthDate: input.person.birthDate,
    overlay: overlayOf([]),
    inputOf: ({ fields, workRecords }) => ({ ...input, futurePay: 'goesOn', calculation: fields, workRecords }),
  });
};

const CUTS = ['1998-12-16', '2003-12-31', 'reform', 'today'] as const;

/** The report of a described person, as the program would print it. */
export const reportOf = ({
  name,
  profession,
  regimes,
  periods = [],
  request = {},
  withScenarios = false,
  look = {},
  ...described
}: Described): ReportData => {
  const question = (regimeType: RegimeType) =>
    inputOf({
      ...described,
      calculationDate: TODAY,
      regimeType,
      periods: periods.map(({ law }) => ({ regimeType: 'RGPS' as const, ...law })),
    });
  const regime = (regimeType: RegimeType): RegimeData | null => {
    if (!regimes.includes(regimeType)) return null;
    const input: LawInput = { ...question(regimeType), futurePay: 'goesOn' };
    const totals = CUTS.map((cut) => ({ cut, totals: timeTotals(input, cut, regimeType) }));
    return { rules: evaluate(input), totals, nets: {} };
  };
  const [own = 'RGPS'] = regimes;
  const { calculation, regime: place } = question(own);
  return {
    ...sampleReport(),
    customer: {
      ...sampleCustomer,
      name,
      currentProfession: profession,
      birthDate: described.birthDate ?? null,
      gender: described.gender ?? null,
      disablement: described.disablement ?? false,
      disablementDate: described.disablementDate ?? null,
    },
    calculation: {
      ...sampleCalculation,
      ...calculation,
      name: own === 'RPPS' ? 'Aposentadoria do servidor' : 'Aposentadoria INSS',
      regimeType: own,
      regime: own === 'RGPS' ? 'INSS' : (place?.name ?? null),
      regimeId: place?.regimeId ?? null,
      calculationDate: null,
      calculationDateUsed: TODAY,
      calculationDateSource: periods.length > 0 ? 'today' : 'spansStated',
    },
    workRecords: recordsOf(periods, calculation.countingMethod),
    rpps: regime('RPPS'),
    rgps: regime('RGPS'),
    family: null,
    nextSteps: regimes.map((regimeType) => advised(question(regimeType), periods)),
    outlooks: regimes.map((regimeType) => outlook({ ...question(regimeType), futurePay: 'goesOn' })),
    scenarios: withScenarios ? regimes.map(sampleScenarios) : [],
    look: { ...usualLook, ...look },
    request: { calculationId: 'k1', lawyerName: 'Dra. Ana Exemplo', oabValue: 'PR 12.345', ...request },
    printedOn: TODAY,
  };
};
