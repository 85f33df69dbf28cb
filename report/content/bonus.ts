import type { Rule } from '../../domain/api/rules.ts';
import type { WorkRecord } from '../../domain/api/work-records.ts';
import { withheldFrom } from '../../domain/law/tables/index.ts';
import { addMonths, dayOf, elapsed, isoOf } from '../../domain/units/day.ts';
import { parseMonth } from '../../domain/units/month.ts';
import { soonest } from '../../domain/words/answer.ts';
import { formatDate, formatMoney } from '../../domain/words/format.ts';
import { reportWords } from '../../domain/words/report.ts';
import { type Block, figure, row, text } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { missingDataNotice } from './rules.ts';

/** A rule may give the bonus on a condition, in words. */
const withCondition = ({ modality, abono }: Rule): string =>
  typeof abono === 'string' ? `${modality}. ${abono}` : modality;

/** The newest monthly pay of the position, the 13th aside. */
const lastPay = (records: readonly WorkRecord[]): number | null => {
  const paid = records
    .filter(({ isCurrentPosition }) => isCurrentPosition)
    .flatMap(({ salaries }) => salaries.filter(({ month }) => month !== '13'))
    .toSorted((one, other) => other.year - one.year || other.month.localeCompare(one.month));
  return paid[0]?.value ?? null;
};

/** What has lapsed is not owed: five years. @see Decreto 20.910/1932, art. 1 */
const OWED_YEARS = 5;

const owedSince = (right: string, today: string): string => {
  const limit = isoOf(addMonths(dayOf(today), -12 * OWED_YEARS));
  return right > limit ? right : limit;
};

/** What the bonus comes to a month and until today, where the contribution of the place is known. */
const worth = ({ calculation, workRecords }: ReportData, first: Rule): Block[] => {
  const { calculationDateUsed: today, regimeId, optedForRPC } = calculation;
  const pay = lastPay(workRecords);
  const uniaoBands = optedForRPC ? 'uniaoUnderCeiling' : 'uniao';
  const bands = first.place === 'uniao' ? uniaoBands : null;
  const withheld = pay === null || bands === null ? null : withheldFrom(pay, parseMonth(today), bands);
  if (pay === null || withheld === null || first.whenToRetire === null)
    return [
      {
        kind: 'paragraph',
        text:
          regimeId === null || bands === null
            ? 'O valor mensal é, no máximo, o da contribuição descontada: aplique a alíquota do ente à última remuneração.'
            : 'O valor mensal depende da última remuneração do cargo, que não foi informada.',
      },
    ];
  const since = owedSince(first.whenToRetire, today);
  const { years, months } = elapsed(dayOf(since), dayOf(today));
  const payments = Math.floor(((years * 12 + months) * 13) / 12);
  return [
    {
      kind: 'paragraph',
      text: `Pela última remuneração informada, de ${formatMoney(pay)}, a contribuição é de ${formatMoney(withheld.amount)} por mês (${withheld.norm}): é o que o abono pode valer.`,
    },
    ...(payments === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            text: `Se nada foi pago desde ${formatDate(since)}, os atrasados vão até cerca de ${formatMoney(payments * withheld.amount)}: ${payments} pagamentos com o 13º, ao valor de hoje e sem correção. O que passa de cinco anos está prescrito (Decreto 20.910/1932, art. 1º).`,
          },
        ]),
  ];
};

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
  const first = soonest(due);
  return [
    { kind: 'paragraph', text: CONDITION },
    ...(first === null
      ? []
      : [
          {
            kind: 'lead' as const,
            text: `Direito ao abono desde ${formatDate(first.whenToRetire)}, por “${first.modality}”.`,
          },
        ]),
    ...(first === null ? [] : worth(data, first)),
    {
      kind: 'table',
      caption: null,
      widths: [50, 33, 17],
      head: [text('Regra'), text('Fundamento'), figure('Direito a partir de')],
      rows: [...due, ...(first === null ? future : [])].map((rule) =>
        row(text(withCondition(rule)), text(rule.ruleLaw), figure(formatDate(rule.whenToRetire))),
      ),
    },
  ];
};
