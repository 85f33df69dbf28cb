/** What 'hoje' and 'já' mean in a calculation of another day than today. */
import { addMonths, dayOf } from '../units/day.ts';
import { formatDate } from './format.ts';

/** A calculation of some weeks ago says what it would say today. */
const OLD_AFTER_MONTHS = 6;

/** Null where its date is today, or lies so little back that nobody is misled. */
export const datedText = (calculationDate: string, today: string): string | null => {
  const day = formatDate(calculationDate);
  if (calculationDate > today)
    return `A data deste cálculo, ${day}, ainda não chegou: “já” e “hoje” são esse dia, nada do que segue se pede antes dele, e as remunerações até lá não são conhecidas.`;
  return addMonths(dayOf(calculationDate), OLD_AFTER_MONTHS) < dayOf(today)
    ? `A data deste cálculo é ${day}: “já”, “ainda” e “hoje” são esse dia. O que vale em ${formatDate(today)} pede um cálculo com a data de hoje.`
    : null;
};
