/** Which article gives the abono de permanência of a right. */
import { EVERY_ENTITY, type Rule } from '../../rule/rule.ts';

/** Rights complete until EC 41/2003. */
const UNTIL_2003 = ['cf88-', 'ec20-'];
/** Those that EC 103/2019, art. 3, § 3, names. */
const NAMED_BY_ART_3 = ['ec41-art2-', 'ec41-art6-', 'ec41-art40-', 'ec47-art3-'];

/** LC 51/1985 says nothing of the abono, whatever a law of the place makes of its entry or parity. */
const OF_EVERY_ENTITY_AS_A_PLACE_LEAVES_IT = 'lc51-';

const EVERYWHERE = 'CF, art. 40, § 19';

const BY_CEARA = 'LC 210/2019 do Ceará, art. 1º; EC 103/2019';
/** What assures the abono of an old right in a place; `named`: of the rights that EC 103/2019, art. 3, § 3, names. */
const OLD_RIGHTS: Readonly<Partial<Record<string, { readonly named: string; readonly others: string }>>> = {
  uniao: { named: 'EC 103/2019, art. 3º, § 3º', others: EVERYWHERE },
  ba: { named: 'Lei 14.262/2020, art. 1º, caput e § 2º', others: 'Lei 14.262/2020, art. 1º, caput e § 2º' },
  ce: { named: `${BY_CEARA}, art. 3º, § 3º`, others: EVERYWHERE },
};

/** Art. 10 has an abono of its own, § 5; arts. 4, 5, 20, 21 and 22 that of art. 8. */
const byAmendment = ({ id, kind }: Rule, law: string): string => {
  const isOfArt10 =
    id.startsWith('ec103-art10-') || kind === 'permanent' || /-especial$|-policial-permanente$/.test(id);
  return isOfArt10 ? `${law}, art. 10, § 5º` : `${law}, art. 8º`;
};

/**
 * EC 103/2019 gives it to servants of the União, and to those of Ceará, which takes it over; `of`: the place of the servant.
 * @see EC 103/2019, arts. 3, § 3, 8 and 10, § 5; EC 41/2003, art. 3, § 1; CF, art. 40, § 19; of other places their own norms
 */
export const articleOfAbono = (rule: Rule, of: string | null): string => {
  const { id, place, ruleLaw } = rule;
  const isOf = (prefix: string): boolean => id.startsWith(prefix);
  if (place === 'uniao') return byAmendment(rule, 'EC 103/2019');
  if (place === 'ce') return byAmendment(rule, BY_CEARA);
  if (place !== EVERY_ENTITY && !isOf(OF_EVERY_ENTITY_AS_A_PLACE_LEAVES_IT)) return ruleLaw;
  if (UNTIL_2003.some(isOf)) return `EC 41/2003, art. 3º, § 1º${of === 'uniao' ? '; EC 103/2019, art. 3º, § 3º' : ''}`;
  const oldRight = OLD_RIGHTS[of ?? ''];
  if (oldRight === undefined) return EVERYWHERE;
  return NAMED_BY_ART_3.some(isOf) ? oldRight.named : oldRight.others;
};
