import { reaisOf } from '../../../domain/units/money.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import type { PaymentMethod } from '../plans/offer.ts';
import { registerTexts as texts } from './texts.ts';

const MOST_INSTALLMENTS = 12;

/** '3x de R$ 1.000,00'. The cents that do not divide are in the last instalment, as the payment provider has it. */
export const installmentOf = (totalCents: number, count: number): string => {
  const share = Math.floor(totalCents / count);
  const last = totalCents - share * (count - 1);
  const value = formatMoney(reaisOf(share));
  return last === share
    ? texts.installments(count, value)
    : texts.oddInstallments(count, value, formatMoney(reaisOf(last)));
};

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
