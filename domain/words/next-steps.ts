/** What to do next, in the words of screen and paper: what a step brings and what it costs. */
import type { NextStep, StepEffect } from '../api/next-steps.ts';
import { formatMonthOfYear, parseMonth } from '../units/month.ts';
import { differenceMoney } from './far-ahead.ts';
import { formatCount, formatDate, formatMoney, unbroken } from './format.ts';
import { outcomeWords } from './outcome-words.ts';

export const stepWords = {
  title: 'O que fazer',
  price: (amount: string) => `Custa ${amount}`,
  free: outcomeWords.atOnce,
  ofTheMonth: 'Custa a contribuição do próprio mês',
  freeByExcess: outcomeWords.freeByExcess,
  besideExcess: ', além do excedente de outros meses do ano',
  withoutInterest: ', mais os juros que a lei manda somar',
  unknownPrice: 'Custo não calculado',
  deadline: (day: string) => `Até ${day}`,
  sooner: (days: string) => `${days} antes`,
  later: (days: string) => `${days} depois`,
  more: (amount: string) => `${amount} a mais por mês`,
  less: (amount: string) => `${amount} a menos por mês`,
  inLife: (amount: string) => `${amount} até a expectativa de vida`,
  beforeInterest: ', antes dos juros',
  sameDay: (amount: string) => `${amount}, pedindo no mesmo dia que sem isso`,
  onLaterDay: (day: string, more: string, inLife: string) => `pedindo em ${day}: ${more} e ${inLife}`,
  besideWaiting: (day: string, amount: string) => `frente a esperar até ${day} sem ele: ${amount}`,
  orContribute: (balance: string, left: string) =>
    `o mesmo tempo não serve aos dois: contribuir ao INSS traz ${balance} sem o certificado e ${left} com ele`,
  orCertify: (regimeType: string, balance: string, beyond: string, left: string) =>
    `o mesmo tempo não serve aos dois: certificado ao ${regimeType}, traz lá ${balance}${beyond} e deixa aqui ${left}`,
  beyondWaiting: (day: string) => ` frente a esperar até ${day}`,
  arrears: (amount: string) => `${amount} de atrasados do abono`,
  nothing: 'nada',
  elsewhere: (regimeType: string, amount: string) => `no ${regimeType}, ${amount}`,
  notComputed: 'Efeito não calculado',
  notWorthIt: 'Não compensa agora',
  asMuchForNothing: 'O mesmo sem pagar',
  littleForIt: 'Traz pouco pelo que custa',
  stopNow: 'Parar de contribuir agora',
  payUntilRight: 'Pagar até o primeiro direito, sem precisar',
  payAsLongAsItAdds: 'Pagar enquanto aumenta o valor, sem precisar',
  unchanged: 'Não muda o primeiro direito',
  noEffect: (count: number) =>
    count === 1 ? 'Não muda o primeiro direito: 1 passo' : `Não mudam o primeiro direito: ${count} passos`,
} as const;

const days = (count: number): string => `${formatCount(count)} ${count === 1 ? 'dia' : 'dias'}`;
const signed = (amount: number, isRounded: boolean): string =>
  `${amount > 0 ? '+' : '−'}\u00a0${unbroken(differenceMoney(amount, isRounded))}`;

const shift = ({ soonerByDays }: StepEffect): readonly string[] => {
  if (soonerByDays === null || soonerByDays === 0) return [];
  return [soonerByDays > 0 ? stepWords.sooner(days(soonerByDays)) : stepWords.later(days(-soonerByDays))];
};
const monthly = ({ gain, farAhead }: StepEffect): readonly string[] => {
  if (gain === null || gain === 0) return [];
  const amount = differenceMoney(gain, farAhead === true);
  return [gain > 0 ? stepWords.more(amount) : stepWords.less(amount)];
};
const sum = ({ balance, farAhead }: StepEffect, price: NextStep['price']): readonly string[] => {
  if (balance === null || balance === 0) return [];
  const interest = price?.interestMissing === true ? stepWords.beforeInterest : '';
  return [`${stepWords.inLife(signed(balance, farAhead === true))}${interest}`];
};

