import { ruleById } from '../../library/steps.ts';
import type { Rule } from '../../rule/rule.ts';
import { type DescribedByOffice, placeOfOffice } from './of-office.ts';

/** A rule of the catalogue, or of what the office describes, by its id; null for an unknown one. */
export const knownRule = (id: string, described: readonly DescribedByOffice[] = []): Rule | null =>
  ruleById(id) ??
  described.flatMap((one) => placeOfOffice(one).norm?.rules ?? []).find((rule) => rule.id === id) ??
  null;
