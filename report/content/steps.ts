/** What to do next, as the screen and the API say it. */
import type { NextStep } from '../../domain/api/next-steps.ts';
import { ended, formatDate } from '../../domain/words/format.ts';
import { effectText, priceText, stepWords } from '../../domain/words/next-steps.ts';
import { reportWords } from '../../domain/words/report.ts';
import { measuredAlone, notWorthItText, stepGroups } from '../../domain/words/step-groups.ts';
import type { Block, PrintedStep } from '../blocks.ts';

const present = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

/** What a step brings, what it costs and until when. */
export const outcomeOf = (step: NextStep): string =>
  present([
    effectText(step) ?? (step.notComputed ? stepWords.notComputed : null),
    priceText(step),
    step.deadline === null ? null : stepWords.deadline(formatDate(step.deadline)),
  ]);

/** Without what costs more than it brings, or changes nothing. */
export const worthDoing = (steps: readonly NextStep[]): readonly NextStep[] => stepGroups(steps).effective;

const printed = (step: NextStep): PrintedStep => {
  const outcome = outcomeOf(step);
  const { title, text, article } = step;
  /** Rules are named with their law. */
  const isNamed = article !== null && `${title} ${text}`.includes(article);
  return { title: ended(title), text, facts: present([outcome === '' ? null : outcome, isNamed ? null : article]) };
};

interface ToldSteps {
  readonly steps: number;
  readonly brief?: true;
  /** The section in which those that are only named stand whole. */
  readonly wholeIn?: string;
  /** What is not worth it, and how steps are measured, stands on the first page. */
  readonly restSaid?: boolean;
}

/** What is not worth it, in one sentence for each reason. */
const notWorthItBlocks = (steps: readonly NextStep[]): Block[] =>
  [...new Set(steps.map(notWorthItText))].map((why) => ({
    kind: 'paragraph' as const,
    text: reportWords.notWorthIt(
      why,
      steps
        .filter((step) => notWorthItText(step) === why)
        .map((step) => ({ title: step.title, outcome: outcomeOf(step) })),
    ),
  }));

/** The steps that change something, the most effective first; the others by name, in `brief` without those that change nothing. */
export const stepBlocks = (
  steps: readonly NextStep[],
  { steps: most, brief, wholeIn, restSaid = false }: ToldSteps,
): Block[] => {
  const { effective, notWorthIt, idle } = stepGroups(steps);
  const titles = (some: readonly NextStep[]): string[] => some.map(({ title }) => title);
  const more = effective.slice(most);
  /** With what they bring, in brief the most effective of them, what brings the right sooner, and what is sued for: a bare name would hide it. */
  const isToldOf = (step: NextStep, place: number): boolean =>
    step.notComputed ||
    brief !== true ||
    place === 0 ||
    step.kind === 'dispute' ||
    (step.effect?.soonerByDays ?? 0) > 0;
  const moreTitles = more.map((step, place) => {
    const outcome = isToldOf(step, place) ? outcomeOf(step) : '';
    return outcome === '' ? step.title : `${step.title} (${outcome})`;
  });
  return [
    ...(effective.length === 0 ? [] : [{ kind: 'steps' as const, steps: effective.slice(0, most).map(printed) }]),
    ...(more.length === 0 ? [] : [{ kind: 'paragraph' as const, text: reportWords.moreSteps(moreTitles, wholeIn) }]),
    ...(restSaid
      ? []
      : [
          ...[measuredAlone(steps) ?? []].flat().map((text) => ({ kind: 'paragraph' as const, text })),
          ...notWorthItBlocks(notWorthIt),
        ]),
    ...(idle.length === 0 || brief === true
      ? []
      : [{ kind: 'paragraph' as const, text: reportWords.idleSteps(titles(idle)) }]),
  ];
};
