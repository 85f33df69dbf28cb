import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type moments, planChangeRows, planChangesPage } from './plan-changes-page.ts';

it('the page of plan changes is what the program does; else run `make plan-changes`', () => {
  const kept = readFileSync(new URL('../docs/plan-changes.md', import.meta.url), 'utf8');
  expect(kept).toBe(planChangesPage());
});

describe('a change of plan', () => {
  const row = (from: string, to: string, moment: (typeof moments)[number]) =>
    planChangeRows().find((one) => one.from === from && one.to === to && one.moment === moment);

  it.each([
    ['genio-mensal', 'mestre-mensal', 'trial', 'R$ 490.00 on 2026-11-28'],
    ['genio-mensal', 'mestre-anual', 'trial', 'R$ 4800.00 on 2026-11-28'],
    ['genio-mensal', 'mestre-anual', 'paid', 'R$ 4800.00 on 2026-12-28'],
    ['genio-mensal', 'mestre-anual-pix', 'paid', 'R$ 4080.00 on 2026-12-28'],
    ['genio-mensal', 'mestre-mensal', 'overdue', 'R$ 490.00 on 2026-12-28'],
    ['genio-anual', 'mestre-mensal', 'paid', 'R$ 490.00 on 2027-11-28'],
    ['genio-anual-cartao', 'mestre-anual-pix', 'trial', 'R$ 4080.00 at once, due 2026-11-24'],
    ['genio-anual-cartao', 'mestre-anual-cartao', 'trial', 'R$ 4320.00 on 2026-11-28'],
    ['genio-anual-pix', 'mestre-anual-pix', 'trial', 'R$ 4080.00 at once, due 2026-11-24'],
    ['genio-anual-pix', 'mestre-anual-pix', 'paid', 'R$ 4080.00 on 2027-11-20'],
    ['genio-anual', 'mestre-anual', 'disputed', 'R$ 4800.00 on 2027-11-28'],
    ['genio-anual-pix', 'mestre-anual-pix', 'disputed', 'nothing while the dispute lasts'],
  ] as const)('from %s to %s, %s: %s', (from, to, moment, charged) => {
    expect(row(from, to, moment)?.charged).toBe(charged);
  });

  it('of what was cancelled is refused, and by card where nobody keeps one', () => {
    const cancelled = planChangeRows().filter(({ moment }) => moment === 'cancelled');
    expect(new Set(cancelled.map(({ asked }) => asked))).toEqual(new Set(['refused: SubscriptionEnded']));
    expect(row('genio-anual-pix', 'mestre-mensal', 'paid')?.asked).toBe('refused: CardRequired');
  });

  it('is answered for each of the four ways, at each of the five moments', () => {
    expect(planChangeRows()).toHaveLength(4 * 4 * 5);
  });
});
