import type { RegimeType } from '../../domain/api/common.ts';
import type { Rule } from '../../domain/api/rules.ts';
import { formatDate } from '../../domain/words/format.ts';
import { missingDataList } from '../../domain/words/missing-data.ts';
import { soonest } from '../../domain/words/ranked-rights.ts';
import { reportWords } from '../../domain/words/report.ts';
import { retiredText } from '../../domain/words/retired.ts';
import { moneyOf } from '../../domain/words/rule-worth.ts';
import { type Block, figure, row, text } from '../blocks.ts';
import type { RegimeData } from '../data.ts';
import { netSentences } from './net.ts';
import { printedRule, remarksOf } from './printed-rule.ts';
import type { SectionRules } from './section-rules.ts';
import type { Working } from './workings.ts';

/** Without the data no rule was tested, and nothing can be concluded. */
export const missingDataNotice = ({ rules: { missingData } }: RegimeData, regimeType: RegimeType): Block[] =>
  missingData.length === 0
    ? []
    : [{ kind: 'notice', text: `${reportWords.untested(regimeType)} Faltam: ${missingDataList(missingData)}.` }];

/** Remarks that are the same for all rules printed whole. */
export const common = (rules: readonly Rule[]): string[] => {
  const [first, ...others] = rules;
  if (first === undefined || others.length === 0) return [];
  return remarksOf(first).filter((remark) => others.every((rule) => remarksOf(rule).includes(remark)));
};

const lesserTable = (caption: string, rules: readonly Rule[]): Block[] =>
  rules.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption,
          widths: [61, 17, 22],
          head: [text('Regra'), figure('A partir de'), figure('Por mês')],
          rows: rules.map((rule) =>
            row(
              text(rule.modality),
              figure(formatDate(rule.whenToRetire)),
              figure(rule.estimatedBenefit === null ? '' : moneyOf(rule)),
            ),
          ),
        },
      ];

/** Why a section has no rule, and where the first one stands. */
const none = (
  { rules: { applicableRules, futureRules, nothingRecorded } }: RegimeData,
  group: SectionRules['group'],
  day: string,
): string => {
  if (group === 'future') return reportWords.noFuture(day, applicableRules.length > 0);
  const first = soonest(futureRules);
  const named = first === null ? null : { rule: first.modality, day: formatDate(first.whenToRetire) };
  if (named !== null && nothingRecorded === true) return reportWords.firstSupposed(day, named);
  return reportWords.noApplicable(day, named);
};

/** A remark that stands among others ends as a sentence. */
const ended = (remark: string): string => (/[.!?]$/.test(remark) ? remark : `${remark}.`);

/** The rules of a section: each with its requirements and its value, what holds for all of them once. */
export const possibilities = (
  rules: SectionRules | null,
  regimeType: RegimeType,
  workings: ReadonlyMap<Rule, Working>,
  saidBefore: readonly string[],
  calculationDate: string,
): Block[] => {
  if (rules === null) return [];
  const { regime, group, whole, lesser } = rules;
  const notice = missingDataNotice(regime, regimeType);
  if (notice.length > 0) return notice;
  if (whole.length + lesser.length === 0)
    return [{ kind: 'paragraph', text: none(regime, group, formatDate(calculationDate)) }];
  const received: Block[] =
    regime.rules.retiredSince === undefined
      ? []
      : [{ kind: 'notice', text: retiredText(null, regime.rules.retiredSince) }];
  const said = common(whole);
  const toSay = said.filter((remark) => !saidBefore.includes(remark));
  return [
    ...received,
    ...(toSay.length === 0
      ? []
      : [{ kind: 'paragraph' as const, text: `${reportWords.forAll} ${toSay.map(ended).join(' ')}` }]),
    ...netSentences(whole, regime),
    ...whole.map(
      (rule): Block => ({ kind: 'rule', rule: printedRule(rule, rules, workings.get(rule), [...said, ...saidBefore]) }),
    ),
    ...lesserTable(
      reportWords.lesser,
      lesser.filter(({ withinReach }) => withinReach),
    ),
    ...lesserTable(
      reportWords.beyondReach,
      lesser.filter(({ withinReach }) => !withinReach),
    ),
  ];
};
