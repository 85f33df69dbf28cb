import { reaisOf } from '../../../domain/units/money.ts';
import { formatMoney } from '../../../domain/words/format.ts';
import { planTexts as texts } from './texts.ts';

export const MOST_INSTALLMENTS = 12;

/** '3x de R$ 1.000,00'. The cents that do not divide are in the last instalment, as the payment provider has it. */
export const installmentOf = (totalCents: number, count: number): string => {
  const share = Math.floor(totalCents / count);
  const last = totalCents - share * (count - 1);
  const value = formatMoney(reaisOf(share));
  return last === share
    ? texts.installments(count, value)
    : texts.oddInstallments(count, value, formatMoney(reaisOf(last)));
};
