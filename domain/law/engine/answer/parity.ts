import type { Rule } from '../../rule/rule.ts';
import type { Case } from '../case.ts';

const ALL_UP_TO_CEILING =
  'Só até o teto do RGPS, porque optou pela previdência complementar (CF, art. 40, §§ 14 e 16).';

/** Parity for a person: who opted for the complementary regime has none above what the regime pays. */
export const parityOf = ({ parity }: Rule, { optedForRPC }: Case): Rule['parity'] => {
  if (!optedForRPC || parity === false) return parity;
  return parity === true ? ALL_UP_TO_CEILING : `${parity} ${ALL_UP_TO_CEILING}`;
};
