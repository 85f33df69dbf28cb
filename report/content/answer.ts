import type { RegimeType } from '../../domain/api/common.ts';
import { ELSEWHERE, type NextStep } from '../../domain/api/next-steps.ts';
import type { OutlookAnswer } from '../../domain/api/outlook.ts';
import { answerOf } from '../../domain/words/answer.ts';
import { formatDate, formatLongMonth } from '../../domain/words/format.ts';
import { higherStill, notMadeUpFor, waitingSentence } from '../../domain/words/outlook-waiting.ts';
import { namedLater } from '../../domain/words/ranked-rights.ts';
import { reportSectionWords, reportWords } from '../../domain/words/report.ts';
import { distanceBetween } from '../../domain/words/rules.ts';
import type { Block, PrintedSection } from '../blocks.ts';
import type { ReportData } from '../data.ts';
import { dated } from './dated.ts';
import { fits } from './first-page.ts';
import { open, openMatters } from './open-matters.ts';
import { type Regimes, regimesOf } from './regimes.ts';
import { enabledSections } from './sections.ts';
import { stepBlocks } from './steps.ts';
import { summaryTable } from './summary-table.ts';
import { MOST_TOLD, TOLD, type Told } from './told.ts';

const stepsOf = ({ nextSteps }: ReportData, name: RegimeType): readonly NextStep[] =>
  nextSteps.find(({ regimeType }) => regimeType === name)?.steps ?? [];

/** The right of the other regime stands in an answer of its own, where both are answered. */
const isAnswered = ({ id }: NextStep, regimes: Regimes): boolean => regimes.length > 1 && id === ELSEWHERE;

/** Those of a regime without what another answer says. */
export const ownSteps = (data: ReportData, name: RegimeType, regimes: Regimes): readonly NextStep[] =>
  stepsOf(data, name).filter((step) => !isAnswered(step, regimes));

export const steps = (data: ReportData, regimes: Regimes, told: Told): Block[] =>
  regimes.flatMap(([name]): Block[] => {
    const whole = enabledSections(data).includes('DOCUMENTOS_PENDENCIAS')
      ? { wholeIn: reportSectionWords.DOCUMENTOS_PENDENCIAS.title }
      : {};
    const blocks = stepBlocks(ownSteps(data, name, regimes), { ...told, ...whole });
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

interface Page {
  readonly told: Told;
  readonly dense: boolean;
  readonly blocks: Block[];
}

/** As much as fits, in the usual letters or in smaller ones. */
const pageOf = (data: ReportData, regimes: Regimes): Page => {
  const { calculationDateUsed } = data.calculation;
  const day = formatDate(calculationDateUsed);
  const telling = (told: Told, dense: boolean): Page => ({
    told,
    dense,
    blocks: [
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
    ],
  });
  const whole = telling(MOST_TOLD, false);
  if (fits(whole.blocks, data, false)) return whole;
  const ways = TOLD.map((told) => telling(told, true));
  return ways.find(({ blocks }) => fits(blocks, data, true)) ?? ways.at(-1) ?? whole;
};

/** So many steps of each regime stand whole on the first page; none where there is no such page. */
export const stepsOnFirstPage = (data: ReportData, regimes: Regimes): number =>
  regimes.length === 0 ? 0 : pageOf(data, regimes).told.steps;

/** The first page: the best right and the soonest, what to do, what is open, and on what all of it rests. */
export const answer = (data: ReportData, concluded: readonly RegimeType[]): PrintedSection | null => {
  const regimes = regimesOf(data, concluded);
  if (regimes.length === 0) return null;
  const { dense, blocks } = pageOf(data, regimes);
  return { numeral: null, title: reportWords.conclusion, dense, blocks };
};
