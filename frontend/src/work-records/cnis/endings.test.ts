import { describe, expect, it } from 'vitest';
import type { CnisRegister } from '../../../../domain/api/cnis.ts';
import { endingOf, endOfPay } from './endings.ts';
import { register } from './register.fake.ts';
import { isOpenEnded, reviewOf } from './review.ts';

describe('the end of a link that the extract leaves open', () => {
  const open: CnisRegister = { ...register, ingressDate: '2010-01-01', proposedEgressDate: null, salaries: [] };

  it('is the one proposed, and never "goes on" where one is', () => {
    expect(endingOf({ ...open, proposedEgressDate: '2018-06-30', lastRemuneration: '2018-06' })).toBe('proposed');
    expect(endingOf({ ...open, egressDate: '2018-06-30' })).toBe('asRead');
  });

  it('may be the end of the last month paid, offered also where nobody proposes it', () => {
    expect(endOfPay({ ...open, lastRemuneration: '2026-09' })).toBe('2026-09-30');
    expect(endOfPay({ ...open, lastRemuneration: '2017-13' })).toBe('2017-12-31');
    expect(endOfPay({ ...open, lastRemuneration: null })).toBeNull();
    expect(endOfPay({ ...open, lastRemuneration: '2009-01' })).toBeNull();
  });

  it.each([
    ['it was paid of late', { lastRemuneration: '2026-09' }],
    ['nothing was ever paid', { lastRemuneration: null }],
    ['nothing but zero was paid', { lastRemuneration: null, salaries: [{ month: '10', year: 2026, value: 0 }] }],
    ['the extract is older than its last pay', { lastRemuneration: '2026-04' }],
    ['it was paid before it began', { ingressDate: '2026-12-01', lastRemuneration: '2026-10' }],
  ])('is for the person to say where %s', (_why, given) => {
    expect(endingOf({ ...open, ...given })).toBeNull();
    expect(reviewOf([{ ...open, ...given }], 'RGPS').map(isOpenEnded)).toEqual([false]);
  });
});
