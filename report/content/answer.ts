import type { RegimeType } from '../../domain/api/common.ts';
import { ELSEWHERE, type NextStep } from '../../domain/api/next-steps.ts';
import type { OutlookAnswer } from '../../domain/api/outlook.ts';
import { answerOf } from '../../domain/words/answer.ts';
import { formatDate, formatLongMonth } from '../../domain/words/format.ts';
import { higherStill, notMadeUpFor, waitingSentence } from '../../domain/words/outlook-waiting.ts';
import { namedLater } from '../../domain/words/ranked-rights.ts';
import { reportWords } from '../../domain/words/report.ts';
import { distanceBetween } from '../../domain/words/rules.ts';
import type { Block, PrintedSection } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { dated } from './dated.ts';
import { fits } from './first-page.ts';
import { open, openMatters } from './open-matters.ts';
import { type Regimes, regimesOf } from './regimes.ts';
import { stepBlocks } from './steps.ts';
import { summaryTable } from './summary-table.ts';
import { TOLD, type Told } from './told.ts';

const stepsOf = ({ nextSteps }: ReportData, name: RegimeType): readonly NextStep[] =>
  nextSteps.find(({ regimeType }) => regimeType === name)?.steps ?? [];

/** The right of the other regime stands in an answer of its own, where both are answered. */
const isAnswered = ({ id }: NextStep, regimes: Regimes): boolean => regimes.length > 1 && id === ELSEWHERE;

export const steps = (data: ReportData, regimes: Regimes, told: Told): Block[] =>
  regimes.flatMap(([name]): Block[] => {
    const own = stepsOf(data, name).filter((step) => !isAnswered(step, regimes));
    const blocks = stepBlocks(own, told);
    const heading = regimes.length > 1 ? `${reportWords.whatToDo} (${name})` : reportWords.whatToDo;
    return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks];
  });

/** A value that is called the higher one to come must not be less than what the section on waiting calls the highest. */
const beyond = (answer: OutlookAnswer, regimes: Regimes, { brief }: Told): string[] => {
  const rules = regimes.find(([name]) => name === answer.regimeType)?.[1].rules;
  const later = rules === undefined ? null : namedLater(rules);
  if (later === null) return [];
  const said = [
    notMadeUpFor(answer, later.id),
    brief === true ? null : higherStill(answer, later.estimatedBenefit ?? Number.POSITIVE_INFINITY),
  ];
  return said.filter((sentence) => sentence !== null);
};

/** What going on would add, where it adds anything. */
const waited = ({ outlooks }: ReportData, regimes: Regimes, told: Told): Block[] => {
  const planned = outlooks.filter(
    ({ regimeType, retiredSince }) => retiredSince === undefined && regimes.some(([name]) => name === regimeType),
  );
  return planned.flatMap((answer): Block[] => {
    const said = [...beyond(answer, regimes, told), waitingSentence(answer) ?? []].flat().join(' ');
    const whose = regimes.length > 1 ? `${answer.regimeType}: ` : '';
    return said === '' ? [] : [{ kind: 'paragraph', text: `${whose}${said}` }];
  });
};

const bothRegimes = (data: ReportData, regimes: Regimes): Block[] =>
  regimes.every(([name]) => stepsOf(data, name).some((step) => isAnswered(step, regimes)))
    ? [{ kind: 'paragraph', text: reportWords.bothRegimes }]
    : [];

const who = ({ customer, calculation }: ReportData): string =>
  `${[
    customer.name ?? '',
    customer.birthDate === null ? '' : distanceBetween(customer.birthDate, calculation.calculationDateUsed),
    calculation.regimeType === 'RPPS' ? (calculation.regime ?? '') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')}. Situação em ${formatDate(calculation.calculationDateUsed)}.`;

/** The first page: the best right and the soonest, what to do, what is open, and on what all of it rests. */
export const answer = (data: ReportData, concluded: readonly RegimeType[]): PrintedSection | null => {
  const regimes = regimesOf(data, concluded);
  if (regimes.length === 0) return null;
  const { calculationDateUsed } = data.calculation;
  const day = formatDate(calculationDateUsed);
  const blocksOf = (told: Told): Block[] => [
    { kind: 'paragraph', text: who(data) },
    ...dated(data),
    ...regimes.map(
      ([name, { rules }]): Block => ({
        kind: 'lead',
        text: `${regimes.length > 1 ? `${name}: ` : ''}${answerOf(rules, name, data.customer.name)}`,
      }),
    ),
    ...bothRegimes(data, regimes),
    ...waited(data, regimes, told),
    ...regimes.flatMap(([name, regime]) => summaryTable(name, data, regime, regimes.length > 1, told)),
    ...steps(data, regimes, told),
    ...open(openMatters(regimes, data)),
    {
      kind: 'notice',
      text: `${reportWords.reservation(day)} ${reportWords.money(formatLongMonth(calculationDateUsed), data.indexesUntil)}`,
    },
  ];
  const [whole = []] = TOLD.map(blocksOf);
  const page = { numeral: null, title: reportWords.conclusion };
  if (fits(whole, data, false)) return { ...page, dense: false, blocks: whole };
  const ways = TOLD.map(blocksOf);
  return { ...page, dense: true, blocks: ways.find((blocks) => fits(blocks, data, true)) ?? ways.at(-1) ?? whole };
};
