import type { CalculationExport, RegimeResult } from '../../../domain/api/calculation-export.ts';
import type { Rule } from '../../../domain/api/rules.ts';
import { choiceWords } from '../../../domain/words/fields.ts';
import { formatCpf, formatDate, formatSpan } from '../../../domain/words/format.ts';
import { missingDataList } from '../../../domain/words/missing-data.ts';
import { onlyIfNotes } from '../../../domain/words/only-if.ts';
import { best, canBeChosen, soonest } from '../../../domain/words/ranked-rights.ts';
import { NO_REFORM_KNOWN, reformDayOf } from '../../../domain/words/reform.ts';
import { retiredText } from '../../../domain/words/retired.ts';
import { noValueText } from '../../../domain/words/rule-worth.ts';
import { ruleGroupWords } from '../../../domain/words/rules.ts';
import { RURAL_PAID_MARK, restsOnRuralPay } from '../../../domain/words/rural-pay.ts';
import { highestMarks, standoutWords } from '../../../domain/words/standouts.ts';
import { dayInSaoPaulo } from '../../../domain/words/today.ts';
import { unconfirmedMark } from '../../../domain/words/unconfirmed.ts';
import { type Cell, dayCell, moneyCell, type Sheet } from '../workbook.ts';

/** Rules that somebody may be told to retire by: the other reading of a disputed one is no advice. */
const notDisputed = (rules: readonly Rule[]): readonly Rule[] => rules.filter(({ variantOf }) => variantOf === null);

/**
 * Its name and, where nobody has read its text or it hangs on what somebody finds first, that: whoever reads the summary alone has
 * no other sheet to see it on.
 */
const named = (rule: Rule, more = ''): string =>
  [
    `${rule.modality}${more}`,
    ...onlyIfNotes(rule),
    ...(restsOnRuralPay(rule) ? [RURAL_PAID_MARK] : []),
    ...(rule.confirmed ? [] : [unconfirmedMark(rule)]),
  ].join('. ');

/** As the cards call it; beside a higher value of what nobody waits for, of which it is. */
const toCome = (result: RegimeResult, { id }: Rule): string => {
  const mark = highestMarks(result).get(id) ?? standoutWords.bestOfChosen;
  return `${mark.charAt(0).toLowerCase()}${mark.slice(1)}`;
};

const reformCell = ({ regimeDate, timeTotals }: RegimeResult): Cell => {
  const today = timeTotals.find(({ cut }) => cut === 'today')?.until;
  const on = regimeDate === null || today === undefined ? regimeDate : reformDayOf(regimeDate, today);
  return regimeDate !== null && on === null ? NO_REFORM_KNOWN : dayCell(on);
};

type Said = (label: string, value: Cell, note?: Cell) => readonly Cell[];

/** What is asked for first, what pays most, and what would pay more; of whoever is retired already that no other is given. */
const rightRows = (result: RegimeResult, said: Said): readonly (readonly Cell[])[] => {
  const { applicableRules, futureRules, retiredSince } = result;
  if (retiredSince !== undefined) return [said('aposentadoria recebida', retiredText(null, retiredSince))];
  const first = soonest(notDisputed([...applicableRules, ...futureRules]));
  const highest = best(notDisputed(applicableRules));
  const highestToCome = best(notDisputed(futureRules).filter((rule) => canBeChosen(rule) && rule.withinReach));
  const tested = notDisputed([...applicableRules, ...futureRules]);
  return [
    ...(first === null ? [] : [said('direito mais cedo', dayCell(first.whenToRetire), named(first))]),
    ...(highest === null
      ? []
      : [said('maior valor a que já há direito', moneyCell(highest.estimatedBenefit), named(highest))]),
    ...tested
      .filter(({ kind, estimatedBenefit }) => kind === 'incapacity' && estimatedBenefit !== null)
      .map((rule) => said('valor da incapacidade permanente', moneyCell(rule.estimatedBenefit), named(rule))),
    ...(highestToCome === null
      ? []
      : [
          said(
            toCome(result, highestToCome),
            moneyCell(highestToCome.estimatedBenefit),
            named(highestToCome, `, em ${formatDate(highestToCome.whenToRetire)}`),
          ),
        ]),
    ...(tested.length === 0 || tested.some(({ estimatedBenefit }) => estimatedBenefit !== null)
      ? []
      : [said('valor', noValueText(tested))]),
  ];
};

const regimeRows = (result: RegimeResult): readonly (readonly Cell[])[] => {
  const { regimeType, applicableRules, futureRules, notApplicableRules, missingData, warnings, timeTotals } = result;
  const today = timeTotals.find(({ cut }) => cut === 'today');
  const said: Said = (label, value, note = null) => [`${regimeType}: ${label}`, value, note];
  return [
    ...(missingData.length === 0 ? [] : [said('faltam dados para testar as regras', missingDataList(missingData))]),
    said(ruleGroupWords.applicable.title.toLowerCase(), applicableRules.length),
    said(ruleGroupWords.future.title.toLowerCase(), futureRules.length),
    said(ruleGroupWords.notApplicable.title.toLowerCase(), notApplicableRules.length),
    ...rightRows(result, said),
    ...(today === undefined ? [] : [said('tempo de contribuição', formatSpan(today.totals.contributionTime))]),
    said('data da reforma', reformCell(result)),
    ...warnings.map((warning) => said('aviso', warning)),
  ];
};

/** Who and what, and the answer of each regime in a few rows. */
export const summarySheet = (result: CalculationExport): Sheet => {
  const { customer, calculation, regimes, exportedAt } = result;
  return {
    name: 'Resumo',
    head: ['Campo', 'Valor', 'Regra'],
    rows: [
      ['Cliente', customer.name],
      ['CPF', customer.cpf === null ? null : formatCpf(customer.cpf)],
      ['Data de nascimento', dayCell(customer.birthDate)],
      ['Sexo', customer.gender],
      ['Cálculo', calculation.name],
      ['Regime do cálculo', calculation.regimeType],
      ['Ente ou instituto', calculation.regime],
      ['Data do cálculo', dayCell(calculation.calculationDateUsed)],
      ['Contagem do tempo', choiceWords.countingMethod[calculation.countingMethod]],
      ['Exportado em', dayCell(dayInSaoPaulo(exportedAt))],
      ...regimes.flatMap(regimeRows),
      ['Simulação', 'Valores brutos, em moeda da data do cálculo, a partir dos dados informados.'],
    ],
  };
};
