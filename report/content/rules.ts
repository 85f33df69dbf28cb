import type { RegimeType } from '../../domain/api/common.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { formatDate, formatMoney } from '../../domain/words/format.ts';
import { missingDataList } from '../../domain/words/missing-data.ts';
import { formatQuantity } from '../../domain/words/quantities.ts';
import { reportWords } from '../../domain/words/report.ts';
import {
  completionText,
  heldTodayText,
  neededText,
  type RuleGroup,
  ruleHeadline,
  situationText,
} from '../../domain/words/rules.ts';
import { type Block, type Cell, figure, type PrintedRule, row, text, totalRow } from '../blocks.ts';
import type { RegimeData } from '../data.ts';

/** Held on the day of the card, and on the calculation date where something else is held then. */
const requirementTable = (rule: Rule): Block => {
  const grown = rule.requirements.some((explained) => heldTodayText(explained) !== null);
  const today = (cell: Cell): Cell[] => (grown ? [cell] : []);
  return {
    kind: 'table',
    caption: null,
    head: [
      text('Requisito'),
      figure('Exigido'),
      figure(`Em ${formatDate(rule.measuredOn)}`),
      ...today(figure(`Em ${formatDate(rule.calculationDate)}`)),
      figure('Cumprimento'),
    ],
    rows: rule.requirements.map((explained) =>
      row(
        text(explained.label),
        figure(neededText(explained)),
        figure(formatQuantity(explained.requirement, explained.held)),
        ...today(figure(heldTodayText(explained) ?? '')),
        figure(completionText(explained, rule)),
      ),
    ),
  };
};

const benefitTable = ({ benefitLogs, estimatedBenefit }: Rule): Block | null => {
  const [log] = benefitLogs;
  if (log === undefined || estimatedBenefit === null) return null;
  const estimate = formatMoney(estimatedBenefit);
  /** A last step that only repeats the estimate is said once, as the total. */
  const repeats = log.steps.at(-1)?.value === estimate && log.steps.length > 1;
  const steps = repeats ? log.steps.slice(0, -1) : log.steps;
  return {
    kind: 'table',
    caption: 'Como o valor foi apurado',
    head: [text('Passo'), text('Fundamento'), figure('Valor')],
    rows: [
      ...steps.map(({ label, value, article }) => row(text(label), text(article ?? ''), figure(value))),
      totalRow(text('Benefício estimado'), text(''), figure(estimate)),
    ],
  };
};

const disputedReadings = ({ benefitLogs }: Rule): string[] =>
  benefitLogs
    .slice(1)
    .flatMap(({ name, value }) => (value === null ? [] : [`Leitura discutida – ${name}: ${formatMoney(value)}.`]));

const printedRule = (rule: Rule, group: RuleGroup): PrintedRule => ({
  modality: rule.modality,
  law: rule.ruleLaw,
  headline: ruleHeadline(rule, group),
  situation: situationText(rule, group),
  description: rule.description,
  requirements: requirementTable(rule),
  benefit: benefitTable(rule),
  remarks: [
    ...(rule.confirmed || rule.notices.includes(reportWords.unconfirmed) ? [] : [reportWords.unconfirmed]),
    ...rule.notices,
    ...(rule.observation === null ? [] : [rule.observation]),
    ...(rule.benefitMissing === null ? [] : [rule.benefitMissing]),
    ...disputedReadings(rule),
  ],
});

const ruleBlocks = (rules: readonly Rule[], group: RuleGroup, empty: string): Block[] =>
  rules.length === 0
    ? [{ kind: 'paragraph', text: empty }]
    : rules.map((rule) => ({ kind: 'rule', rule: printedRule(rule, group) }));

/** Without the data no rule was tested, and nothing can be concluded. */
const missingDataNotice = ({ rules: { missingData } }: RegimeData, regimeType: RegimeType): Block[] =>
  missingData.length === 0
    ? []
    : [{ kind: 'notice', text: `${reportWords.untested(regimeType)} Faltam: ${missingDataList(missingData)}.` }];

const possibilities = (data: RegimeData, regimeType: RegimeType, group: 'applicable' | 'future'): Block[] => {
  const notice = missingDataNotice(data, regimeType);
  if (notice.length > 0) return notice;
  return group === 'applicable'
    ? ruleBlocks(data.rules.applicableRules, group, reportWords.noApplicable)
    : ruleBlocks(data.rules.futureRules, group, reportWords.noFuture);
};

export const immediatePossibilities = (data: RegimeData | null, regimeType: RegimeType): Block[] =>
  data === null ? [] : possibilities(data, regimeType, 'applicable');

export const futurePossibilities = (data: RegimeData | null, regimeType: RegimeType): Block[] =>
  data === null ? [] : possibilities(data, regimeType, 'future');

/** A rule may give the bonus on a condition, in words. */
const withCondition = ({ modality, abono }: Rule): string =>
  typeof abono === 'string' ? `${modality}. ${abono}` : modality;

/**
 * The permanence bonus follows from a voluntary rule met, or to be met, by whoever goes on working. A report of the
 * general regime alone asks for no data of the servants' regime.
 */
export const permanenceBonus = (data: RegimeData | null, ofServant: boolean): Block[] => {
  const notice = data === null ? [] : missingDataNotice(data, 'RPPS');
  if (notice.length > 0) return ofServant ? notice : [{ kind: 'paragraph', text: reportWords.bonusOfServants }];
  const due = (data?.rules.applicableRules ?? []).filter((rule) => rule.abono !== false);
  const future = (data?.rules.futureRules ?? []).filter((rule) => rule.abono !== false);
  if (due.length === 0 && future.length === 0) {
    return [{ kind: 'paragraph', text: 'Nenhuma regra testada dá direito ao abono de permanência.' }];
  }
  return [
    {
      kind: 'paragraph',
      text: 'O servidor que completa as exigências de uma regra voluntária e permanece em atividade pode receber abono equivalente, no máximo, à sua contribuição previdenciária, até a idade da aposentadoria compulsória.',
    },
    {
      kind: 'table',
      caption: null,
      head: [text('Regra'), text('Fundamento'), figure('Direito a partir de')],
      rows: [...due, ...future].map((rule) =>
        row(text(withCondition(rule)), text(rule.ruleLaw), figure(formatDate(rule.whenToRetire))),
      ),
    },
  ];
};
