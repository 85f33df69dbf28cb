/** When to retire, in sentences: what stands above the picture and on the first page of whoever repeats it. */
import type { OutlookAnswer, OutlookRight, OutlookWaiting } from '../api/outlook.ts';
import { type Day, dayOf, elapsed } from '../units/day.ts';
import { isSameSum } from '../units/money.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { compulsoryBeyondNote, compulsoryBeyondText, NOT_ASKED_FOR } from './compulsory.ts';
import { disputedSentence, namedReadings } from './disputed-reading.ts';
import { FAR_AHEAD, gainMoney, headlineDifference, headlineMoney, isFarAhead, ROUNDED_AHEAD } from './far-ahead.ts';
import { formatDate } from './format.ts';
import { onceProved } from './once-proved.ts';
import { asChoice, type Choice, isCompulsory, markedChoice, modalityOf } from './outlook-marks.ts';
import { canBeChosen } from './ranked-rights.ts';
import { retiredText } from './retired.ts';
import { ifRuralPaid } from './rural-pay.ts';

const monthOf = (iso: string): string => formatMonthOfYear(parseMonth(iso));

const isOwn = ({ variantOf }: OutlookRight): boolean => variantOf === null;

const firstSentence = (answer: OutlookAnswer): string => {
  const { rights, regimeType, calculationDate, until } = answer;
  const first = markedChoice(answer, 'first');
  const named = rights.find(({ ruleId }) => ruleId === answer.marks.first?.ruleId);
  const complete = rights.filter(
    (right) =>
      isOwn(right) &&
      (canBeChosen(right) || right === named) &&
      right.hangsOnRuralPay === named?.hangsOnRuralPay &&
      right.date <= calculationDate,
  );
  const counted = complete.length > 0 ? complete : rights.filter((right) => right === named);
  const onlyIf = `${ifRuralPaid(named ?? null)}${onceProved(counted)}`;
  const day = first?.date ?? answer.marks.first?.date ?? '';
  const worth =
    first === null || first.value === null
      ? ''
      : `: ${headlineMoney(first.value, day, calculationDate)} por mês, pela regra “${modalityOf(answer, first.ruleId)}”`;
  if (isCompulsory(answer, answer.marks.first?.ruleId)) {
    const on = named?.date ?? day;
    const comes = on > calculationDate ? 'vem' : 'veio';
    return `A aposentadoria compulsória ${comes} em ${formatDate(on)}${worth}. ${NOT_ASKED_FOR}`;
  }
  if (complete.length > 0) {
    const by = complete.length === 1 ? '' : ` por ${complete.length} regras`;
    return `Já pode se aposentar no ${regimeType}${by}${onlyIf}${worth}.`;
  }
  const late = until !== null && day > until ? ', depois dos 75 anos' : '';
  if (answer.nothingRecorded === true) {
    return `Ainda não há registros de tempo. Só para quem começasse a contribuir em ${formatDate(calculationDate)}, sem interrupção, o primeiro direito no ${regimeType} viria em ${formatDate(day)}${late}${worth}.`;
  }
  return `O primeiro direito no ${regimeType} vem em ${formatDate(day)}${late}${onlyIf}${worth}.`;
};

/** Of whoever may ask for it already: the days that follow are those of whoever works. */
const incapacitySentence = ({ rights, marks, calculationDate }: OutlookAnswer): string[] => {
  const right = rights.find((one) => one.kind === 'incapacity' && isOwn(one) && one.date <= calculationDate);
  if (right === undefined || right.ruleId === marks.first?.ruleId) return [];
  const worth = right.value === null ? '' : `, ${headlineMoney(right.value, right.from, calculationDate)} por mês`;
  return [
    `A aposentadoria por incapacidade permanente está registrada desde ${formatDate(right.date)}${worth}${onceProved([right])}. O que segue é para quem continua ou volta a trabalhar.`,
  ];
};

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

