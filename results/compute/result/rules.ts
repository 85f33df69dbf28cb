import type { Quantity, RequirementExplained, RequirementKey } from '../../../domain/api/requirements.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { isIsoDay } from '../../../domain/units/day.ts';
import { daysOfSpan } from '../../../domain/units/span.ts';
import { yesOrNo } from '../../../domain/words/fields.ts';
import { formatQuantity, requirementWords } from '../../../domain/words/quantities.ts';
import { reformDayOf } from '../../../domain/words/reform.ts';
import { completionText, heldText, neededText, ruleHeadline } from '../../../domain/words/rules.ts';
import { type Cell, dayCell, moneyCell, type Sheet, shareCell } from '../workbook.ts';
import { ruleCells, ruleHead, type Sorted } from './rules-of.ts';

const yesOrText = (value: boolean | string): string => (typeof value === 'string' ? value : yesOrNo(value));

const remarksOf = (rule: Rule): string =>
  [...rule.notices, rule.observation, rule.benefitMissing].filter((remark) => remark !== null).join(' ');

/** One row a rule: the answer of its card. */
export const rulesSheet = (rules: readonly Sorted[]): Sheet => ({
  name: 'Regras',
  head: [
    ...ruleHead,
    'Fundamento',
    'Em resumo',
    'Direito em',
    'Benefício estimado',
    'Paridade',
    'Abono de permanência',
    'Observações',
  ],
  rows: rules.map((sorted) => {
    const { group, rule } = sorted;
    return [
      ...ruleCells(sorted),
      rule.ruleLaw,
      ruleHeadline(rule, group),
      dayCell(rule.whenToRetire),
      moneyCell(rule.estimatedBenefit),
      yesOrText(rule.parity),
      yesOrText(rule.abono),
      remarksOf(rule),
    ];
  }),
});

/** A quantity as a figure or a day: spans in days of a year of 365 and a month of 30. */
const measured = (quantity: Quantity | undefined): Cell => {
  if (quantity === undefined || quantity === null) return null;
  if (typeof quantity === 'object') return daysOfSpan(quantity);
  if (typeof quantity === 'string') return isIsoDay(quantity) ? dayCell(quantity) : quantity;
  return quantity;
};

const unitOf = ({ requirement, necessary, held }: RequirementExplained): string | null => {
  if (typeof necessary === 'object' && necessary !== null) return 'dias';
  if (typeof necessary === 'string' || typeof held === 'string') return 'data';
  const units: Partial<Record<RequirementKey, string>> = { points: 'pontos', remunerations: 'contribuições' };
  return units[requirement] ?? null;
};

const requirementCells = (explained: RequirementExplained, rule: Rule): readonly Cell[] => {
  const { requirement, label, necessary, held, heldOnCalculationDate, missing, metOn, met, share, article } = explained;
  return [
    label,
    neededText(explained),
    dayCell(rule.measuredOn),
    heldText(explained),
    formatQuantity(requirement, missing),
    measured(necessary),
    measured(held),
    measured(missing),
    unitOf(explained),
    measured(heldOnCalculationDate ?? held),
    shareCell(share),
    yesOrNo(met),
    dayCell(metOn),
    completionText(explained, rule),
    article,
  ];
};

/** One row a requirement, in words and in figures. */
export const requirementsSheet = (rules: readonly Sorted[]): Sheet => ({
  name: 'Requisitos',
  head: [
    ...ruleHead,
    'Requisito',
    'Exigido',
    'Medido em',
    'Cumprido',
    'Falta',
    'Exigido (em número)',
    'Cumprido (em número)',
    'Falta (em número)',
    'Unidade',
    'Na data do cálculo (em número)',
    'Parte cumprida',
    'Atendido',
    'Completo em',
    'Cumprimento',
    'Fundamento',
  ],
  rows: rules.flatMap((sorted) =>
    sorted.rule.requirements.map((explained) => [...ruleCells(sorted), ...requirementCells(explained, sorted.rule)]),
  ),
});

const days: readonly (readonly [string, (rule: Rule) => string | null])[] = [
  [requirementWords.age.label, (rule) => rule.ageToRetire],
  [requirementWords.contribution.label, (rule) => rule.contributionToRetire],
  [requirementWords.publicService.label, (rule) => rule.publicServiceToRetire],
  [requirementWords.carreer.label, (rule) => rule.carreerToRetire],
  [requirementWords.position.label, (rule) => rule.positionToRetire],
  [requirementWords.teaching.label, (rule) => rule.teachingToRetire],
  [requirementWords.special.label, (rule) => rule.specialTimeToRetire],
  [requirementWords.police.label, (rule) => rule.policeToRetire],
  [requirementWords.points.label, (rule) => rule.pointsToRetire],
  [requirementWords.remunerations.label, (rule) => rule.remunerationsToRetire],
  ['Direito em', (rule) => rule.whenToRetire],
  ['Início da regra', (rule) => rule.ruleStartDate],
  ['Fim da regra', (rule) => rule.ruleLimitDate],
  ['Pedágio medido em', (rule) => rule.tollLimitDate],
  ['Data da reforma', ({ regimeDate, calculationDate }) => reformDayOf(regimeDate, calculationDate)],
  ['Data do cálculo', (rule) => rule.calculationDate],
];

/** One row a rule: the day on which each requirement is met, all days as days. */
export const datesSheet = (rules: readonly Sorted[]): Sheet => ({
  name: 'Datas',
  head: [...ruleHead, ...days.map(([label]) => label)],
  rows: rules.map((sorted) => [...ruleCells(sorted), ...days.map(([, day]) => dayCell(day(sorted.rule)))]),
});
