import type { Rule } from './rule.ts';

type EveryField = { readonly [Name in keyof Required<Rule>]: Rule[Name] };

const kept = new WeakMap<Rule, Rule>();

/**
 * The same rule with every field, what it does not say as undefined; made once. Norms write only what they say, and places
 * spread and change it: as they came rules had dozens of shapes, and everything that reads them cost a tenth more.
 */
export const ofOneShape = (rule: Rule): Rule => {
  const made = kept.get(rule) ?? withEveryField(rule);
  kept.set(rule, made);
  return made;
};

const withEveryField = (rule: Rule): EveryField => ({
  id: rule.id,
  modality: rule.modality,
  description: rule.description,
  ruleLaw: rule.ruleLaw,
  valueLaw: rule.valueLaw,
  stepLaw: rule.stepLaw,
  ruleYear: rule.ruleYear,
  regimeType: rule.regimeType,
  place: rule.place,
  kind: rule.kind,
  gender: rule.gender,
  teacher: rule.teacher,
  window: rule.window,
  entry: rule.entry,
  withoutComplementaryRegime: rule.withoutComplementaryRegime,
  affiliation: rule.affiliation,
  requirements: rule.requirements,
  toll: rule.toll,
  bonus: rule.bonus,
  contributionCount: rule.contributionCount,
  benefitCalculusMethod: rule.benefitCalculusMethod,
  benefitParameters: rule.benefitParameters,
  parity: rule.parity,
  abono: rule.abono,
  hasReductor: rule.hasReductor,
  observations: rule.observations,
  continues: rule.continues,
  variantOf: rule.variantOf,
  inCourt: rule.inCourt,
  onlyWhereItAdds: rule.onlyWhereItAdds,
  valuedWhenComplete: rule.valuedWhenComplete,
  contested: rule.contested,
  totalisable: rule.totalisable,
  totalisationOf: rule.totalisationOf,
  contestedFor: rule.contestedFor,
  source: rule.source,
  confirmed: rule.confirmed,
  missing: rule.missing,
});
