/** What waiting beyond the first right brings, in sentences: with the work that it asks for, and whether it makes up for it. */
import type { OutlookAnswer, OutlookRight } from '../api/outlook.ts';
import { addMonths, type Day, dayOf, elapsed } from '../units/day.ts';
import { isSameSum } from '../units/money.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { compulsoryBeyondText } from './compulsory.ts';
import { gainMoney, headlineAmong, headlineBeside, headlineDifference } from './far-ahead.ts';
import { formatDate } from './format.ts';
import { asChoice, type Choice, isCompulsory, markedChoice, modalityOf } from './outlook-marks.ts';

const monthOf = (iso: string): string => formatMonthOfYear(parseMonth(iso));

export const isOwn = ({ variantOf }: OutlookRight): boolean => variantOf === null;

/** An abono that may be owed while waiting, and that the sum does not know. */
export const isWithoutAbono = ({ parts }: Pick<Choice, 'parts'>): boolean =>
  parts !== null && (parts.pay ?? 0) > 0 && parts.abono === null;

/** Pay is received until the day of asking: who waits works. */
const isPaid = ({ parts }: Choice): boolean => parts !== null && parts.pay !== null && parts.pay > 0;

/** Of which the months are told as well. */
const FEW_YEARS = 3;

/** 'trabalhando mais 3 anos', from the first right on, which is said where it is still to come; 'esperando' where nobody works. */
const workAsked = ({ marks, calculationDate, worksOn }: OutlookAnswer, choice: Choice): string => {
  const first = marks.first?.date ?? calculationDate;
  const { years, months } = elapsed(dayOf(first), dayOf(choice.date));
  const doing = worksOn === true || isPaid(choice) ? 'trabalhando' : 'esperando';
  const since = first > calculationDate ? ' depois do primeiro direito' : '';
  const inYears = `${years} ${years === 1 ? 'ano' : 'anos'}`;
  const inMonths = `${months} ${months > 1 ? 'meses' : 'mês'}`;
  if (years > 0 && years < FEW_YEARS && months > 0) return `${doing} mais ${inYears} e ${inMonths}${since}`;
  if (years > 0) return `${doing} mais ${inYears}${since}`;
  return `${doing} mais ${Math.max(1, months)} ${months > 1 ? 'meses' : 'mês'}${since}`;
};

const ruleOf = (answer: OutlookAnswer, ruleId: string): string =>
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

const isNextToNothing = ({ marks, calculationDate }: OutlookAnswer, { date, balance }: Choice): boolean => {
  const { first } = marks;
  return isNoReasonToWait(
    balance,
    { day: dayOf(first?.date ?? calculationDate), value: first?.value ?? null },
    dayOf(date),
  );
};

/** Whether the sum received makes up for it, and from when on; nothing of a wait that brings next to nothing. */
const evening = (answer: OutlookAnswer, choice: Choice): string => {
  const { balance, evensOutOn } = choice;
  if (balance === null || (balance >= 0 && isNextToNothing(answer, choice))) return '';
  if (evensOutOn !== null && evensOutOn < choice.date) return '; o que se recebe enquanto espera já compensa';
  if (evensOutOn !== null) return `; compensa a partir de ${monthOf(evensOutOn)}`;
  return `; só compensa depois da expectativa de vida (até lá, ${headlineDifference(balance, choice.date, answer.calculationDate)} a menos)`;
};

/** Nobody waits years for a real or two a month that never make up for it. */
const LEAST_RISE = 1.01;

export const highestSentence = (answer: OutlookAnswer): string[] => {
  const highest = markedChoice(answer, 'highest');
  const { first } = answer.marks;
  if (highest === null || highest.value === null || first === null || highest.date === first.date) return [];
  const gain = highest.gain ?? 0;
  if (highest.value <= (first.value ?? 0) * LEAST_RISE && (highest.balance ?? 0) < 0) return [];
  const most = { date: highest.date, value: highest.value };
  const base = { date: first.date, value: first.value ?? highest.value - gain };
  const value = headlineBeside(most, base, answer);
  const more = gain <= 0 ? '' : ` (${gainMoney(most, base, answer)} a mais)`;
  const isFirstDay = answer.rights.some(({ ruleId, from }) => ruleId === highest.ruleId && from === highest.date);
  return [
    `${isFirstDay ? 'O' : 'Adiando o pedido, o'} maior valor, ${value} por mês${more}, vem em ${formatDate(highest.date)}, ${workAsked(answer, highest)}, ${ruleOf(answer, highest.ruleId)}${evening(answer, highest)}.`,
  ];
};

