/** A reading open in the courts, for whoever reads of it among what else there is to do. */
import { expect, it } from 'vitest';
import type { OpenCalculation } from '../domain/calculations/calculation.ts';
import { stepGroups } from '../domain/words/step-groups.ts';
import { asked, only, servantOf, UNIAO, woman } from './testing/asked-steps.ts';
import { add, at, months, typed } from './testing/supposed.ts';

/** Federal police since 2003, at a bank before: first right at 52, and two years sooner with the certificate of the bank. */
const officer: OpenCalculation = typed(
  servantOf(UNIAO, '2003-06-01', {
    companyName: 'Polícia Federal',
    isPoliceTime: true,
    salaries: months(at(2003, 6), at(2026, 10), (year) => 26_000 * 1.05 ** (year - 2026)),
  }),
  add('w1', {
    companyName: 'Banco',
    regimeType: 'RGPS',
    ingressDate: '1998-01-01',
    egressDate: '2003-05-31',
    salaries: months(at(1998, 1), at(2003, 5), () => 1800),
  }),
);

it('stands behind what brings the first right sooner, where it only serves whoever works years longer', () => {
  const answer = asked(officer, woman('1977-05-05'), 'RPPS');
  const dispute = only(answer, 'dispute');
  expect(dispute.text).toContain('pedindo em 11/05/2040');
  expect(dispute.text).toContain('Só serve a quem esperar até lá.');
  const kinds = stepGroups(answer.steps).effective.map(({ kind }) => kind);
  expect(kinds.indexOf('certify')).toBeLessThan(kinds.indexOf('dispute'));
});
