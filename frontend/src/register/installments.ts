import { reaisOf } from '../../../domain/units/money.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { installmentOf, MOST_INSTALLMENTS } from '../plans/installment.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import { registerTexts as texts } from './texts.ts';

/** The choices of a way of paying: 1 to 12 by card, at once by anything else. */
export const installmentChoices = ({ type, totalCents }: PaymentMethod): { value: string; label: string }[] =>
  Array.from({ length: type === 'CREDIT_CARD' ? MOST_INSTALLMENTS : 1 }, (_, index) => ({
    value: String(index + 1),
    label: installmentOf(totalCents, index + 1),
  }));

/** What is paid, in the words of the way it is paid. */
export const priceOf = ({ type, totalCents }: PaymentMethod, installmentNumber: string): string =>
  type === 'SUBSCRIPTION'
    ? texts.perMonth(formatMoney(reaisOf(totalCents)))
    : installmentOf(totalCents, type === 'CREDIT_CARD' ? Number(installmentNumber) : 1);
