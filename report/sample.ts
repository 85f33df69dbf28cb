import type { TimeCut, TimeTotals } from '../domain/api/calculations.ts';
import { usualLook } from '../domain/api/report-look.ts';
import type { Rule } from '../domain/api/rules.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule, span } from '../domain/api/sample.ts';
import type { RegimeData, ReportData } from './data.ts';

const totalsOn = (until: string, years: number): TimeTotals => ({
  until,
  totals: {
    contributionTime: span(years),
    convertedContributionTime: span(years),
    publicServiceTime: span(Math.max(0, years - 4)),
    teachingTime: span(0),
    carreerTime: span(Math.max(0, years - 4)),
    positionTime: span(Math.max(0, years - 4)),
    specialTime: span(0),
    policeTime: span(0),
    disabledTime: span(0),
    disabledLowTime: span(0),
    disabledModerateTime: span(0),
  },
});

const cuts: readonly (readonly [TimeCut, string, number])[] = [
  ['1998-12-16', '1998-12-16', 12],
  ['2003-12-31', '2003-12-31', 17],
  ['reform', '2019-11-13', 33],
  ['today', '2026-11-20', 40],
];

export const sampleRegime = (applicable: Rule[], future: Rule[]): RegimeData => ({
  rules: {
    applicableRules: applicable,
    futureRules: future,
    notApplicableRules: [],
    regimeDate: '2019-11-13',
    missingData: [],
    warnings: [],
  },
  totals: cuts.map(([cut, until, years]) => ({ cut, totals: totalsOn(until, years) })),
});

export const sampleReport = (changes: Partial<ReportData> = {}): ReportData => ({
  customer: sampleCustomer,
  calculation: sampleCalculation,
  workRecords: [sampleRecord],
  rpps: sampleRegime(
    [sampleRule],
    [{ ...sampleRule, id: 'future', modality: 'Compulsória aos 75 anos', whenToRetire: '2039-03-10', abono: false }],
  ),
  rgps: null,
  office: {
    name: 'Ana Exemplo',
    text: 'Escritório Inventado Advocacia\nRua das Leis, 100\nCuritiba – PR',
    oab: 'PR 54.321',
    city: 'Londrina',
    logo: null,
  },
  indexesUntil: '09/2026',
  look: usualLook,
  request: {
    calculationId: 'k1',
    lawyerName: 'Dra. Ana Exemplo',
    oabValue: 'PR 12.345',
    observation: 'Conferir o CNIS.',
    action: 'Reunir os documentos.',
  },
  printedOn: '2026-11-20',
  ...changes,
});
