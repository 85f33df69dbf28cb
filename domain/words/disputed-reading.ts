/** What hangs on a question open in the courts, or on a text, in a sentence. */
import type { DisputedReading } from '../api/outlook.ts';
import { headlineDifference, headlineMoney, type Sight } from './far-ahead.ts';
import { formatCount, formatDate } from './format.ts';
import { byOtherReading, hangsOn } from './other-reading.ts';

const QUESTION = /\((leitura: .+)\)$|: (média .+)$/;

/** Of 'média × 60% (leitura: base de 15 anos)' what is disputed: the value is told in figures. */
const questionOf = (reading: string): string => {
  const [, question, average] = QUESTION.exec(reading) ?? [];
  return question ?? average ?? reading.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
};

/** Beside a scenario two days are known: 'antes' alone is read as before the facts. */
const THAN_WITHOUT = ' que sem ela';

const sentenceOf = (disputed: DisputedReading, sight: Sight, than: string): string => {
  const { modality, reading, from, value, gain, soonerByDays } = disputed;
  const hanging = hangsOn(disputed);
  const name = reading === modality ? `“${modality}”` : `“${modality}”, ${questionOf(reading)}`;
  const worth = value === null ? '' : `, ${headlineMoney(value, from, sight)} por mês`;
  const more =
    gain !== null && gain > 0 ? ` (${headlineDifference(gain, from, sight.calculationDate)} a mais que sem ela)` : '';
  const sooner =
    soonerByDays !== null && soonerByDays > 0
      ? `, ${formatCount(soonerByDays)} ${soonerByDays === 1 ? 'dia' : 'dias'} antes${than}`
      : '';
  return `${byOtherReading(disputed)}, ${name}: pedindo em ${formatDate(from)}${sooner}${worth}${more}. ${hanging.charAt(0).toUpperCase()}${hanging.slice(1)}.`;
};

/** What another reading, open in the courts or of a text, would bring more, or earlier. */
export const disputedSentence = (disputed: DisputedReading, sight: Sight): string => sentenceOf(disputed, sight, '');

/** The same of a scenario. */
export const scenarioReading = (disputed: DisputedReading, sight: Sight): string =>
  sentenceOf(disputed, sight, THAN_WITHOUT);

/** The one of `others` that would come first, where that is before `most`. */
export const earlierReading = ([most, ...others]: readonly DisputedReading[]): DisputedReading | null =>
  most === undefined
    ? null
    : (others.filter(({ from }) => from < most.from).toSorted((one, other) => one.from.localeCompare(other.from))[0] ??
      null);

/** Of readings in the order of what they bring, those that are told: the one that brings most, and one that comes before it. */
export const namedReadings = (disputed: readonly DisputedReading[]): readonly DisputedReading[] => {
  const earlier = earlierReading(disputed);
  return [...disputed.slice(0, 1), ...(earlier === null ? [] : [earlier])];
};

/** Another question is another action: only beside a reading of the same one, or of a text too, one is no more than told. */
const isOfSame = (one: DisputedReading, other: DisputedReading): boolean =>
  one.readingOfText === undefined ? one.reading === other.reading : other.readingOfText !== undefined;

const isTold = (reading: DisputedReading, before: readonly DisputedReading[]): boolean =>
  before.some(
    (told) =>
      isOfSame(reading, told) &&
      told.from <= reading.from &&
      reading.value !== null &&
      (told.value ?? 0) >= reading.value,
  );

/** Of the readings of a scenario those that bring something more, or earlier, than one before them. */
export const readingsApart = (disputed: readonly DisputedReading[]): readonly DisputedReading[] =>
  disputed.filter((reading, place) => !isTold(reading, disputed.slice(0, place)));
