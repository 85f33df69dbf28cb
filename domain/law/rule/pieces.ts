/** Pieces that the rules of both regimes share. */
import type { Requirement } from './requirement.ts';

/** LC 142/2013, art. 3: 'segurado com deficiência', proved for the day of the request or of the last requirement (Decreto 3.048/1999, art. 70-A). */
export const personWithDisability: Requirement = {
  kind: 'hasDisability',
  article: 'LC 142/2013, art. 3º, caput; Decreto 3.048/1999, art. 70-A',
};
