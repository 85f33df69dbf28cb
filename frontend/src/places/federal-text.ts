import { averageWords } from '../../../domain/words/described-places.ts';
import { FEDERAL } from '../../../domain/words/federal-figures.ts';
import { placeTexts as texts } from './texts.ts';

const named: Readonly<Record<string, Readonly<Record<string, number | readonly [number, number]>>>> = FEDERAL;

/** What the União has where a figure is said to be as hers; `path` is the figure's, as 'permanent.ages'. */
export const federalText = (path: string): string => {
  const [rule = '', figure = ''] = path.split('.');
  if (figure === 'average') return rule === 'toll' ? averageWords.whole : averageWords.sixtyPlusTwo;
  const value = named[rule]?.[figure];
  if (value === undefined) return texts.asTheUniao;
  return typeof value === 'number' ? texts.federal(value) : texts.federalPair(...value);
};