const highestSentence = (answer: OutlookAnswer): string[] => {
  const highest = markedChoice(answer, 'highest');
  const { first } = answer.marks;
  if (highest === null || highest.value === null || first === null || highest.date === first.date) return [];
  const value = headlineMoney(highest.value, highest.date, answer.calculationDate);
  const gain = highest.gain ?? 0;
  const { date, value: most } = highest;
  const base = { date: first.date, value: first.value ?? most - gain };
  const more = gain <= 0 ? '' : ` (${gainMoney({ date, value: most }, base, answer.calculationDate)} a mais)`;
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

/** Until then whoever waits has received less: it is no gain to whoever does not live so long. */
export const aheadSinceText = (date: string, evensOutOn: string | null): string =>
  evensOutOn === null || evensOutOn <= date ? '' : `, e só compensa a partir de ${monthOf(evensOutOn)}`;

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

/** A sum and no advice: it is said with the work that it asks for. */
const sumSentence = (answer: OutlookAnswer): string[] => {
  if (answer.compulsoryBeyond !== undefined) {
    return [compulsoryBeyondText(answer.compulsoryBeyond, answer.calculationDate)];
  }
  const marked = markedChoice(answer, 'bestInLife');
  const before = marked === null ? null : asMuchBefore(answer, marked);
  const most = before ?? marked;
  const greatest = before === null ? 'A maior soma' : 'Praticamente a maior soma';
  const { first } = answer.marks;
  if (most === null || first === null || answer.horizon === null || isCompulsory(answer, most.ruleId)) return [];
  const until = monthOf(answer.horizon);
  if (most.date === first.date) {
    const isAbonoLeftOut = answer.waiting.some((later) => later.date > first.date && isWithoutAbono(later));
    return [
      `Pela soma até a expectativa de vida (${until}), pedir em ${formatDate(first.date)} é o que mais rende${isAbonoLeftOut ? '; o abono de permanência, que pode haver, não entra nessa conta e favorece esperar' : ''}.`,
    ];
  }
  if (isOfCalendar(answer, most)) {
    return [
      `Pela soma até a expectativa de vida (${until}), esperar não traz mais do que pedir em ${formatDate(first.date)}${withoutContribution(most)}.`,
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
  const value = headlineMoney(highest.value, highest.date, answer.calculationDate);
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

/** Whether a sum after tax says more than the gross one: of some choice it is known and another. */
export const showsNet = ({ waiting }: Pick<OutlookAnswer, 'waiting'>): boolean =>
  waiting.some(({ totalNet, total }) => totalNet !== null && totalNet !== total);

/** The difference of two sums that are the same. */
export const isNothing = (balance: number): boolean => isSameSum(balance, 0);

/** An abono that may be owed while waiting, and that the sum does not know. */
const isWithoutAbono = ({ parts }: Pick<Choice, 'parts'>): boolean =>
  parts !== null && (parts.pay ?? 0) > 0 && parts.abono === null;

/** Of a day that does not even out until the expectation of life: with no more a month it never will. */
export const neverEvens = (row: Pick<OutlookWaiting, 'gain' | 'parts'>): string => {
  if ((row.gain ?? 0) > 0) return 'depois da expectativa de vida';
  return isWithoutAbono(row) ? 'não compensa sem o abono' : 'não compensa';
};

/** What the figures of waiting suppose, with what is said of how they are shown. */
export const waitingNotes = ({ waiting, calculationDate, notes, compulsoryBeyond }: OutlookAnswer): string[] => [
  ...(compulsoryBeyond === undefined ? [] : [compulsoryBeyondNote(compulsoryBeyond)]),
  ...(waiting.some(({ date }) => isFarAhead(date, calculationDate)) ? [ROUNDED_AHEAD] : []),
  ...notes,
  ...(!showsNet({ waiting }) && waiting.some(({ totalNet }) => totalNet !== null)
    ? ['Aqui nada se desconta destes valores: a soma líquida é igual à soma.']
    : []),
];

/** Few and plain, the answer first. Empty where data is missing: nothing can be said then. */
export const outlookSentences = (answer: OutlookAnswer): string[] => {
  if (answer.missingData.length > 0) return [];
  if (answer.retiredSince !== undefined) return [retiredText('O cliente', answer.retiredSince)];
  const { marks, disputed, calculationDate } = answer;
  const disputes = namedReadings(disputed).map(disputedSentence);
  if (marks.first === null) {
    return [
      `Com o que está registrado, nenhuma regra do ${answer.regimeType} dá direito à aposentadoria.`,
      ...disputes,
    ];
  }
  const noValue = 'Sem remunerações suficientes há datas, mas não há valores.';
  const far = marks.first.value !== null && isFarAhead(marks.first.date, calculationDate) ? [FAR_AHEAD] : [];
  const sums = answer.waiting.length === 0 ? [noValue] : [...highestSentence(answer), ...sumSentence(answer)];
  return [...incapacitySentence(answer), firstSentence(answer), ...far, ...sums, ...disputes];
};
