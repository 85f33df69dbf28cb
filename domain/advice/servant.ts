/** The abono de permanência: what it is worth, since when, and what of it can still be asked for. */
import { monthsBetween, PAID_A_MONTH } from '../law/engine/choice/months.ts';
import { addMonths, type Day, isoOf } from '../units/day.ts';
import { roundedReais } from '../units/money.ts';
import { formatDate, formatMoney } from '../words/format.ts';
import type { AdvisedOn, Candidate } from './candidate.ts';

/** What has lapsed is not owed. @see Decreto 20.910/1932, art. 1 */
const OWED_IN_MONTHS = 60;

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

const ANY_ABONO = 'CF, art. 40, § 19';

/** Where the right hangs on a law of the place. */
const toBeChecked = (from: Day): Candidate => ({
  ...STEP,
  title: 'Conferir o abono de permanência na lei do ente',
  text: `Pode haver direito desde ${formatDate(isoOf(from))}, enquanto continuar em atividade: os critérios são os da lei do ente. O valor é, no máximo, o da contribuição descontada.`,
  article: ANY_ABONO,
});

/** Where the law of the place pays it from the request on: each month without it is lost. */
const toBeAskedFor = (from: Day, isComplete: boolean, article: string): Candidate => {
  const since = formatDate(isoOf(from));
  return {
    ...STEP,
    title: isComplete ? 'Pedir o abono de permanência' : `Pedir o abono de permanência em ${since}`,
    text: `${isComplete ? `Os requisitos se completaram em ${since}` : `Os requisitos se completam em ${since}`}. O abono, igual à contribuição descontada, é devido a quem continua em atividade desde o dia do requerimento expresso.`,
    article: `${ANY_ABONO}; ${article}`,
  };
};

export const abonoSteps = ({ plan, regimeType }: Pick<AdvisedOn, 'plan' | 'regimeType'>): Candidate[] => {
  const { work, person } = plan;
  const { abonoFrom, abonoArticle, abonoMayBeFrom, abonoOnRequest, flows } = work;
  if (abonoMayBeFrom !== null && abonoOnRequest !== null && work.basis !== 'none')
    return [toBeAskedFor(abonoMayBeFrom, abonoMayBeFrom <= person.calculationDate, abonoOnRequest)];
  if (abonoMayBeFrom !== null && work.basis !== 'none') return [toBeChecked(abonoMayBeFrom)];
  if (regimeType === 'RGPS' || abonoFrom === null || work.basis === 'none') return [];
  const since = formatDate(isoOf(abonoFrom));
  const monthly = flows.abono?.find(({ to }) => to > person.calculationDate)?.monthly ?? null;
  const isDue = abonoFrom <= person.calculationDate;
  const owedFrom = Math.max(abonoFrom, addMonths(person.calculationDate, -OWED_IN_MONTHS));
  const worth =
    monthly === null
      ? ' O valor é, no máximo, o da contribuição descontada.'
      : ` Vale ${formatMoney(roundedReais(monthly))} por mês, o que se desconta da remuneração de hoje.`;
  const owed =
    !isDue || monthly === null
      ? 0
      : roundedReais(monthly * PAID_A_MONTH * monthsBetween(owedFrom, person.calculationDate));
  const lapsed =
    owedFrom > abonoFrom ? ' O que passa de cinco anos está prescrito (Decreto 20.910/1932, art. 1º).' : '';
  const arrears =
    owed > 0
      ? ` Se nada foi pago, os atrasados desde ${formatDate(isoOf(owedFrom))} vão até ${formatMoney(owed)}, com o 13º e sem correção.${lapsed}`
      : '';
  return [
    {
      ...STEP,
      title: isDue ? 'Pedir o abono de permanência' : `Abono de permanência a partir de ${since}`,
      text: `${isDue ? `Direito desde ${since}` : `O direito vem em ${since}`}, enquanto continuar em atividade.${worth}${arrears}`,
      article: [...new Set([ANY_ABONO, abonoArticle ?? ANY_ABONO])].join('; '),
    },
  ];
};
