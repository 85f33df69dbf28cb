/** A right whose text was read, beside one that nobody read and that pays no more. */
import type { Held } from '../law/engine/outlook/held.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { formatDate } from '../words/format.ts';
import type { AdvisedOn } from './candidate.ts';
import { hangsOnForces } from './forces.ts';
import { hangsOnRuralPay } from './unpaid-rural.ts';

const parityText = ({ hasParity, judgement: { rule } }: Held): string => {
  if (hasParity) return 'com paridade';
  return rule.parity === false ? 'sem paridade' : 'com a paridade que a observação da regra diz';
};

/** ' Pelo mesmo valor, e já conferida: “…”, completa desde …'; empty where there is none, or where the right was read itself. */
export const confirmedBesideText = (on: AdvisedOn, right: Held, value: number | null): string => {
  const { person, named } = on.plan;
  const today = person.calculationDate;
  if (value === null || isConfirmed(right.judgement.rule, person.regime)) return '';
  const other = named.find(
    (one) =>
      one !== right &&
      one.date <= today &&
      isConfirmed(one.judgement.rule, person.regime) &&
      (one.on(today) ?? 0) >= value &&
      !hangsOnRuralPay(on, one) &&
      !hangsOnForces(on, one, today),
  );
  if (other === undefined) return '';
  const parity = on.regimeType === 'RPPS' ? `, ${parityText(other)}` : '';
  return ` Pelo mesmo valor, e já conferida no texto da norma: “${other.judgement.rule.modality}”, completa desde ${formatDate(isoOf(other.date))}${parity}.`;
};
