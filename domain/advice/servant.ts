/** The abono de permanência: what it is worth, since when, and what of it can still be asked for. */
import { type AbonoOwed, owedSince } from '../law/engine/choice/abono-owed.ts';
import { PAID_A_MONTH } from '../law/engine/choice/months.ts';
import type { Work } from '../law/engine/choice/work.ts';
import { abonoHangsOnText } from '../law/engine/outlook/abono-hangs-on.ts';
import { type Day, isoOf } from '../units/day.ts';
import { roundedReais } from '../units/money.ts';
import { formatDate, formatMoney } from '../words/format.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';

/** What every step of the abono has in common. */
const STEP = {
  id: 'abono',
  kind: 'abono',
  subject: null,
  documents: ['Requerimento ao órgão', 'Mapa de tempo de contribuição'],
  deadline: null,
  otherwise: null,
  evenWithoutEffect: true,
} as const;

const MONTHS_OF_YEAR = 12;

const ANY_ABONO = 'CF, art. 40, § 19';

/** Where the right hangs on a law of the place. */
const toBeChecked = (from: Day, until: string, most: string): Candidate => ({
  ...STEP,
  title: 'Conferir o abono de permanência na lei do ente',
  text: `Pode haver direito desde ${formatDate(isoOf(from))}, ${until}: os critérios são os da lei do ente. O valor é, no máximo, o da contribuição descontada${most}.`,
  article: ANY_ABONO,
});

/** Where the law of the place pays it from the request on: each month without it is lost. */
const toBeAskedFor = (
  from: Day,
  { person: { calculationDate } }: AdvisedOn['plan'],
  article: string,
  ofToday: string,
): Candidate => {
  const isComplete = from <= calculationDate;
  const since = formatDate(isoOf(from));
  return {
    ...STEP,
    title: isComplete ? 'Pedir o abono de permanência' : `Pedir o abono de permanência em ${since}`,
    text: `${isComplete ? `Os requisitos se completaram em ${since}` : `Os requisitos se completam em ${since}`}. O abono, igual à contribuição descontada, é devido a quem continua em atividade desde o dia do requerimento expresso${ofToday}.`,
    article: `${ANY_ABONO}; ${article}`,
  };
};

const arrearsText = (owed: AbonoOwed | null, since: Day, today: Day): string => {
  if (owed === null || owed.amount === 0) return '';
  const from = formatDate(isoOf(owed.from));
  const when = owed.to < today ? `de ${from} a ${formatDate(isoOf(owed.to - 1))}` : `desde ${from}`;
  const sum = owed.byMonth
    ? `somam ${formatMoney(owed.amount)}, pela remuneração e pelas alíquotas de cada mês`
    : `vão até ${formatMoney(owed.amount)}, com a remuneração de hoje nos meses em que ela não consta`;
  const lapsed = owed.from > since ? ` ${LAPSED}` : '';
  return ` Se nada foi pago, os atrasados ${when} ${sum}, com o 13º e sem correção.${lapsed}`;
};

export interface Brought {
  readonly text: string;
  /** BRL; null where it is not known. */
  readonly amount: number | null;
}

const LAPSED = 'O que passa de cinco anos está prescrito (Decreto 20.910/1932, art. 1º).';

/** Of days that have lapsed either way nothing is owed. */
const isEarlier = (is: Day, was: Day | null, today: Day): boolean =>
  was === null || (is < was && was > owedSince(today));

/** Of an abono that hangs on a law of the place; what is paid from the request on is not paid for days gone by. */
const mayBeBroughtForward = (before: Work, after: Work, today: Day): Brought | null => {
  const [was, is] = [before.abonoFrom ?? before.abonoMayBeFrom, after.abonoMayBeFrom];
  if (is === null || !isEarlier(is, was, today)) return null;
  if (after.abonoOnRequest !== null && was !== null && was <= today) return null;
  const since = `desde ${formatDate(isoOf(is))}${was === null ? '' : `, não desde ${formatDate(isoOf(was))}`}`;
  const lapsed = is < owedSince(today) ? ` ${LAPSED}` : '';
  return { text: ` Com ele pode haver abono de permanência ${since}, conforme a lei do ente.${lapsed}`, amount: null };
};

