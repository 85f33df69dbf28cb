/** What a right hangs on that counts rural time since 11/1991 as paid, though nothing tells that it was. */
import type { Rule } from '../api/rules.ts';
import { formatDate } from './format.ts';

type Asked = Pick<Rule, 'hangsOnRuralPay'>;

export const restsOnRuralPay = ({ hangsOnRuralPay }: Asked): boolean => hangsOnRuralPay === true;

/** ', se o tempo rural desde 11/1991 tiver sido pago'; empty where the right hangs on nothing of the kind. */
export const ifRuralPaid = (rule: Asked | null): string =>
  rule !== null && restsOnRuralPay(rule) ? ', se o tempo rural desde 11/1991 tiver sido pago' : '';

/** 'Se o tempo rural desde 11/1991 foi pago': beside a right in a table. */
export const RURAL_PAID_MARK = 'Só se o tempo rural foi pago';

/** What to do about it, and the right that stands either way. */
export const ruralPayWarning = (
  named: Asked | null,
  besides: Pick<Rule, 'modality' | 'whenToRetire' | 'calculationDate'> | null,
): string => {
  if (named === null || !restsOnRuralPay(named)) return '';
  const warning =
    ' Confira a categoria antes de pedir: do segurado especial que nada pagou não é tempo de contribuição (Lei 8.213/1991, art. 55, § 2º).';
  if (besides === null || besides.whenToRetire === null) return warning;
  const when = besides.whenToRetire > besides.calculationDate ? 'em' : 'desde';
  return `${warning} Não depende disso “${besides.modality}”, ${when} ${formatDate(besides.whenToRetire)}.`;
};

/** Of rights that hang on it beside a named one that does not. */
export const othersIfRuralPaid = (count: number): string =>
  count === 0
    ? ''
    : ` Por mais ${count === 1 ? '1 regra' : `${count} regras`}, só se o tempo rural desde 11/1991 tiver sido pago.`;
