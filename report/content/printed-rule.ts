import type { RequirementExplained } from '../../domain/api/requirements.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { afterReach } from '../../domain/words/answer.ts';
import { degreePartRows, degreePartWords } from '../../domain/words/degree-parts.ts';
import { FAR_AHEAD, headlineDifference, headlineMoney, isFarAhead } from '../../domain/words/far-ahead.ts';
import { formatDate, formatMoney, formatSpan } from '../../domain/words/format.ts';
import { formatQuantity } from '../../domain/words/quantities.ts';
import { best } from '../../domain/words/ranked-rights.ts';
import { reportWords } from '../../domain/words/report.ts';
import { isBesideReceived } from '../../domain/words/retired.ts';
import {
  completionText,
  distanceBetween,
  heldText,
  heldTodayText,
  neededText,
  ruleHeadline,
  situationText,
  specialBenefitText,
} from '../../domain/words/rules.ts';
import { type Ranked, standoutsOf } from '../../domain/words/standouts.ts';
import { unconfirmedMark, VALUE_NOT_CONFIRMED } from '../../domain/words/unconfirmed.ts';
import { type Cell, figure, type PrintedRule, row, type Table, text } from '../blocks.ts';
import { netRemarks, withNet } from './net.ts';
import type { SectionRules } from './section-rules.ts';
import type { Working } from './workings.ts';

/** 'Contribuição' for 'Tempo de contribuição': in the table its figures say that it is a time, and it keeps to one line. */
const shortLabel = ({ label }: RequirementExplained): string => {
  const name = label.replace(/^Tempo de /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** What 'Exigido' holds beside the figures of today: more than this would wrap there. */
const MOST_LETTERS_ASKED = 18;

const requirementWidths = ({ requirements }: Rule, grown: boolean): number[] => {
  if (!grown) return [23, 24, 25, 28];
  const asksMuch = requirements.some((explained) => neededText(explained).length > MOST_LETTERS_ASKED);
  return asksMuch ? [13.5, 22, 22.5, 22.5, 19.5] : [16, 16.5, 23.5, 23.5, 20.5];
};

/** Held on the day of the card, and on the calculation date where something else is held then. */
const requirementTable = (rule: Rule): Table => {
  const grown = rule.requirements.some((explained) => heldTodayText(explained) !== null);
  const today = (cell: Cell): Cell[] => (grown ? [cell] : []);
  return {
    kind: 'table',
    caption: null,
    widths: requirementWidths(rule, grown),
    head: [
      text('Requisito'),
      figure('Exigido'),
      figure(`Em ${formatDate(rule.measuredOn)}`),
      ...today(figure(`Em ${formatDate(rule.calculationDate)}`)),
      figure('Cumprimento'),
    ],
    rows: rule.requirements.map((explained) =>
      row(
        text(shortLabel(explained)),
        figure(neededText(explained)),
        figure(heldText(explained)),
        ...today(figure(heldTodayText(explained) ?? '')),
        figure(completionText(explained, rule)),
      ),
    ),
  };
};

/** Without it nobody can follow a sum of years worked in several degrees. */
const degreeTable = ({ requirements, measuredOn }: Rule): Table | null => {
  const rows = requirements.flatMap(degreePartRows);
  const { title, degree, held, factor, converted } = degreePartWords;
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    caption: title(formatDate(measuredOn)),
    widths: [34, 25, 12, 29],
    head: [text(degree), figure(held), figure(factor), figure(converted)],
    rows: rows.map(([name = '', ...figures]) => row(text(name), ...figures.map(figure))),
  };
};

const TOLL = /Inclui pedágio de [\d.]+ dias?(?: \([^)]*\))?\./;

/** What the toll adds and to what, as the engine says it. */
const tollOf = ({ label, text: said }: RequirementExplained): string[] => {
  const [toll] = TOLL.exec(said) ?? [];
  return toll === undefined ? [] : [`${label}: ${toll.charAt(0).toLowerCase()}${toll.slice(1)}`];
};

/** How far the figure asked for has risen. */
const stepOf = (
  { label, requirement, necessary, metOn, necessaryThen }: RequirementExplained,
  rule: Rule,
): string[] => {
  if (metOn === null || necessaryThen === undefined) return [];
  return [
    `${label}: a exigência muda até lá. Em ${rule.measuredOn.slice(0, 4)} são ${formatQuantity(requirement, necessary)}; em ${metOn.slice(0, 4)}, ${formatQuantity(requirement, necessaryThen)}.`,
  ];
};

const reducedAge = ({ necessaryAge, decreasedNecessaryAge }: Rule): string[] =>
  necessaryAge === null ||
  decreasedNecessaryAge === null ||
  formatSpan(necessaryAge) === formatSpan(decreasedNecessaryAge)
    ? []
    : [
        `A idade mínima de ${formatSpan(necessaryAge)} se reduz a ${formatSpan(decreasedNecessaryAge)} pelo tempo de contribuição além do exigido.`,
      ];

const explanationsOf = (rule: Rule): string[] => [
  ...rule.requirements.flatMap(tollOf),
  ...reducedAge(rule),
  ...rule.requirements.flatMap((explained) => stepOf(explained, rule)),
];

