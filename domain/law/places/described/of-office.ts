/** The places that an office describes, as the engine asks for them. */
import type { DescribedFields } from '../../../api/described-places.ts';
import type { Place } from '../place.ts';
import { type OfficeVersion, placeOfDescription } from './place.ts';

/** A description as it was kept, with the number by which calculations name it. Belongs to one account. */
export interface DescribedByOffice extends OfficeVersion {
  readonly regimeId: number;
  readonly fields: DescribedFields;
}

/** Numbers of the list of regimes are the IBGE's, of seven digits at most. */
const FIRST_NUMBER = 1_000_000_000;

/** Whether a number is one that an office's description got. */
export const isNumberOfOffice = (regimeId: number): boolean => regimeId >= FIRST_NUMBER;

/** @param hash any whole number; two descriptions with the same are one in 2^48. */
export const numberOfOffice = (hash: number): number => FIRST_NUMBER + hash;

const PLACES_KEPT = 200;

/** By the description's own text: an answer is worked out in a thread of its own, which gets a copy of it. */
const byText = new Map<string, Place>();
const known = new WeakMap<DescribedByOffice, Place>();

const made = (described: DescribedByOffice): Place => {
  const text = JSON.stringify(described);
  const before = byText.get(text);
  if (before !== undefined) return before;
  const { regimeId, fields, version, on, withdrawn } = described;
  const place = placeOfDescription(fields, regimeId, { version, on, withdrawn });
  const oldest = byText.keys().next().value;
  if (byText.size >= PLACES_KEPT && oldest !== undefined) byText.delete(oldest);
  byText.set(text, place);
  return place;
};

/** The same place, with the same rules, every time. */
export const placeOfOffice = (described: DescribedByOffice): Place => {
  const place = known.get(described) ?? made(described);
  known.set(described, place);
  return place;
};