/** Of what the effect of a step is, where it is not that of doing it. */
const OF: Partial<Record<NextStep['kind'], string>> = {
  prove: 'Sem a prova: ',
  indicator: 'Sem resolver: ',
  openEnd: 'Com essa saída: ',
  missingPay: 'Do mínimo à média: ',
  deadline: 'Passado o prazo: ',
};

/** Its effect is what is lost without it. */
const isAtRisk = ({ kind, hypothesis }: Pick<NextStep, 'kind' | 'hypothesis'>): boolean =>
  kind === 'prove' || kind === 'indicator' || hypothesis?.kind === 'stops';

const isOfWaiting = ({ soonerByDays, gain, balance }: StepEffect): boolean =>
  (soonerByDays ?? 0) < 0 && ((gain ?? 0) > 0 || (balance ?? 0) > 0);

/** ' até 10/2027', the last contribution; empty where it is paid until the right. */
const untilText = (hypothesis: NextStep['hypothesis']): string =>
  hypothesis?.kind === 'contributes' && hypothesis.until !== null
    ? ` até ${formatMonthOfYear(parseMonth(hypothesis.until))}`
    : '';

const effectOf = ({ kind, hypothesis }: Pick<NextStep, 'kind' | 'hypothesis'>, effect: StepEffect): string => {
  if (kind === 'dispute')
    return (effect.soonerByDays ?? 0) > 0 ? 'Frente ao primeiro direito: ' : 'Frente ao mesmo pedido sem ela: ';
  if (hypothesis?.kind === 'stops') return 'Parando agora: ';
  if (kind === 'noNeed') return `Pagando${untilText(hypothesis)}: `;
  return OF[kind] ?? '';
};

/** A later right pays more because somebody has to wait for it: what is lost with a proof, or by stopping, is the day. */
const withoutGainsOfWaiting = (effect: StepEffect): StepEffect => {
  const ofLoss = (amount: number | null): number | null => (amount === null ? null : Math.min(0, amount));
  return { ...effect, gain: ofLoss(effect.gain), balance: ofLoss(effect.balance) };
};

/** What a certificate takes from the other regime, or adds there. */
const sumElsewhere = ({ elsewhere, effect }: Pick<NextStep, 'elsewhere' | 'effect'>): readonly string[] =>
  elsewhere === undefined || elsewhere.balance === 0
    ? []
    : [
        stepWords.elsewhere(
          elsewhere.regimeType,
          stepWords.inLife(signed(elsewhere.balance, effect?.farAhead === true)),
        ),
      ];

const sumOnSameDay = ({ sameDay, effect }: Pick<NextStep, 'sameDay' | 'effect'>): readonly string[] =>
  sameDay === undefined ? [] : [stepWords.sameDay(signed(sameDay, effect?.farAhead === true))];

/** With a certificate, of a later day than its first one. */
const sumLater = ({ later, effect }: Pick<NextStep, 'later' | 'effect'>): readonly string[] => {
  if (later === undefined) return [];
  const isRounded = effect?.farAhead === true;
  const more = differenceMoney(later.gain, isRounded);
  return [
    stepWords.onLaterDay(
      formatDate(later.date),
      later.gain < 0 ? stepWords.less(more) : stepWords.more(more),
      stepWords.inLife(signed(later.balance, isRounded)),
    ),
  ];
};

/** What a certificate adds to whoever could wait without it. */
const sumBesideWaiting = ({ waiting, effect }: Pick<NextStep, 'waiting' | 'effect'>): readonly string[] =>
  waiting === undefined
    ? []
    : [stepWords.besideWaiting(formatDate(waiting.until), signed(waiting.balance, effect?.farAhead === true))];

/** Of what the same time would serve instead. */
const sumsOfEither = ({ either }: Pick<NextStep, 'either'>): readonly string[] => {
  if (either === undefined) return [];
  const { regimeType, until, farAhead } = either;
  const told = (sum: number, isFar: boolean): string => (sum === 0 ? stepWords.nothing : signed(sum, isFar));
  const isFar = farAhead === true;
  const [balance, left] = [told(either.balance, isFar && regimeType === 'RGPS'), told(either.left, isFar)];
  const beyond = until === undefined ? '' : stepWords.beyondWaiting(formatDate(until));
  return [
    regimeType === 'RGPS'
      ? stepWords.orContribute(balance, left)
      : stepWords.orCertify(regimeType, balance, beyond, left),
  ];
};

