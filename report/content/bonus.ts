import type { Rule } from '../../domain/api/rules.ts';
import { ended, formatDate } from '../../domain/words/format.ts';
import { onlyIfMarks } from '../../domain/words/only-if.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type Block, figure, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { missingDataNotice } from './rules.ts';

/** A rule may give the bonus on a condition, in words, or only by another reading of the law. */
const withCondition = (rule: Rule, shared: string | null): string => {
  const { modality, abono, variantOf } = rule;
  return [
    abono === shared ? `${modality}*` : modality,
    ...(typeof abono === 'string' && abono !== shared ? [abono.replace(/\.$/, '')] : []),
    ...(variantOf === null ? [] : ['Em discussão']),
    ...onlyIfMarks(rule),
  ].join('. ');
};

/** The one condition of several rules, said once under the table; null where there is none, or it differs. */
const sharedCondition = (rules: readonly Rule[]): string | null => {
  const conditions = rules.flatMap(({ abono }) => (typeof abono === 'string' ? [abono] : []));
  const [first = null] = conditions;
  return conditions.length > 1 && new Set(conditions).size === 1 ? first : null;
};

/** What it is worth, since when and what of it can still be asked for, as the next steps say it. */
const worth = ({ nextSteps }: ReportData): Block[] =>
  nextSteps
    .filter(({ regimeType }) => regimeType === 'RPPS')
    .flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'abono'))
    .flatMap(({ title, text: said }): Block[] => [
      { kind: 'lead', text: ended(title) },
      { kind: 'paragraph', text: said },
    ]);

const CONDITION =
  'O servidor que completa as exigências de uma regra voluntária e permanece em atividade pode receber abono equivalente, no máximo, à sua contribuição previdenciária, até a idade da aposentadoria compulsória (Constituição Federal, art. 40, § 19).';

/**
 * The permanence bonus follows from a voluntary rule met, or to be met, by whoever goes on working. A report of the
 * general regime alone asks for no data of the servants' regime.
 */
export const permanenceBonus = (data: ReportData, ofServant: boolean): Block[] => {
  const { rpps } = data;
  const notice = rpps === null ? [] : missingDataNotice(rpps, 'RPPS');
  if (notice.length > 0) return ofServant ? notice : [{ kind: 'paragraph', text: reportWords.bonusOfServants }];
  const due = (rpps?.rules.applicableRules ?? []).filter((rule) => rule.abono !== false);
  const future = (rpps?.rules.futureRules ?? []).filter((rule) => rule.abono !== false);
  if (due.length === 0 && future.length === 0)
    return [{ kind: 'paragraph', text: 'Nenhuma regra testada dá direito ao abono de permanência.' }];
  const rules = [...due, ...(due.every(({ variantOf }) => variantOf !== null) ? future : [])];
  const shared = sharedCondition(rules);
  return [
    { kind: 'paragraph', text: CONDITION },
    ...worth(data),
    {
      kind: 'table',
      caption: null,
      widths: [50, 33, 17],
      head: [text('Regra'), text('Fundamento'), figure('Direito a partir de')],
      rows: rules.map((rule) =>
        row(text(withCondition(rule, shared)), text(rule.ruleLaw), figure(formatDate(rule.whenToRetire))),
      ),
    },
    ...(shared === null ? [] : [{ kind: 'paragraph' as const, text: `* ${ended(shared)}` }]),
  ];
};
