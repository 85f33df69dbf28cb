/** Which article gives the abono de permanência of a right. */
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';

/** Rights complete until EC 41/2003. */
const UNTIL_2003 = ['cf88-', 'ec20-'];
/** Those that EC 103/2019, art. 3, § 3, names. */
const NAMED_BY_ART_3 = ['ec41-art2-', 'ec41-art6-', 'ec41-art40-', 'ec47-art3-'];

/** LC 51/1985 says nothing of the abono, whatever a law of the place makes of its entry or parity. */
const OF_EVERY_ENTITY_AS_A_PLACE_LEAVES_IT = 'lc51-';

const EVERYWHERE = 'CF, art. 40, § 19';

/** EC 103/2019 gives it to servants of the União alone. @see EC 103/2019, arts. 3, § 3, 8 and 10, § 5; EC 41/2003, art. 3, § 1; CF, art. 40, § 19; of other places their own norms */
export const articleOfAbono = ({ id, place, ruleLaw }: Rule, isFederal: boolean): string => {
  const isOf = (prefix: string): boolean => id.startsWith(prefix);
  if (place === 'uniao') return isOf('ec103-art10-') ? 'EC 103/2019, art. 10, § 5º' : 'EC 103/2019, art. 8º';
  if (place !== EVERY_ENTITY && !isOf(OF_EVERY_ENTITY_AS_A_PLACE_LEAVES_IT)) return ruleLaw;
  if (UNTIL_2003.some(isOf)) return `EC 41/2003, art. 3º, § 1º${isFederal ? '; EC 103/2019, art. 3º, § 3º' : ''}`;
  return isFederal && NAMED_BY_ART_3.some(isOf) ? 'EC 103/2019, art. 3º, § 3º' : EVERYWHERE;
};
