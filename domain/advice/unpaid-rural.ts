/** Rural time since 11/1991 that counts as paid, though nothing tells that it was. @see Lei 8.213/1991, art. 55, § 2 */
import { asksRuralWork, hangsOnRuralPay as restsOnRuralPay } from '../law/engine/answer/rural-pay.ts';
import type { Held } from '../law/engine/outlook/held.ts';
import { isoOf } from '../units/day.ts';
import { formatDate } from '../words/format.ts';
import type { AdvisedOn } from './candidate.ts';

const isRural = ({ judgement }: Held): boolean => asksRuralWork(judgement.rule);

/** Of a right that is held: as a card and the headline say it. */
export const hangsOnRuralPay = ({ plan }: AdvisedOn, { judgement }: Held): boolean =>
  restsOnRuralPay(judgement.rule, plan.person);

/** The right of rural work, complete by now, that stands either way. */
const besides = ({ plan: { held, person } }: AdvisedOn): string => {
  const right = held.find(
    (one) => isRural(one) && one.judgement.rule.variantOf === undefined && one.date <= person.calculationDate,
  );
  return right === undefined
    ? ''
    : ` Não depende disso “${right.judgement.rule.modality}”, desde ${formatDate(isoOf(right.date))}.`;
};

export const ruralPayText = (on: AdvisedOn, right: Held): string =>
  hangsOnRuralPay(on, right)
    ? ` O tempo rural desde 11/1991 sem remuneração conta aqui como pago: do segurado especial que nada pagou não é tempo de contribuição (Lei 8.213/1991, art. 55, § 2º), e o direito muda. Confira a categoria: de quem nada pagou o vínculo não conta para carência.${besides(on)}`
    : '';