/** Of which the sum says more than is known. */
const withoutContribution = ({ parts }: Choice): string =>
  parts !== null && parts.contributions === null && parts.pay !== null && parts.pay > 0
    ? ', sem descontar a contribuição, que não é conhecida aqui'
    : '';

/** Days of asking and of rights, the earliest first; none that age brings by itself. */
const chosenDays = (answer: OutlookAnswer): readonly Choice[] =>
  [...answer.waiting, ...answer.rights.filter(isOwn).map(asChoice)]
    .filter(({ ruleId }) => !isCompulsory(answer, ruleId))
    .toSorted((one, other) => one.date.localeCompare(other.date));

/** As much as months of 28 to 31 days that count as thirty may add to two spans beside the whole of both. */
const MOST_OF_CALENDAR = (13 / 12) * (3 / 30);

/** A day of before half of that wait which already brings nearly all of it: nobody works eighteen years for what is left. */
const soonAlmost = (answer: OutlookAnswer, most: Choice): string => {
  const { marks, calculationDate } = answer;
  const from = dayOf(marks.first?.date ?? calculationDate);
  const half = (from + dayOf(most.date)) / 2;
  const isNearly = ({ date, value, balance }: Choice): boolean =>
    balance !== null &&
    dayOf(date) > from &&
    dayOf(date) <= half &&
    isNoReasonToWait((most.balance ?? 0) - balance, { day: dayOf(date), value }, dayOf(most.date));
  const [soon] = chosenDays(answer).filter(isNearly);
  if (soon === undefined) return '';
  return `; quase o mesmo já vem pedindo em ${formatDate(soon.date)} (${headlineDifference(soon.balance ?? 0, soon.date, calculationDate)} a mais)`;
};

/** Within so many months of the later day what was missed meanwhile is back. */
const SOON_IN_MONTHS = 12;

/** Until then whoever waits has received less: it is no gain to whoever does not live so long. */
export const aheadSinceText = (date: string, evensOutOn: string | null): string => {
  if (evensOutOn === null || evensOutOn <= date) return '';
  const isSoon = dayOf(evensOutOn) <= addMonths(dayOf(date), SOON_IN_MONTHS);
  return `, e ${isSoon ? 'já' : 'só'} compensa a partir de ${monthOf(evensOutOn)}`;
};

/** Where the pension is as much as the pay the months of a short wait decide by some days, and nobody waits for those. */
const isOfCalendar = ({ marks, calculationDate }: OutlookAnswer, { date, balance }: Choice): boolean => {
  const { years } = elapsed(dayOf(marks.first?.date ?? calculationDate), dayOf(date));
  return years === 0 && (balance ?? 0) <= (marks.first?.value ?? 0) * MOST_OF_CALENDAR;
};

/** The first day whose sum lacks some days of the calendar alone: nobody works two months more for those; null where there is none. */
const asMuchBefore = (answer: OutlookAnswer, most: Choice): Choice | null => {
  const first = answer.marks.first?.date ?? answer.calculationDate;
  const isAsMuch = ({ date, value, balance }: Choice): boolean =>
    balance !== null &&
    date > first &&
    date < most.date &&
    Math.abs((most.balance ?? 0) - balance) <= (value ?? 0) * MOST_OF_CALENDAR;
  return chosenDays(answer).find(isAsMuch) ?? null;
};

const ABONO_LEFT_OUT = '; o abono de permanência, que pode haver, não entra nessa conta e favorece esperar';

