/** A place whose reform is known by its day, and whose rules since then nobody read, or not all of them. */
import type { PlaceNotRead } from '../../../api/rules.ts';
import { dayOf, isoOf } from '../../../units/day.ts';
import type { LawInput } from '../../input/input.ts';
import { regimeEntry } from '../../places/regimes.ts';

/** null in the RGPS, of a place of the office's own, and where the rules were read. */
export const placeNotReadOf = ({
  regimeType,
  regime,
}: Pick<LawInput, 'regimeType' | 'regime'>): PlaceNotRead | null => {
  if (regimeType === 'RGPS' || regime === null || regime.described !== undefined) return null;
  const entry = regimeEntry(regime.regimeId);
  if (entry?.rulesNotRead !== true || entry.reformDate === undefined) return null;
  return { name: entry.name, since: isoOf(dayOf(entry.reformDate) + 1) };
};

/** As an answer carries it. */
export const placeNotReadIn = (input: LawInput): { placeNotRead?: PlaceNotRead } => {
  const placeNotRead = placeNotReadOf(input);
  return placeNotRead === null ? {} : { placeNotRead };
};