const sumBeside = ({ beside }: Pick<NextStep, 'beside'>): readonly string[] =>
  beside === undefined || beside === 0 ? [] : [stepWords.arrears(signed(beside, false))];

type Told = Pick<
  NextStep,
  'kind' | 'effect' | 'price' | 'hypothesis' | 'elsewhere' | 'sameDay' | 'later' | 'waiting' | 'either' | 'beside'
>;

/** '150 dias antes · R$ 4,75 a mais por mês · + R$ 10.261,25 até a expectativa de vida'; null where there is none to say. */
export const effectText = (step: Told): string | null => {
  const { effect } = step;
  if (effect === null) {
    const beside = [...sumBeside(step), ...sumElsewhere(step)];
    return beside.length === 0 ? null : beside.join(' · ');
  }
  const told = isAtRisk(step) && isOfWaiting(effect) ? withoutGainsOfWaiting(effect) : effect;
  const parts = [
    ...shift(told),
    ...monthly(told),
    ...sum(told, step.price),
    ...sumOnSameDay(step),
    ...sumLater(step),
    ...sumBesideWaiting(step),
    ...sumElsewhere(step),
    ...sumsOfEither(step),
  ];
  return parts.length === 0 ? null : `${effectOf(step, effect)}${parts.join(' · ')}`;
};

/** Most letters of the name of a scenario. */
const NAME = 60;
/** Of whom the step is: who keeps it knows. */
const IF_HE_WORKED = / \(se [^)]*\)$/;
/** What tells records of one name apart. */
const PERIOD = / \((?:\d\d\/\d{4} a|desde) \d\d\/\d{4}\)$/;

/** Cut between words, before what tells it apart from others of its kind. */
const withinName = (title: string): string => {
  if (title.length <= NAME) return title;
  const [period = ''] = PERIOD.exec(title) ?? [];
  const room = title.slice(0, NAME - period.length - 1);
  return `${room.slice(0, Math.max(room.lastIndexOf(' '), 1)).replace(/[,;:]$/, '')}…${period}`;
};

/** What is lost by stopping is told under a title that says to go on: kept as a scenario, it is named by what it supposes. */
export const scenarioNameOf = ({
  kind,
  title,
  hypothesis,
}: Pick<NextStep, 'kind' | 'title' | 'hypothesis'>): string => {
  if (hypothesis?.kind === 'stops') return stepWords.stopNow;
  if (kind !== 'noNeed' || hypothesis === null) return withinName(title.replace(IF_HE_WORKED, ''));
  const ends = hypothesis.kind === 'contributes' && hypothesis.until !== null;
  return ends ? stepWords.payAsLongAsItAdds : stepWords.payUntilRight;
};

/** What need not be paid has a price only where paying brings more: beside nothing it reads as that of the right. */
const isPriceOfNothing = ({ kind, effect }: Pick<NextStep, 'kind' | 'effect'>): boolean =>
  kind === 'noNeed' && (effect?.gain ?? 0) <= 0;

/** null for what costs nothing of its own. What other months of the year pay for is said: paid in money it costs more. */
export const priceText = (step: Pick<NextStep, 'kind' | 'effect' | 'price' | 'hypothesis'>): string | null => {
  const { price, hypothesis } = step;
  if (price === null || isPriceOfNothing(step)) return null;
  if (price.amount === null) return stepWords.unknownPrice;
  const byExcess = hypothesis?.kind === 'complemented' && hypothesis.by === 'excess';
  const interest = price.interestMissing ? stepWords.withoutInterest : '';
  if (price.amount === 0 && hypothesis?.kind === 'contributes') return stepWords.ofTheMonth;
  if (price.amount === 0 && interest === '') return byExcess ? stepWords.freeByExcess : stepWords.free;
  const until = step.kind === 'contribute' ? untilText(hypothesis) : '';
  return `${stepWords.price(formatMoney(price.amount))}${until}${byExcess ? stepWords.besideExcess : ''}${interest}`;
};
