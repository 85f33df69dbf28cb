/**
 * What others write of a text that was not found: it changes no figure. The figure adopted and the one reported are two cards,
 * each with the doubt, and the reported one is never that which is advised.
 */

import type { Rule } from '../../rule/rule.ts';
import type { Locality } from './locality.ts';
import { SIXTY_PLUS_TWO } from './locality.ts';
import { policeRule } from './police.ts';

/** The rule by the figures reported, beside the one with the figures adopted. */
export const asReported = (rule: Rule, contested: string): Rule => ({
  ...rule,
  id: `${rule.id}-noticiado`,
  modality: `${rule.modality} – pelas figuras noticiadas`,
  variantOf: rule.id,
  contested,
  confirmed: false,
});

/** The rules as adopted, those named by `isDoubted` with the doubt. */
export const doubted = (
  rules: readonly Rule[],
  contested: string,
  isDoubted: (rule: Rule) => boolean = () => true,
): readonly Rule[] => rules.map((rule) => (isDoubted(rule) ? { ...rule, contested } : rule));

/** A rule that takes the place of LC 51/1985 by what is reported alone. */
export const inPlaceOfLc51 = (rule: Rule, contested: string): Rule => ({
  ...rule,
  variantOf: 'lc51-policial-voluntaria',
  contested,
  confirmed: false,
});

/** Police of a place whose reform is reported to ask 55 years, 30 of contribution and 25 in the career of men and women. */
export const policeAsReported = (locality: Locality, contested: string): Rule =>
  inPlaceOfLc51(
    policeRule(locality, {
      what: 'polícia civil, penal e socioeducativa, pelas figuras noticiadas',
      ages: [55, 55],
      years: [30, 30],
      inPolice: [25, 25],
      value: SIXTY_PLUS_TWO,
      transition: false,
      confirmed: false,
      observations: ['O provento é estimado em 60% da média mais 2% por ano acima de 20; confira na norma do Estado.'],
    }),
    contested,
  );
