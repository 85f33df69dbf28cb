import type { TimeCut, TimeTotals } from '../domain/api/calculations.ts';
import type { RegimeType } from '../domain/api/common.ts';
import type { NextStep, NextStepsAnswer } from '../domain/api/next-steps.ts';
import type { OutlookAnswer, OutlookWaiting } from '../domain/api/outlook.ts';
import { usualLook } from '../domain/api/report-look.ts';
import type { Rule } from '../domain/api/rules.ts';
import { sampleCalculation, sampleCustomer, sampleRecord, sampleRule, span } from '../domain/api/sample.ts';
import type { ScenarioComparison, ScenarioRight } from '../domain/api/scenario-comparison.ts';
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
  nets: {},
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
  nextSteps: [],
  family: null,
  outlooks: [],
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
  confirmed: true,
});

const points = right('rgps-ec103-art15-pontos', 'Transição por pontos (EC 103/2019, art. 15)', '2031-08-14', 5210.4);
const ageRule = right('rgps-ec103-art18-idade', 'Transição por idade (EC 103/2019, art. 18)', '2029-02-01', 3790.15);
const markOf = ({ ruleId, from, value, confirmed }: ScenarioRight, total: number) => ({
  ruleId,
  date: from,
  value,
  total,
  confirmed,
});

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
    totalNet: null,
    balanceNet: 0,
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
        'Contribui por conta própria como facultativo (20%) desde já até completar o direito, sobre teto do INSS',
      ],
      outcome: {
        ...outcome,
        soonest: { ...ageRule, date: '2028-10-01', from: '2028-10-01', value: 4120.77 },
        best: { ...points, value: 5873.02 },
      },
      first: markOf({ ...ageRule, from: '2028-10-01', value: 4120.77 }, 952_280.31),
      highest: markOf({ ...points, value: 5873.02 }, 1_099_671.87),
      bestInLife: markOf({ ...points, value: 5873.02 }, 1_099_671.87),
      parts: { benefits: 991_179.06, pay: 0, abono: 0, contributions: 38_898.75, costs: 0 },
      interestMissing: false,
      gainOnFirst: 330.62,
      balance: 58_267.87,
      totalNet: null,
      balanceNet: 58_267.87,
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
      totalNet: null,
      balanceNet: null,
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

const plainStep = {
  article: 'Lei 8.213/1991, arts. 94 e 96',
  subject: null,
  effect: null,
  notComputed: false,
  price: null,
  deadline: null,
  hypothesis: null,
} as const;

const sampleSteps: readonly NextStep[] = [
  {
    ...plainStep,
    id: 'request',
    kind: 'request',
    title: 'Requerer a aposentadoria por “Pontos”',
    text: 'O direito está completo desde 10/03/2021.',
    documents: ['Requerimento ao órgão'],
  },
  {
    ...plainStep,
    id: 'certify:w9',
    kind: 'certify',
    title: 'Certificar o tempo de Prefeitura Inventada (CTC)',
    text: 'De 05/05/1980 a 31/12/1993. Quem certifica é o ente do regime próprio.',
    subject: { type: 'workRecord', id: 'w9', name: 'Prefeitura Inventada' },
    effect: { soonerByDays: 0, gain: 1013.31, balance: 240_010.5 },
    documents: ['Certidão de tempo de contribuição (CTC)'],
  },
  {
    ...plainStep,
    id: 'complement:w8',
    kind: 'complement',
    title: 'Complementar 5 meses de Padaria Ltda.',
    text: 'Meses abaixo do salário mínimo.',
    effect: { soonerByDays: 0, gain: 0, balance: -166.88 },
    price: { amount: 166.88, interestMissing: true },
    documents: ['Guias e comprovantes dos meses'],
  },
  {
    ...plainStep,
    id: 'prove:teaching',
    kind: 'prove',
    title: 'Provar o tempo de magistério',
    text: 'O efeito é o que se perde se não for aceita.',
    effect: { soonerByDays: 0, gain: 0, balance: 0 },
    documents: [],
  },
  {
    ...plainStep,
    id: 'abono',
    kind: 'abono',
    title: 'Pedir o abono de permanência',
    text: 'Direito desde 20/11/2025, enquanto continuar em atividade. Vale R$ 1.209,14 por mês.',
    documents: ['Mapa de tempo de contribuição'],
  },
];

/** What to do about somebody who can retire, with time of the other regime. */
export const sampleNextSteps = (regimeType: RegimeType): NextStepsAnswer => ({
  regimeType,
  steps: sampleSteps.map((step) => ({ ...step, documents: [...step.documents] })),
  notes: [],
});

const parts = { pay: null, abono: null, contributions: null, costs: null };
const now: OutlookWaiting = {
  date: '2026-11-22',
  ruleId: 'rgps-ec103-art15-pontos',
  value: 4790.4,
  parts: { ...parts, benefits: 1_266_262.4 },
  total: 1_266_262.4,
  gain: 0,
  balance: 0,
  totalNet: 1_266_262.4,
  balanceNet: 0,
  evensOutOn: '2026-11-22',
  forgone: 0,
  benefits: 0,
  contributions: null,
  recoveredOn: '2026-11-22',
  receivedInLife: 1_266_262.4,
};
const aYearOn: OutlookWaiting = {
  ...now,
  date: '2027-11-22',
  value: 5163.6,
  parts: { ...parts, benefits: 1_297_784.8 },
  total: 1_297_784.8,
  gain: 373.2,
  balance: 31_522.4,
  totalNet: 1_293_975.8,
  balanceNet: 27_713.4,
  evensOutOn: '2040-10-22',
  forgone: 62_275.2,
  benefits: 62_275.2,
  recoveredOn: '2040-10-22',
  receivedInLife: 1_297_784.8,
};
const marked = ({ date, ruleId, value, total }: OutlookWaiting) => ({ date, ruleId, value, total });

/** An employee who works on, and for whom a year of waiting pays. */
export const sampleOutlook = (regimeType: RegimeType): OutlookAnswer => ({
  regimeType,
  calculationDate: now.date,
  workAfter: 'goesOn',
  rights: [
    {
      ...now,
      modality: points.modality,
      description: points.description,
      kind: 'points',
      parity: false,
      abono: false,
      confirmed: true,
      variantOf: null,
      from: now.date,
      withinReach: true,
      valueWithPay: now.value,
      valueKnown: now.value,
    },
  ],
  waiting: [now, aYearOn],
  marks: {
    first: marked(now),
    highest: marked(aYearOn),
    bestInLife: marked(aYearOn),
    soonest: marked(now),
    best: marked(aYearOn),
  },
  disputed: [],
  until: '2041-08-14',
  horizon: '2047-03-22',
  lifeExpectancy: { years: 20.3, tableYear: 2024, until: '2047-03-22' },
  notes: ['Simulação: valores brutos.'],
  missingData: [],
});
