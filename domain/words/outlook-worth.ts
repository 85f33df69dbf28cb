/** What waiting for a choice asks, and whether it is worth it. */
import type { OutlookAnswer, OutlookRight } from '../api/outlook.ts';
import { addMonths, type Day, dayOf, elapsed } from '../units/day.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { headlineDifference } from './far-ahead.ts';
import { type Choice, modalityOf } from './outlook-marks.ts';

export const monthOf = (iso: string): string => formatMonthOfYear(parseMonth(iso));

export const isOwn = ({ variantOf }: OutlookRight): boolean => variantOf === null;

/** An abono that may be owed while waiting, and that the sum does not know. */
export const isWithoutAbono = ({ parts }: Pick<Choice, 'parts'>): boolean =>
  parts !== null && (parts.pay ?? 0) > 0 && parts.abono === null;

/** Pay is received until the day of asking: who waits works. */
export const isPaid = ({ parts }: Choice): boolean => parts !== null && parts.pay !== null && parts.pay > 0;

/** '3 anos e 11 meses'; what is less than a month is called one. */
export const howLong = (from: Day, to: Day): string => {
  const { years, months } = elapsed(from, to);
  const inYears = `${years} ${years === 1 ? 'ano' : 'anos'}`;
  const inMonths = `${Math.max(1, months)} ${months > 1 ? 'meses' : 'mês'}`;
  if (years === 0) return inMonths;
  return months === 0 ? inYears : `${inYears} e ${inMonths}`;
};

/** 'trabalhando mais 3 anos', from the first right on, which is said where it is still to come; 'esperando' where nobody works. */
export const workAsked = ({ marks, calculationDate, worksOn }: OutlookAnswer, choice: Choice): string => {
  const first = marks.first?.date ?? calculationDate;
  const doing = worksOn === true || isPaid(choice) ? 'trabalhando' : 'esperando';
  const since = first > calculationDate ? ' depois do primeiro direito' : '';
  return `${doing} mais ${howLong(dayOf(first), dayOf(choice.date))}${since}`;
};

export const ruleOf = (answer: OutlookAnswer, ruleId: string): string =>
  ruleId === answer.marks.first?.ruleId ? 'pela mesma regra' : `pela regra “${modalityOf(answer, ruleId)}”`;

/** A balance of less than a benefit of the first right for each year of waiting is no reason to wait. */
export const isNoReasonToWait = (
  balance: number | null,
  first: { readonly day: Day; readonly value: number | null },
  until: Day,
): boolean => {
  const { years, months } = elapsed(first.day, until);
  return (balance ?? 0) < (first.value ?? 0) * (years + months / 12);
};

export const isNextToNothing = ({ marks, calculationDate }: OutlookAnswer, { date, balance }: Choice): boolean => {
  const { first } = marks;
  return isNoReasonToWait(
    balance,
    { day: dayOf(first?.date ?? calculationDate), value: first?.value ?? null },
    dayOf(date),
  );
};

/** Whether the sum received makes up for it, and from when on; nothing of a wait that brings next to nothing. */
export const evening = (answer: OutlookAnswer, choice: Choice): string => {
  const { balance, evensOutOn } = choice;
  if (balance === null || (balance >= 0 && isNextToNothing(answer, choice))) return '';
  if (evensOutOn !== null && evensOutOn < choice.date) return '; o que se recebe enquanto espera já compensa';
  if (evensOutOn !== null) return `; compensa a partir de ${monthOf(evensOutOn)}`;
  return `; só compensa depois da expectativa de vida (até lá, ${headlineDifference(balance, choice.date, answer.calculationDate)} a menos)`;
};

/** Within so many months of the later day what was missed meanwhile is back. */
const SOON_IN_MONTHS = 12;

/** Until then whoever waits has received less: it is no gain to whoever does not live so long. */
export const aheadSinceText = (date: string, evensOutOn: string | null): string => {
  if (evensOutOn === null || evensOutOn <= date) return '';
  const isSoon = dayOf(evensOutOn) <= addMonths(dayOf(date), SOON_IN_MONTHS);
  return `, e ${isSoon ? 'já' : 'só'} compensa a partir de ${monthOf(evensOutOn)}`;
};
