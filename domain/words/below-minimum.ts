/** Of work whose last pay is below the minimum wage: what is supposed of the months to come is more than it pays. */
import { reaisOf } from '../units/money.ts';
import { formatMonthOfYear, type Month } from '../units/month.ts';
import { formatMoney } from './format.ts';

/** A month paid and all that it paid, in whole cents. */
interface Paid {
  readonly month: Month;
  readonly cents: number;
}

const lastText = ({ month, cents }: Paid): string => `${formatMoney(reaisOf(cents))} (${formatMonthOfYear(month)})`;

/** @see CF, art. 195, § 14; EC 103/2019, art. 29 */
export const raisedNote = (sum: string, last: Paid): string =>
  `Supõe-se que o trabalho continue com o salário mínimo, ${sum} por mês: a última remuneração conhecida, ${lastText(last)}, fica abaixo dele, e mês abaixo do mínimo só conta depois de completado (CF, art. 195, § 14; EC 103/2019, art. 29).`;

export const raisedStep = (sum: string, last: Paid): string =>
  `${sum} por mês, o salário mínimo: a última conhecida, ${lastText(last)}, fica abaixo dele`;

/** Of contributions that the first right still needs; empty where the last month reached the minimum wage. */
export const toBeRaisedText = (last: Paid | null): string =>
  last === null
    ? ''
    : ` A última remuneração conhecida, ${lastText(last)}, fica abaixo: sem completar cada mês até o mínimo, ele não conta e esse direito não vem nesse dia (EC 103/2019, art. 29).`;
