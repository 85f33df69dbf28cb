/** What each further year of waiting is worth, as the screen shows it: sentences, a picture and a few rows. */

import type { OutlookAnswer, OutlookRight, OutlookWaiting } from '../../domain/api/outlook.ts';
import { dayOf, elapsed } from '../../domain/units/day.ts';
import { formatMonthOfYear, parseMonth } from '../../domain/units/month.ts';
import { tableGain, tableMoney, tableSum, tableValue } from '../../domain/words/far-ahead.ts';
import { formatDate, formatMoney } from '../../domain/words/format.ts';
import { greatestSum } from '../../domain/words/greatest-sum.ts';
import { isNothing, neverEvens, outlookSentences, showsNet, waitingNotes } from '../../domain/words/outlook.ts';
import { markName } from '../../domain/words/outlook-marks.ts';
import { namedLater } from '../../domain/words/ranked-rights.ts';
import { reportWords } from '../../domain/words/report.ts';
import type { NamedChoice } from '../../domain/words/sum-lines.ts';
import { type Block, figure, row, type Table, text, totalRow } from '../blocks.ts';
import type { RegimeData, ReportData } from '../data.ts';
import { sumPicture } from './sum-picture.ts';
import { stepsOfValue } from './workings.ts';

const MOST_ROWS = 6;

const isMarked = ({ date }: OutlookWaiting, answer: OutlookAnswer): boolean =>
  [answer.marks.first, answer.marks.highest, greatestSum(answer)?.choice].some((mark) => mark?.date === date);

/** The first day of the right that the first page names as paying more: it lies between the years of waiting. */
const namedDay = (
  { rights, waiting }: OutlookAnswer,
  rules: RegimeData['rules'] | undefined,
): OutlookWaiting | null => {
  const later = rules === undefined ? null : namedLater(rules);
  const right = later === null ? undefined : rights.find(({ ruleId }) => ruleId === later.id);
  const day = right === undefined ? null : askedFor(right);
  return day === null || waiting.some(({ date }) => date === day.date) ? null : day;
};

/** A right asked for on its first day, beside the years of waiting. */
const askedFor = (right: OutlookRight): OutlookWaiting | null =>
  right.valueWithPay === null || right.total === null
    ? null
    : { ...right, date: right.from, value: right.valueWithPay };

/** The years of waiting with `named` and the first days of rights that stand out between them. */
const daysOf = (answer: OutlookAnswer, named: OutlookWaiting | null): OutlookWaiting[] => {
  const { rights, waiting, marks } = answer;
  const own = rights
    .filter(({ ruleId, from }) =>
      [marks.highest, greatestSum(answer)?.choice].some((mark) => mark?.ruleId === ruleId && mark.date === from),
    )
    .flatMap((right) => askedFor(right) ?? []);
  const days = new Map([...own, ...(named === null ? [] : [named]), ...waiting].map((one) => [one.date, one]));
  return [...days.values()].toSorted((one, other) => one.date.localeCompare(other.date));
};

/** The first and the last day, those that stand out or are `named`, and years evenly between them. */
const fewOf = (answer: OutlookAnswer, named: OutlookWaiting | null): OutlookWaiting[] => {
  const waiting = daysOf(answer, named);
  const kept = new Set(waiting.filter((one, place) => place === 0 || one === named || isMarked(one, answer)));
  const last = waiting.at(-1);
  if (last !== undefined && kept.size < MOST_ROWS) kept.add(last);
  const free = waiting.filter((one) => !kept.has(one));
  const room = Math.min(MOST_ROWS - kept.size, free.length);
  for (let place = 0; place < room; place += 1) {
    const one = free[Math.floor(((place + 0.5) * free.length) / room)];
    if (one !== undefined) kept.add(one);
  }
  return waiting.filter((one) => kept.has(one));
};

const monthOf = (iso: string): string => formatMonthOfYear(parseMonth(iso));
/** The figures of a day, rounded where it is far ahead. */
const amountsOn =
  (date: string, calculationDate: string) =>
  (value: number | null): string =>
    value === null ? reportWords.unknownSum : tableMoney(value, date, { calculationDate });

/** Rounded where the sum before tax is. */
const netOf = ({ date, totalNet }: OutlookWaiting, rows: readonly OutlookWaiting[], answer: OutlookAnswer): string => {
  const nets = rows.map((row) => ({ date: row.date, total: row.totalNet }));
  return totalNet === null ? reportWords.unknownSum : tableSum(totalNet, date, nets, answer);
};

