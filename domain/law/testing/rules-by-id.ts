/** The rules by name, whoever they are of. */
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { LOCAL_NORMS } from '../places/index.ts';
import type { Rule } from '../rule/rule.ts';

export const federal = [...RGPS_NORMS, ...RPPS_NORMS].flatMap(({ rules }) => rules);
export const local = [...LOCAL_NORMS.values()].flatMap(({ rules }) => rules);
export const every = [...federal, ...local];
export const byId = (id: string): Rule => {
  const found = every.find((rule) => rule.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};
