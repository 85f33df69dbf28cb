/** Rights that rest on rural time since 11/1991 of which nothing tells that it was paid. @see Lei 8.213/1991, art. 55, § 2 */
import type { Rule } from '../../rule/rule.ts';
import type { Case } from '../case.ts';

/** Of rural work itself, or of both. */
export const asksRuralWork = ({ requirements }: Rule): boolean =>
  requirements.some((requirement) => requirement.kind === 'remunerations' && requirement.of !== 'urban');

/** Whether a right rests on rural work of which it is not said who did it; that of rural work itself asks for no payment. */
export const hangsOnRuralPay = (rule: Rule, { regimeType, holdings }: Case): boolean =>
  regimeType === 'RGPS' && holdings.ruralOfUnknownCategory && !asksRuralWork(rule);