/** A sum and no advice: it is said with the work that it asks for. */
export const sumSentence = (answer: OutlookAnswer): string[] => {
  if (answer.compulsoryBeyond !== undefined) {
    return [compulsoryBeyondText(answer.compulsoryBeyond, answer.calculationDate)];
  }
  const marked = markedChoice(answer, 'bestInLife');
  const before = marked === null ? null : asMuchBefore(answer, marked);
  const most = before ?? marked;
  const greatest = before === null ? 'A maior soma' : 'Praticamente a maior soma';
  const { first } = answer.marks;
  if (most === null || first === null || answer.horizon === null || isCompulsory(answer, most.ruleId)) return [];
  /** Beside a first day of which no value is known there is nothing that waiting could be measured against. */
  if (first.value === null) return [];
  const until = monthOf(answer.horizon);
  const abono = answer.waiting.some((later) => later.date > first.date && isWithoutAbono(later)) ? ABONO_LEFT_OUT : '';
  if (most.date === first.date) {
    return [
      `Pela soma até a expectativa de vida (${until}), pedir em ${formatDate(first.date)} é o que mais rende${abono}.`,
    ];
  }
  if (isOfCalendar(answer, most) || isSameSum(most.balance ?? 0, 0)) {
    return [
      `Pela soma até a expectativa de vida (${until}), esperar não traz mais do que pedir em ${formatDate(first.date)}${withoutContribution(most)}${abono}.`,
    ];
  }
  const by = `a de quem pede em ${formatDate(most.date)}, ${workAsked(answer, most)}`;
  const more = headlineDifference(most.balance ?? 0, most.date, answer.calculationDate);
  if (isNextToNothing(answer, most)) {
    return [
      `${greatest} até a expectativa de vida (${until}) é ${by}, e traz só ${more} a mais${withoutContribution(most)}: não compensa tanta espera.`,
    ];
  }
  return [
    `${greatest} até a expectativa de vida (${until}) é ${by}: ${more} a mais${withoutContribution(most)}${aheadSinceText(most.date, most.evensOutOn)}${soonAlmost(answer, most)}.`,
  ];
};

/** What the greatest sum would add to that of the first day, with the work that it asks for; null where it is no reason to wait. */
export const waitingSentence = (answer: OutlookAnswer): string | null => {
  if (answer.compulsoryBeyond !== undefined) return sumSentence(answer)[0] ?? null;
  const most = markedChoice(answer, 'bestInLife');
  if (most === null || most.date === answer.marks.first?.date || isNextToNothing(answer, most)) return null;
  return sumSentence(answer)[0] ?? null;
};

/** Beside a value still to come: that waiting beyond its first day brings more; null where `named`, in reais, is not exceeded. */
export const higherStill = (answer: OutlookAnswer, named: number): string | null => {
  const highest = markedChoice(answer, 'highest');
  if (highest === null || highest.value === null || highest.value <= named) return null;
  const { first } = answer.marks;
  const value = headlineAmong(
    { date: highest.date, value: highest.value },
    [{ date: first?.date ?? answer.calculationDate, value: named }],
    answer,
  );
  /** The work until that day, and what comes of it, is said of the greatest sum. */
  const isSaid = highest.date === answer.marks.bestInLife?.date && waitingSentence(answer) !== null;
  const asking = isSaid ? '' : `, ${workAsked(answer, highest)}${evening(answer, highest)}`;
  return `Esperando além disso, o valor sobe até ${value} por mês, em ${formatDate(highest.date)}${asking}.`;
};

/** Of a right to come that is called the higher one: that waiting for it never pays, where that is so. */
export const notMadeUpFor = (answer: OutlookAnswer, ruleId: string): string | null => {
  const right = answer.rights.find((one) => one.ruleId === ruleId);
  if (right === undefined || right.balance === null || right.balance >= 0 || right.evensOutOn !== null) return null;
  if (right.from === answer.marks.first?.date) return null;
  const less = headlineDifference(right.balance, right.from, answer.calculationDate);
  return `Por “${right.modality}”, esperar até ${formatDate(right.from)} só compensa depois da expectativa de vida (até lá, ${less} a menos).`;
};