/** What time that is certified brings: the requirements of the abono complete on an earlier day; null where it does not. */
export const abonoBroughtForward = (before: Work, after: Work, today: Day): Brought | null => {
  const [was, is] = [before.abonoFrom, after.abonoFrom];
  if (is === null) return mayBeBroughtForward(before, after, today);
  if (!isEarlier(is, was, today)) return null;
  const owed = after.abonoOwed?.amount ?? 0;
  const arrears =
    owed === 0
      ? ''
      : `; os atrasados iriam${before.abonoOwed === null || before.abonoOwed.amount === 0 ? '' : ` de ${formatMoney(before.abonoOwed.amount)}`} a ${formatMoney(owed)}, se o órgão os pagar desde antes da averbação`;
  const text = ` Com ele os requisitos do abono de permanência se completam em ${formatDate(isoOf(is))}${was === null ? '' : `, não em ${formatDate(isoOf(was))}`}${arrears}.`;
  return { text, amount: owed - (before.abonoOwed?.amount ?? 0) };
};

/** Where only what was asked for by then is paid, and age has ended the work. */
const toHaveBeenAskedFor = (from: Day, retiredOn: Day, article: string): Candidate => ({
  ...STEP,
  title: 'Conferir se o abono de permanência foi pedido',
  text: `Os requisitos se completaram em ${formatDate(isoOf(from))}, e o cargo terminou com a compulsória, em ${formatDate(isoOf(retiredOn))}. O abono, igual à contribuição descontada, é devido desde o dia do requerimento expresso: sem pedido até a compulsória, em regra não há o que receber.`,
  article: `${ANY_ABONO}; ${article}`,
});

/** The day on which age retired who is still recorded at work; null where it did not. */
const compulsoryBy = ({ held, person }: AdvisedOn['plan']): Day | null =>
  held.find(({ judgement, date }) => judgement.rule.kind === 'compulsory' && date <= person.calculationDate)?.date ??
  null;

export const abonoSteps = ({ plan, regimeType }: Pick<AdvisedOn, 'plan' | 'regimeType'>): Candidate[] => {
  const { work, person } = plan;
  const { abonoFrom, abonoArticle, abonoMayBeFrom, abonoOnRequest, abonoOwed, flows } = work;
  const monthlyOf = (some: typeof flows.abono): number | null =>
    some?.find(({ to }) => to > person.calculationDate)?.monthly ?? null;
  const byLaw = work.basis === 'place' ? ` (${work.norm})` : '';
  const contribution = monthlyOf(flows.withheld);
  const ofToday =
    contribution === null ? '' : `: ${formatMoney(roundedReais(contribution))} por mês da remuneração de hoje${byLaw}`;
  const retiredOn = compulsoryBy(plan);
  const until =
    retiredOn === null ? 'enquanto continuar em atividade' : `até a compulsória, em ${formatDate(isoOf(retiredOn))}`;
  if (abonoMayBeFrom !== null && work.basis !== 'none') {
    if (abonoOnRequest === null) return [toBeChecked(abonoMayBeFrom, until, ofToday)];
    return [
      retiredOn === null
        ? toBeAskedFor(abonoMayBeFrom, plan, abonoOnRequest, ofToday)
        : toHaveBeenAskedFor(abonoMayBeFrom, retiredOn, abonoOnRequest),
    ];
  }
  if (regimeType === 'RGPS' || abonoFrom === null || work.basis === 'none') return [];
  const since = formatDate(isoOf(abonoFrom));
  const monthly = monthlyOf(flows.abono);
  const isDue = abonoFrom <= person.calculationDate;
  const worth =
    monthly === null
      ? ' O valor é, no máximo, o da contribuição descontada.'
      : ` Vale ${formatMoney(roundedReais(monthly))} por mês, o que se desconta da remuneração de hoje${byLaw}.`;
  const hangsOn = abonoHangsOnText(plan, abonoFrom);
  const asking = hangsOn === '' ? 'Pedir o abono de permanência' : 'Conferir e pedir o abono de permanência';
  const yearly = (monthly ?? 0) * PAID_A_MONTH * MONTHS_OF_YEAR;
  return [
    {
      ...STEP,
      beside: isDue ? (abonoOwed?.amount ?? 0) + yearly : 0,
      ...(isDue && abonoOwed !== null ? { arrears: abonoOwed.amount } : {}),
      title: isDue ? asking : `Abono de permanência a partir de ${since}`,
      text: `${isDue ? `Direito desde ${since}` : `O direito vem em ${since}`}, ${until}.${hangsOn}${worth}${arrearsText(abonoOwed, abonoFrom, person.calculationDate)}`,
      article: [...new Set([ANY_ABONO, abonoArticle ?? ANY_ABONO])].join('; '),
    },
  ];
};
