/** What a proof is for, or a certificate, where the first right is had without it. */
import { disputedIn } from '../law/engine/outlook/disputed.ts';
import { bestOn, type Held } from '../law/engine/outlook/held.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isoOf } from '../units/day.ts';
import { headlineMoney } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { sightOf } from './candidate.ts';

/** A reading open in the courts, or of a text, that hangs on the proof; empty where there is none. */
const lostReading = (facts: Plan, without: Plan | null): string => {
  const [most] = disputedIn(facts);
  const left = without === null ? [] : disputedIn(without);
  if (most === undefined || left.some(({ ruleId }) => ruleId === most.ruleId)) return '';
  return ` O primeiro direito não depende da prova; a outra leitura, de “${most.modality}”, depende dela.`;
};

interface Later {
  readonly right: Held;
  readonly value: number;
  /** The best that is had on its day otherwise; 0 for nothing. */
  readonly otherwise: number;
}

/** Of the rights that pay more on their day than the best of `otherwise`, the one that pays most; null where there is none. */
const mostBeyond = ({ named }: Pick<Plan, 'named'>, otherwise: readonly Held[]): Later | null => {
  const [most] = named
    .map((right) => ({
      right,
      value: right.on(right.from) ?? 0,
      otherwise: bestOn(right.from, otherwise)?.value ?? 0,
    }))
    .filter(({ value, otherwise: had }) => value > had)
    .toSorted((one, other) => other.value - one.value);
  return most ?? null;
};

/** Of the rights that would pay more on their day than what is had without the proof, the one that pays most; else empty. */
export const lostText = (facts: Plan, without: Plan | null): string => {
  const lost = mostBeyond(facts, without?.named ?? []);
  if (lost === null) return lostReading(facts, without);
  const { judgement, from } = lost.right;
  const day = isoOf(from);
  const worth = lost.value === 0 ? '' : `, ${headlineMoney(lost.value, day, sightOf(facts))} por mês`;
  return ` O primeiro direito não depende da prova; sem ela não há, em ${formatDate(day)}, “${judgement.rule.modality}”${worth}.`;
};

/** What time that is certified brings to whoever waits beyond the first right, which it leaves as it is; else empty. */
export const laterText = (facts: Plan, certified: Plan | null): string => {
  const gained = certified === null ? null : mostBeyond(certified, facts.named);
  if (gained === null) return '';
  const { judgement, from } = gained.right;
  const day = isoOf(from);
  const worth = (value: number): string => headlineMoney(value, day, sightOf(facts));
  const had =
    gained.otherwise === 0 ? 'sem ele não há direito nesse dia' : `sem ele, nesse dia, ${worth(gained.otherwise)}`;
  return ` O primeiro direito não muda; para quem espera, há com ele, em ${formatDate(day)}, “${judgement.rule.modality}”, ${worth(gained.value)} por mês (${had}).`;
};
