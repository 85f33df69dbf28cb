/** Whoever receives a retirement of the RGPS is given no other there. @see Lei 8.213/1991, arts. 18, § 2, and 124, II */
import type { LawInput } from '../../input/input.ts';

/** Since when, by the calculation date; null in another regime, and where none is received. */
export const retiredSinceOf = ({ calculation, calculationDate, regimeType }: LawInput): string | null => {
  const since = calculation.retiredSince ?? null;
  return regimeType !== 'RGPS' || since === null || since > calculationDate ? null : since;
};

/** As an answer carries it. */
export const retiredIn = (input: LawInput): { retiredSince?: string } => {
  const retiredSince = retiredSinceOf(input);
  return retiredSince === null ? {} : { retiredSince };
};
