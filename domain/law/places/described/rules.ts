import { ruleById } from '../../library/steps.ts';
import { rulesOf } from '../../norms/index.ts';
import type { Rule } from '../../rule/rule.ts';
import { REGIMES, regimeForLaw } from '../regimes.ts';
import type { DescribedByOffice } from './of-office.ts';

let ofPlaces: ReadonlyMap<string, Rule> | null = null;

/** What the places make of the rules of every entity, by ids that no norm has. */
const madeByPlaces = (): ReadonlyMap<string, Rule> => {
  ofPlaces ??= new Map(
    REGIMES.flatMap(({ regimeId }) => rulesOf('RPPS', regimeForLaw(regimeId))).map((rule) => [rule.id, rule]),
  );
  return ofPlaces;
};

/** A rule of the catalogue, as a place leaves it, or of what the office describes, by its id; null for an unknown one. */
export const knownRule = (id: string, described: readonly DescribedByOffice[] = []): Rule | null =>
  ruleById(id) ??
  madeByPlaces().get(id) ??
  described
    .flatMap(({ regimeId }) => rulesOf('RPPS', regimeForLaw(regimeId, described)))
    .find((rule) => rule.id === id) ??
  null;
