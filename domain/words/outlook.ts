/** When to retire, in sentences: what stands above the picture and on the first page of whoever repeats it. */
import type { OutlookAnswer, OutlookRight, OutlookWaiting } from '../api/outlook.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { formatDate, formatMoney } from './format.ts';

export const markWords = {
  soonest: 'Mais cedo',
  best: 'Maior valor',
  highest: 'Maior valor com espera',
  bestInLife: 'Maior soma até a expectativa de vida',
} as const;
export type OutlookMark = keyof typeof markWords;

/** A day on which the benefit may be asked for, as the sentences read it. */
type Choice = Pick<
  OutlookWaiting,
  'date' | 'ruleId' | 'gain' | 'forgone' | 'contributions' | 'recoveredOn' | 'receivedInLife'
> & {
  readonly value: number | null;
};

const monthOf = (iso: string): string => formatMonthOfYear(parseMonth(iso));

const asChoice = ({ from, valueWithPay, ...right }: OutlookRight): Choice => ({
  ...right,
  date: from,
  value: valueWithPay,
});

/** The choice of a mark: a year of waiting, or the first day of a right. */
export const markedChoice = (
  { rights, waiting, marks }: Pick<OutlookAnswer, 'rights' | 'waiting' | 'marks'>,
  mark: OutlookMark,
): Choice | null => {
  const marked = marks[mark];
  if (marked === null) return null;
  const found = ({ date, ruleId }: Choice) => date === marked.date && ruleId === marked.ruleId;
  return rights.map(asChoice).find(found) ?? waiting.find(found) ?? null;
};

export const modalityOf = ({ rights }: Pick<OutlookAnswer, 'rights'>, ruleId: string): string =>
  rights.find((right) => right.ruleId === ruleId)?.modality ?? ruleId;

const quoted = (name: string): string => `“${name}”`;

const isOwn = ({ variantOf }: OutlookRight): boolean => variantOf === null;

const firstSentence = ({ rights, waiting, regimeType, calculationDate }: OutlookAnswer): string => {
  const own = rights.filter(isOwn);
  const complete = own.filter(({ date }) => date <= calculationDate).length;
  const [first] = waiting;
  const worth =
    first === undefined
      ? ''
      : `: ${formatMoney(first.value)} por mês, pela regra ${quoted(modalityOf({ rights }, first.ruleId))}`;
  if (complete > 0) {
    const by = complete === 1 ? '' : ` por ${complete} regras`;
    return `Já pode se aposentar no ${regimeType}${by}${worth}.`;
  }
  const day = first?.date ?? own[0]?.from ?? '';
  return `O primeiro direito no ${regimeType} vem em ${formatDate(day)}${worth}.`;
};

const recovery = ({ forgone, contributions, recoveredOn }: Choice, lifeUntil: string | null): string => {
  if (forgone === null) return '';
  const what = contributions === null || contributions === 0 ? '' : ' e se contribui';
  const amount = `o que se deixa de receber${what} até lá, ${formatMoney(forgone)},`;
  if (recoveredOn === null) return `; ${amount} não se recupera`;
  const late = lifeUntil !== null && recoveredOn > lifeUntil ? ', depois da expectativa de vida' : '';
  return `; ${amount} se recupera em ${monthOf(recoveredOn)}${late}`;
};

const ruleOf = (answer: OutlookAnswer, ruleId: string): string =>
  ruleId === answer.waiting[0]?.ruleId ? 'pela mesma regra' : `pela regra ${quoted(modalityOf(answer, ruleId))}`;

const waitingSentence = (answer: OutlookAnswer, choice: Choice): string => {
  const { date, ruleId, gain } = choice;
  const more = gain === null ? '' : ` em ${formatMoney(gain)} por mês`;
  const why = recovery(choice, answer.lifeExpectancy?.until ?? null);
  return `Esperar até ${formatDate(date)} aumenta o benefício${more}, ${ruleOf(answer, ruleId)}${why}.`;
};

/** Whether waiting is worth it by the sum until the expectation of life, and what the highest value would cost. */
const choiceSentences = (answer: OutlookAnswer): string[] => {
  const [first] = answer.waiting;
  if (first === undefined || answer.lifeExpectancy === null) return [];
  const inLife = markedChoice(answer, 'bestInLife');
  const highest = markedChoice(answer, answer.marks.highest === null ? 'best' : 'highest');
  const until = monthOf(answer.lifeExpectancy.until);
  const sentences =
    inLife === null || inLife.date === first.date
      ? [
          `Pela soma até a expectativa de vida (${until}), esperar não compensa: pedir em ${formatDate(first.date)} é o que mais rende.`,
        ]
      : [waitingSentence(answer, inLife), `É o que mais rende até a expectativa de vida (${until}).`];
  if (highest !== null && (highest.gain ?? 0) > 0 && highest.date !== inLife?.date) {
    const why = recovery(highest, answer.lifeExpectancy.until);
    const value = highest.value === null ? '' : `, ${formatMoney(highest.value)} por mês,`;
    sentences.push(
      `O maior valor${value} vem em ${formatDate(highest.date)}, ${ruleOf(answer, highest.ruleId)}${why}.`,
    );
  }
  return sentences;
};

/** Few and plain, the answer first. Empty where data is missing: nothing can be said then. */
export const outlookSentences = (answer: OutlookAnswer): string[] => {
  if (answer.missingData.length > 0) return [];
  if (!answer.rights.some(isOwn)) {
    return [`Com o que está registrado, nenhuma regra do ${answer.regimeType} dá direito à aposentadoria.`];
  }
  const noValue = 'Sem remunerações suficientes há datas, mas não há valores.';
  return [firstSentence(answer), ...(answer.waiting.length === 0 ? [noValue] : choiceSentences(answer))];
};
