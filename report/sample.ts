import type { TimeCut, TimeTotals } from '../domain/api/calculations.ts';
import type { RegimeType } from '../domain/api/common.ts';
import { usualLook } from '../domain/api/report-look.ts';
import type { Rule } from '../domain/api/rules.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule, span } from '../domain/api/sample.ts';
import type { ScenarioComparison, ScenarioRight } from '../domain/api/scenarios.ts';
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
  scenarios: [],
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

const right = (ruleId: string, modality: string, date: string, value: number | null): ScenarioRight => ({
  ruleId,
  modality,
  description: modality,
  date,
  from: date,
  value,
});

const points = right('rgps-ec103-art15-pontos', 'Transição por pontos (EC 103/2019, art. 15)', '2031-08-14', 5210.4);
const ageRule = right('rgps-ec103-art18-idade', 'Transição por idade (EC 103/2019, art. 18)', '2029-02-01', 3790.15);
const markOf = ({ ruleId, from, value }: ScenarioRight, total: number) => ({ ruleId, date: from, value, total });

const outcome = {
  calculationDate: '2026-11-22',
  soonest: ageRule,
  best: points,
  applicableRules: 0,
  futureRules: 4,
  missingData: [],
};

/** Two scenarios beside the facts: one that costs and brings, and one with no right at all. */
export const sampleScenarios = (regimeType: RegimeType): ScenarioComparison => ({
  regimeType,
  calculationDate: outcome.calculationDate,
  workAfter: 'goesOn',
  until: '2041-08-14',
  horizon: '2047-03-22',
  facts: {
    ...outcome,
    first: markOf(ageRule, 894_012.44),
    highest: markOf(points, 1_061_112.74),
    bestInLife: markOf(points, 1_061_112.74),
    parts: { benefits: 894_012.44, pay: 0, abono: 0, contributions: 0, costs: 0 },
    cost: 0,
    interestMissing: false,
    soonerByDays: 0,
    gainOnFirst: 0,
    balance: 0,
    evensOutOn: ageRule.from,
    disputed: [],
    reasons: [],
  },
  scenarios: [
    {
      id: 's1',
      name: 'Contribuir pelo teto até completar',
      hypotheses: [
        {
          kind: 'contributes',
          category: 'facultativo',
          rate: 20,
          from: null,
          until: null,
          paidOn: 'ceiling',
          value: null,
        },
      ],
      inWords: [
        'Contribui por conta própria como facultativo (20%) a partir do próximo mês até completar o direito, sobre teto do INSS',
      ],
      outcome: {
        ...outcome,
        soonest: { ...ageRule, date: '2028-10-01', from: '2028-10-01', value: 4120.77 },
        best: { ...points, value: 5873.02 },
      },
      first: { ruleId: ageRule.ruleId, date: '2028-10-01', value: 4120.77, total: 952_280.31 },
      highest: { ruleId: points.ruleId, date: points.from, value: 5873.02, total: 1_099_671.87 },
      bestInLife: { ruleId: points.ruleId, date: points.from, value: 5873.02, total: 1_099_671.87 },
      parts: { benefits: 991_179.06, pay: 0, abono: 0, contributions: 38_898.75, costs: 0 },
      interestMissing: false,
      gainOnFirst: 330.62,
      balance: 58_267.87,
      evensOutOn: '2029-07-01',
      disputed: [],
      reasons: [],
      cost: 38_898.75,
      costs: [
        {
          label: 'Contribuição de facultativo',
          article: 'Lei 8.212/1991, art. 21',
          months: 23,
          monthly: 1691.25,
          total: 38_898.75,
          interestMissing: false,
        },
      ],
      gain: 330.62,
      recoveredInMonths: 32,
      soonerByDays: 123,
      notes: ['O teto é o de 11/2026, suposto igual nos meses que vêm.'],
    },
    {
      id: 's2',
      name: 'Parar de contribuir',
      hypotheses: [{ kind: 'stops', on: '2026-11-30' }],
      inWords: ['Para de contribuir em 30/11/2026'],
      outcome: { ...outcome, soonest: null, best: null, futureRules: 0 },
      first: null,
      highest: null,
      bestInLife: null,
      parts: null,
      interestMissing: false,
      gainOnFirst: null,
      balance: null,
      evensOutOn: null,
      disputed: [],
      reasons: [{ field: 'first', text: 'Nenhum direito se completa com estas hipóteses.' }],
      cost: null,
      costs: [],
      gain: null,
      recoveredInMonths: null,
      soonerByDays: null,
      notes: [],
    },
  ],
  suggested: [],
});