const signed = (value: number): string =>
  value === 0 ? formatMoney(value) : `${value > 0 ? '+' : '−'}\u00a0${formatMoney(Math.abs(value))}`;

const marksOf = (one: OutlookWaiting, answer: OutlookAnswer, named: OutlookWaiting | null): string => {
  const { date } = one;
  const { marks } = answer;
  const greatest = greatestSum(answer);
  return [
    one === named && marks.highest?.date !== date ? reportWords.namedDay : null,
    marks.first?.date === date ? markName(answer, 'first') : null,
    marks.highest?.date === date ? markName(answer, 'highest') : null,
    greatest?.choice.date === date && markName(answer, 'bestInLife') !== null
      ? reportWords.mostInLife(greatest.isNearly)
      : null,
  ]
    .filter((word) => word !== null)
    .join('; ');
};

const table = (answer: OutlookAnswer, birthDate: string | null, named: OutlookWaiting | null): Table => {
  const { waiting, horizon, calculationDate } = answer;
  const [first] = waiting;
  const knowsNet = showsNet(answer);
  const age = (date: string): string =>
    birthDate === null ? '' : `\naos ${elapsed(dayOf(birthDate), dayOf(date)).years} anos`;
  const evens = (one: OutlookWaiting): string => {
    if (one === first || one.balance === null) return '';
    if (isNothing(one.balance)) return reportWords.equal;
    return one.evensOutOn === null ? neverEvens(one) : monthOf(one.evensOutOn);
  };
  return {
    kind: 'table',
    caption: null,
    widths: knowsNet ? [12, 12, 12, 15, 15, 20, 14] : [14, 14, 15, 18, 21, 18],
    head: [
      text('Pedido em'),
      figure('Por mês'),
      figure('Ganho por mês'),
      figure(horizon === null ? 'Soma' : `Soma até ${monthOf(horizon)}`),
      ...(knowsNet ? [figure(reportWords.netSum)] : []),
      figure('Compensa desde'),
      text(''),
    ],
    rows: fewOf(answer, named).map((one) => {
      const money = amountsOn(one.date, calculationDate);
      return (one === first ? totalRow : row)(
        text(`${formatDate(one.date)}${age(one.date)}`),
        figure(tableValue(one, waiting, answer)),
        figure(one === first ? '' : signed(tableGain(one, waiting, answer))),
        figure(one.total === null ? money(null) : tableSum(one.total, one.date, waiting, answer)),
        ...(knowsNet ? [figure(netOf(one, waiting, answer))] : []),
        figure(evens(one)),
        text(marksOf(one, answer, named)),
      );
    }),
  };
};

/** The first day and the days that stand out, once each. */
const choicesOf = (answer: OutlookAnswer): NamedChoice[] =>
  daysOf(answer, null)
    .filter((one, place) => place === 0 || isMarked(one, answer))
    .flatMap(({ date, parts, balance, evensOutOn }) =>
      parts === null ? [] : [{ name: reportWords.askedOn(formatDate(date)), date, parts, balance, evensOutOn }],
    );

/** To the cent, of the days that stand out and that no rule of the sections above tells. */
const workings = ({ workings: told = [] }: OutlookAnswer): Block[] =>
  told.map(({ date, modality, value, steps }) => ({
    ...stepsOfValue(reportWords.benefitWorkingOn(formatDate(date), modality), steps, value),
    small: true,
  }));

const ofRegime = (answer: OutlookAnswer, { customer, rpps, rgps, outlooks }: ReportData): Block[] => {
  const several = outlooks.length > 1;
  const rules = (answer.regimeType === 'RPPS' ? rpps : rgps)?.rules;
  const [lead, ...sentences] = outlookSentences(answer);
  if (lead === undefined) return [];
  const compares = answer.waiting.length > 1;
  const notes = compares ? waitingNotes(answer) : answer.notes;
  return [
    ...(several ? [{ kind: 'heading' as const, text: answer.regimeType }] : []),
    { kind: 'paragraph', text: [lead, ...sentences].join(' ') },
    ...(compares
      ? [...sumPicture(choicesOf(answer), answer), table(answer, customer.birthDate, namedDay(answer, rules))]
      : []),
    ...(notes.length === 0 ? [] : [{ kind: 'list' as const, ordered: false, items: notes }]),
    ...(compares ? workings(answer) : []),
  ];
};

/** By each regime of which the report concludes something. */
export const waiting = (data: ReportData): Block[] => {
  const blocks = data.outlooks.flatMap((answer) => ofRegime(answer, data));
  return blocks.length === 0 ? [{ kind: 'paragraph', text: reportWords.noWaiting }] : blocks;
};
