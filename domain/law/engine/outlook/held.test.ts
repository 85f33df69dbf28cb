import { expect, it } from 'vitest';
import { notEmpty } from '../../../testing/not-empty.ts';
import { monthly } from '../../testing/monthly.ts';
import { served, someone, UNIAO } from '../../testing/people.ts';
import { bestOn, type Held, namedAmong } from './held.ts';
import { planFor } from './plan.ts';

const plan = planFor(
  someone({
    gender: 'Mulher',
    birthDate: '1964-11-20',
    on: '2026-11-20',
    regimeType: 'RPPS',
    regime: UNIAO,
    calculation: { publicServiceIngressDate: '1996-11-20' },
    records: [served('1996-11-20', null, { salaries: monthly('1996-11', '2026-10', 10_000) })],
  }),
);
const [held] = notEmpty(plan?.named ?? []);

it('of two rights of the same value names the one whose text was read, though the other was complete earlier', () => {
  if (held === undefined) throw new Error('no right');
  const of = (id: string, confirmed: boolean, hasParity = false): Held => ({
    ...held,
    hasParity,
    on: () => 1000,
    judgement: { ...held.judgement, rule: { ...held.judgement.rule, id, confirmed } },
  });
  const named = (...rights: Held[]) => bestOn(held.from, rights)?.ruleId;
  expect(named(of('unread', false), of('read', true))).toBe('read');
  expect(named(of('read', true), of('unread', false))).toBe('read');
  expect(named(of('earlier', true), of('later', true))).toBe('earlier');
  expect(named(of('unread', false, true), of('read', true))).toBe('unread');
});

it('of two rights of the same value names the one to the whole, though the proportional one was complete earlier', () => {
  if (held === undefined) throw new Error('no right');
  const of = (
    id: string,
    benefitCalculusMethod: Held['judgement']['rule']['benefitCalculusMethod'],
    value = 1000,
  ): Held => ({
    ...held,
    on: () => value,
    judgement: { ...held.judgement, rule: { ...held.judgement.rule, id, benefitCalculusMethod } },
  });
  const named = (...rights: Held[]) => bestOn(held.from, rights)?.ruleId;
  const whole = of('whole', 'MEDIA_80_LIMITADA_ULTIMA_REMUNERACAO');
  expect(named(of('part', 'MEDIA_80_PROPORCIONAL'), whole)).toBe('whole');
  expect(named(whole, of('part', 'MEDIA_80_PROPORCIONAL'))).toBe('whole');
  expect(named(whole, of('part', 'MEDIA_80_PROPORCIONAL', 1001))).toBe('part');
});

it('plans by no retirement that comes by itself, where there is one to choose; by it alone where there is none', () => {
  if (plan === null) throw new Error('no plan');
  const { person } = plan;
  const all = notEmpty(plan.held);
  const compulsory = all.filter(({ judgement }) => judgement.rule.kind === 'compulsory');
  const kinds = (named: readonly Held[]) => new Set(named.map(({ judgement }) => judgement.rule.kind));
  expect(kinds(all)).toContain('compulsory');
  expect(kinds(namedAmong(all, person))).not.toContain('compulsory');
  expect(namedAmong(notEmpty(compulsory), person)).toEqual(compulsory);
});
