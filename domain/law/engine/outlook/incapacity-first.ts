/** A permanent incapacity: nobody plans by it, and whoever has it asks for its pension before anything else. */
import { type Held, isVariant } from './held.ts';
import type { Plan } from './plan.ts';

/** The right complete by the calculation date that pays most; null where one that is chosen can be asked for and pays as much. */
export const incapacityFirst = ({ held, named, first, person }: Plan): Held | null => {
  const worth = (right: Held): number => right.on(right.from) ?? 0;
  const [right] = held
    .filter((one) => one.judgement.rule.kind === 'incapacity' && !isVariant(one) && !named.includes(one))
    .filter(({ date }) => date <= person.calculationDate)
    .toSorted((one, other) => worth(other) - worth(one));
  if (right === undefined) return null;
  const isThere = first !== null && first.day <= person.calculationDate;
  return isThere && (first.value ?? 0) >= worth(right) ? null : right;
};
