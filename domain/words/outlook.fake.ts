import type { OutlookAnswer } from '../api/outlook.ts';
import { sampleOutlook } from '../api/sample.ts';
import { outlookSentences } from './outlook.ts';

/** What is said of the sample with changes, its spaces plain. */
export const said = (change: Partial<OutlookAnswer>): string[] =>
  outlookSentences({ ...sampleOutlook, ...change }).map((sentence) => sentence.replaceAll('\u00a0', ' '));

const [one, other] = sampleOutlook.waiting;
const [only] = sampleOutlook.rights;
if (one === undefined || other === undefined || only === undefined || one.parts === null) throw new Error('no years');
export const first = one;
export const second = other;
export const right = only;
export const parts = one.parts;
export const none = { first: null, highest: null, bestInLife: null, soonest: null, best: null };
