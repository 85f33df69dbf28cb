/** What is said of a right whose rule nobody has read in its text, before somebody pays for it. */
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import type { Rule } from '../law/rule/rule.ts';

export const whereToCheck = ({ totalisationOf, regimeType }: Rule): string => {
  if (totalisationOf !== undefined) return 'no acordo do país';
  return regimeType === 'RGPS' ? 'no texto da norma' : 'na legislação local';
};

/** Of the first right that a step leads to; empty where its rule was read, or there is none. */
export const unreadText = ({ first, held, person }: Plan): string => {
  const rule = held.find(({ judgement }) => judgement.rule.id === first?.ruleId)?.judgement.rule;
  if (rule === undefined || isConfirmed(rule, person.regime)) return '';
  return ` Conferir ${whereToCheck(rule)} antes de pagar ou certificar: o direito seria por “${rule.modality}”, regra que não foi confirmada.`;
};