/** The readings of a value, and those of the norm itself, beside each other. */
const readingsOf = (rule: Rule, all: readonly Rule[]): Table | null => {
  const variants = all.filter(
    (other) => other.variantOf === rule.id || (rule.variantOf === other.id && other !== rule),
  );
  if (rule.benefitLogs.length < 2 && variants.length === 0) return null;
  const amountOf = (value: number | null) => figure(value === null ? 'sem estimativa' : formatMoney(value));
  return {
    kind: 'table',
    caption: reportWords.readings,
    widths: [61, 17, 22],
    head: [text('Leitura'), figure('A partir de'), figure('Por mês')],
    rows: [
      ...rule.benefitLogs.map(({ name, value }) =>
        row(text(name), figure(formatDate(rule.whenToRetire)), amountOf(value)),
      ),
      ...variants.map(({ modality, whenToRetire, estimatedBenefit }) =>
        row(text(`Outra leitura da norma: ${modality}`), figure(formatDate(whenToRetire)), amountOf(estimatedBenefit)),
      ),
    ],
  };
};

/** A compulsory retirement that pays more than any rule before it does so for the years in between. */
const compulsoryRemark = (rule: Rule, all: readonly Rule[]): string[] => {
  const { kind, whenToRetire, estimatedBenefit, calculationDate } = rule;
  const voluntary = best(all.filter((other) => other.kind !== 'compulsory'));
  if (kind !== 'compulsory' || whenToRetire === null || whenToRetire <= calculationDate) return [];
  if (voluntary?.whenToRetire === undefined || voluntary.whenToRetire === null || voluntary.estimatedBenefit === null)
    return [];
  const gain = (estimatedBenefit ?? 0) - voluntary.estimatedBenefit;
  if (gain <= 0) return [];
  const from = voluntary.whenToRetire > calculationDate ? voluntary.whenToRetire : calculationDate;
  return [
    `O valor é maior em ${headlineDifference(gain, whenToRetire, calculationDate)} por mês porque supõe trabalhar mais ${distanceBetween(from, whenToRetire)} que em “${voluntary.modality}”, sem receber aposentadoria nesse tempo.`,
  ];
};

const marksOf = (rule: Rule, rules: Ranked): string[] => [
  ...standoutsOf(rules)(rule),
  ...(rule.withinReach ? [] : [afterReach]),
  ...(rule.parity === true ? ['Com paridade'] : []),
  ...(rule.confirmed ? [] : [unconfirmedMark(rule)]),
];

/** A paper has a day: what is to come is said with its date first. */
const headlineOf = (rule: Rule, group: SectionRules['group']): string => {
  const { whenToRetire, calculationDate, estimatedBenefit } = rule;
  const monthly = estimatedBenefit === null ? '' : ' por mês';
  if (group === 'applicable' || whenToRetire === null || isBesideReceived(rule))
    return `${ruleHeadline(rule, group)}${monthly}`;
  const value = estimatedBenefit === null ? '' : ` · ${headlineMoney(estimatedBenefit, whenToRetire, rule)}${monthly}`;
  return `A partir de ${formatDate(whenToRetire)}, daqui a ${distanceBetween(calculationDate, whenToRetire)}${value}`;
};

/** Whose working it is, and what of it this rule rests on another article. */
const sameWorking = (modality: string, citedOtherwise: readonly string[]): string =>
  citedOtherwise.length === 0
    ? `O valor é apurado como em “${modality}”.`
    : `O valor é apurado como em “${modality}”, com outro fundamento: ${citedOtherwise.join('; ')}.`;

/** What is said of a rule in words. */
export const remarksOf = ({ notices, observation, benefitMissing, specialBenefit }: Rule): string[] =>
  [
    specialBenefitText(specialBenefit) ?? '',
    ...notices,
    ...(observation === null ? [] : [observation]),
    ...(benefitMissing === null ? [] : [benefitMissing]),
  ].filter((remark) => remark !== VALUE_NOT_CONFIRMED && remark !== '');

/** Of a value: where none is told nothing is an order of magnitude. */
const farAheadRemark = ({ whenToRetire, estimatedBenefit, calculationDate }: Rule): string[] =>
  estimatedBenefit !== null && whenToRetire !== null && isFarAhead(whenToRetire, calculationDate) ? [FAR_AHEAD] : [];

/** A rule as it is printed. `said` are remarks that stand once for all rules. */
export const printedRule = (
  rule: Rule,
  { regime: { rules, nets }, group }: SectionRules,
  working: Working | undefined,
  said: readonly string[],
): PrintedRule => {
  const all = [...rules.applicableRules, ...rules.futureRules];
  const same = working?.sameAs ?? null;
  const table = working?.table ?? null;
  const net = nets[rule.id];
  return {
    modality: rule.modality,
    law: rule.ruleLaw,
    marks: marksOf(rule, rules),
    headline: headlineOf(rule, group),
    situation: situationText(rule, group),
    description: rule.description,
    requirements: requirementTable(rule),
    degrees: degreeTable(rule),
    explanations: explanationsOf(rule),
    benefit: table === null ? null : withNet(table, net),
    readings: readingsOf(rule, all),
    remarks: [
      ...(same === null ? [] : [sameWorking(same.modality, working?.citedOtherwise ?? [])]),
      ...farAheadRemark(rule),
      ...netRemarks(net, table !== null),
      ...compulsoryRemark(rule, all),
      ...remarksOf(rule).filter((remark) => !said.includes(remark)),
    ],
  };
};
