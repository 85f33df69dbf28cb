import type { Conflict } from '../../../../domain/api/common.ts';
import { isIsoDay } from '../../../../domain/units/day.ts';
import { choiceWords, yesOrNo } from '../../../../domain/words/fields.ts';
import { formatCount, formatDate, formatInstant, formatMoney, formatSpan } from '../../../../domain/words/format.ts';
import { isApiError, isStale } from '../../data/api-error.ts';
import { sharedTexts as texts } from '../texts.ts';

/** What a form sends, field by field as the contract names them. */
export interface SentFields<Values> {
  of: (values: Values) => object;
  label: (field: string) => string;
}

/** One thing that somebody else changed while a form was open, in words. */
export interface ChangedMeanwhile {
  label: string;
  /** 'Rui Souza, 23/11/2026 10:12' */
  who: string;
  theirs: string;
  /** What the person would save over it; null where they never touched it. */
  mine: string | null;
}

const isSpan = (value: object): value is { years: number; months: number; days: number } =>
  'years' in value && 'months' in value && 'days' in value;

const chosen = new Map<string, Readonly<Record<string, string>>>(Object.entries(choiceWords));

/** A value of a field as its form would show it; empty says so. */
const inWords = (field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return texts.blank;
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'number') {
    if (field === 'regimeId') return texts.otherChoice;
    return field.startsWith('salaries.') ? formatMoney(value) : formatCount(value);
  }
  if (typeof value === 'object') return isSpan(value) ? formatSpan(value) : texts.otherChoice;
  const text = String(value);
  return isIsoDay(text) ? formatDate(text) : (chosen.get(field)?.[text] ?? text);
};

/** What others changed, those things first that the person would save over; null where the server did not tell. */
export const changedMeanwhile = <Values>(
  error: unknown,
  values: Values | undefined,
  sent: SentFields<Values> | undefined,
): readonly ChangedMeanwhile[] | null => {
  if (!isApiError(error) || error.conflicts === null || sent === undefined || values === undefined) return null;
  const mine = new Map<string, unknown>(Object.entries(sent.of(values)));
  return error.conflicts
    .map(({ field, by, at, theirs }) => ({
      label: sent.label(field),
      who: texts.changedBy(by.name, formatInstant(at)),
      theirs: inWords(field, theirs),
      mine: mine.has(field) ? inWords(field, mine.get(field)) : null,
    }))
    .sort((one, other) => Number(other.mine !== null) - Number(one.mine !== null));
};

/** A value as the contract has it, to be told from another one. */
const written = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * What a refused save can go by at once, since nothing in it was changed by anybody else; null where it has to ask. What
 * stands already as it is sent was mostly saved by the person, and the answer was lost: there is nothing to choose.
 */
export const freeToSave = <Values>(
  error: unknown,
  values: Values,
  sent: SentFields<Values> | undefined,
): { etag: string; meanwhile: readonly Conflict[] } | null => {
  if (!isApiError(error) || !isStale(error) || sent === undefined) return null;
  const { etag, conflicts } = error;
  if (etag === null || conflicts === null) return null;
  const mine = new Map<string, unknown>(Object.entries(sent.of(values)));
  const others = conflicts.filter(
    ({ field, theirs }) => !mine.has(field) || written(mine.get(field)) !== written(theirs),
  );
  return others.some(({ field }) => mine.has(field)) ? null : { etag, meanwhile: others };
};

/** 'Enquanto isso, Rui alterou Cidade e Profissão: ficou como está salvo.' */
export const savedBeside = <Values>(
  meanwhile: readonly Conflict[],
  sent: Pick<SentFields<Values>, 'label'> | undefined,
): string => {
  const names = [...new Set(meanwhile.map(({ by }) => by.name))];
  const fields = [...new Set(meanwhile.map(({ field }) => sent?.label(field) ?? field))];
  return texts.savedBeside(names, fields);
};
