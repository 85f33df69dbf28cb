import type { DescribedFields } from '../api/described-places.ts';

/** IBGE's codes of the states, which the code of a municipality begins with. */
const STATE_CODES: Readonly<Record<DescribedFields['uf'], number>> = {
  RO: 11,
  AC: 12,
  AM: 13,
  RR: 14,
  PA: 15,
  AP: 16,
  TO: 17,
  MA: 21,
  PI: 22,
  CE: 23,
  RN: 24,
  PB: 25,
  PE: 26,
  AL: 27,
  SE: 28,
  BA: 29,
  MG: 31,
  ES: 32,
  RJ: 33,
  SP: 35,
  PR: 41,
  SC: 42,
  RS: 43,
  MS: 50,
  MT: 51,
  GO: 52,
  DF: 53,
};

/** Whether a code of the IBGE is of a municipality of the state. */
export const ofMunicipality = ({ ibge, uf }: DescribedFields): boolean =>
  Math.floor(ibge / 100_000) === STATE_CODES[uf];
