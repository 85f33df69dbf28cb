/** What whoever has the certificate had better wait for, and what it is worth beside waiting without it. */
import type { NextStep } from '../api/next-steps.ts';
import { bestOn, type Held } from '../law/engine/outlook/held.ts';
import { type Measured, measured } from '../law/engine/outlook/measured.ts';
import type { Plan } from '../law/engine/outlook/plan.ts';
import { isConfirmed } from '../law/rule/confirmed.ts';
import { isoOf } from '../units/day.ts';
import { headlineBeside, headlineDifference, isFarAhead } from '../words/far-ahead.ts';
import { formatDate } from '../words/format.ts';
import { sightOf } from './candidate.ts';
import type { GivenUp } from './elsewhere.ts';
import { type Asked, nextBetter } from './wait.ts';

const ofRule = ({ judgement: { rule } }: Held, { person }: Plan): string =>
  `por “${rule.modality}”${isConfirmed(rule, person.regime) ? '' : ' (regra não confirmada)'}`;

const against = (facts: Plan, asked: Asked, certified: Plan, other: Asked | null): Measured =>
  measured(
    certified.choiceOf(asked),
    other === null ? facts.withoutRight : facts.choiceOf(other),
    certified.life?.until ?? null,
    certified.net,
  );

const valued = ({ first }: Plan): (Asked & { readonly ruleId: string }) | null =>
  first === null || first.value === null ? null : { day: first.day, value: first.value, ruleId: first.ruleId };

export interface Later {
  readonly text: string;
  readonly asked: Asked;
  readonly told: NonNullable<NextStep['later']>;
}

/**
 * A day after the first one that the certificate brings, worth more for life, where without it there is as much by then for nobody:
 * whoever asks as soon as he may has less.
 */
export const laterOnceCertified = (facts: Plan, certified: Plan | null): Later | null => {
  const [first, had] = [certified === null ? null : valued(certified), valued(facts)];
  if (certified === null || first === null || (facts.first !== null && had === null)) return null;
  const today = isoOf(facts.person.calculationDate);
  if ((had !== null && first.day >= had.day) || isFarAhead(isoOf(first.day), today)) return null;
  const better = nextBetter({ plan: certified }, first);
  const right = certified.named.find(({ judgement }) => judgement.rule.id === better?.ruleId);
  if (better === null || right === undefined) return null;
  if ((bestOn(better.day, facts.named)?.value ?? 0) >= better.value) return null;
  const { gain, balance } = against(facts, better, certified, had);
  if (gain === null || balance === null) return null;
  const day = isoOf(better.day);
  const worth = headlineBeside(
    { date: day, value: better.value },
    { date: isoOf(first.day), value: first.value },
    sightOf(facts),
  );
  const more = headlineDifference(better.balance, day, today);
  return {
    asked: better,
    told: { date: day, gain, balance },
    text: ` Antes de pedir, compare: em ${formatDate(day)}, ${ofRule(right, certified)}, ${worth} por mês, e ${more} a mais até a expectativa de vida do que pedindo ${first.day <= facts.person.calculationDate ? 'logo' : 'no primeiro dia'}.`,
  };
};

export interface Waited {
  readonly text: string;
  readonly told: NextStep['waiting'] | null;
}

export const NOT_WAITED: Waited = { text: '', told: null };

/** What whoever waits has without the certificate, where that is as much a month as it brings, and what it adds beyond that wait. */
export const waitedFor = (facts: Plan, certified: Plan | null, later: Later | null, taken: GivenUp['sum']): Waited => {
  const [now, first] = [valued(facts), certified === null ? null : valued(certified)];
  const brought = later?.asked ?? first;
  if (certified === null || now === null || brought === null || brought.value <= now.value) return NOT_WAITED;
  const right = facts.named.find(({ from, on }) => from > brought.day && (on(from) ?? 0) >= brought.value);
  if (right === undefined) return NOT_WAITED;
  const waited = { day: right.from, value: right.on(right.from) ?? 0 };
  const [until, today] = [isoOf(waited.day), isoOf(facts.person.calculationDate)];
  const worth = headlineBeside(
    { date: until, value: waited.value },
    { date: isoOf(brought.day), value: brought.value },
    sightOf(facts),
  );
  const text = ` Sem certificar, quem espera até ${formatDate(until)} tem ${worth} por mês, ${ofRule(right, facts)}.`;
  const { balance } = against(facts, brought, certified, waited);
  if (balance === null) return { text, told: null };
  const signed = (sum: number): string =>
    `${headlineDifference(Math.abs(sum), until, today)} a ${sum < 0 ? 'menos' : 'mais'}`;
  const brings = balance === 0 ? 'não muda a soma' : `traz ${signed(balance)}`;
  const there = taken === null ? '' : `, e ${signed(taken.balance)} no ${taken.regimeType}`;
  return {
    told: { until, balance },
    text: `${text} Frente a essa espera, o certificado ${brings} até a expectativa de vida${there}.`,
  };
};
