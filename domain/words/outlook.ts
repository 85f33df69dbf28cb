/** When to retire, in sentences: what stands above the picture and on the first page of whoever repeats it. */
import type { OutlookAnswer, OutlookWaiting } from '../api/outlook.ts';
import { isSameSum } from '../units/money.ts';
import { compulsoryBeyondNote, NOT_ASKED_FOR } from './compulsory.ts';
import { disputedSentence, namedReadings } from './disputed-reading.ts';
import { FAR_AHEAD, headlineMoney, isFarAhead, ROUNDED_AHEAD } from './far-ahead.ts';
import { formatDate } from './format.ts';
import { onlyIf } from './only-if.ts';
import { isCompulsory, markedChoice, modalityOf } from './outlook-marks.ts';
import { sumSentence } from './outlook-sum.ts';
import { highestSentence } from './outlook-waiting.ts';
import { isOwn, isWithoutAbono } from './outlook-worth.ts';
import { mayComeBefore, notKnownWhen } from './place-not-read.ts';
import { canBeChosen } from './ranked-rights.ts';
import { retiredText } from './retired.ts';
import { ifRuralPaid } from './rural-pay.ts';

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
  const conditions = `${ifRuralPaid(named ?? null)}${onlyIf(counted)}`;
  const day = first?.date ?? answer.marks.first?.date ?? '';
  const worth =
    first === null || first.value === null
      ? ''
      : `: ${headlineMoney(first.value, day, answer)} por mês, pela regra “${modalityOf(answer, first.ruleId)}”`;
  if (isCompulsory(answer, answer.marks.first?.ruleId)) {
    const on = named?.date ?? day;
    if (answer.placeNotRead !== undefined)
      return `${notKnownWhen(answer.placeNotRead)} Conhecida é só a compulsória, em ${formatDate(on)}${worth}.`;
    const comes = on > calculationDate ? 'vem' : 'veio';
    return `A aposentadoria compulsória ${comes} em ${formatDate(on)}${worth}. ${NOT_ASKED_FOR}`;
  }
  if (complete.length > 0) {
    const by = complete.length === 1 ? '' : ` por ${complete.length} regras`;
    return `Já pode se aposentar no ${regimeType}${by}${conditions}${worth}.`;
  }
  const late = until !== null && day > until ? ', depois dos 75 anos' : '';
  if (answer.nothingRecorded === true) {
    return `Ainda não há registros de tempo. Só para quem começasse a contribuir em ${formatDate(calculationDate)}, sem interrupção, o primeiro direito no ${regimeType} viria em ${formatDate(day)}${late}${worth}.`;
  }
  return `O primeiro direito no ${regimeType} vem em ${formatDate(day)}${late}${conditions}${worth}.`;
};

/** Of whoever may ask for it already: the days that follow are those of whoever works. */
const incapacitySentence = (answer: OutlookAnswer): string[] => {
  const { rights, incapacityFirst } = answer;
  const right = rights.find(({ ruleId }) => ruleId === incapacityFirst);
  if (right === undefined) return [];
  const worth = right.value === null ? '' : `, ${headlineMoney(right.value, right.from, answer)} por mês`;
  return [
    `A aposentadoria por incapacidade permanente está registrada desde ${formatDate(right.date)}${worth}${onlyIf([right])}. O que segue é para quem continua ou volta a trabalhar.`,
  ];
};

/** Whether a sum after tax says more than the gross one: of some choice it is known and another. */
export const showsNet = ({ waiting }: Pick<OutlookAnswer, 'waiting'>): boolean =>
  waiting.some(({ totalNet, total }) => totalNet !== null && totalNet !== total);

/** The difference of two sums that are the same. */
export const isNothing = (balance: number): boolean => isSameSum(balance, 0);

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
  if (answer.retiredSince !== undefined) return [retiredText(null, answer.retiredSince)];
  const { marks, disputed, calculationDate } = answer;
  const disputes = namedReadings(disputed).map((reading) => disputedSentence(reading, answer));
  if (marks.first === null) {
    if (answer.placeNotRead !== undefined) return [notKnownWhen(answer.placeNotRead), ...disputes];
    return [
      `Com o que está registrado, nenhuma regra do ${answer.regimeType} dá direito à aposentadoria.`,
      ...disputes,
    ];
  }
  const noValue = 'Sem remunerações suficientes há datas, mas não há valores.';
  const far = marks.first.value !== null && isFarAhead(marks.first.date, calculationDate) ? [FAR_AHEAD] : [];
  const sums = answer.waiting.length === 0 ? [noValue] : [...highestSentence(answer), ...sumSentence(answer)];
  const others = isCompulsory(answer, marks.first.ruleId) ? '' : mayComeBefore(answer.placeNotRead);
  return [...incapacitySentence(answer), `${firstSentence(answer)}${others}`, ...far, ...sums, ...disputes];
};
