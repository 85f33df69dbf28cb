import { expect, it } from 'vitest';
import { RGPS_NORMS } from '../norms/rgps/index.ts';
import { RPPS_NORMS } from '../norms/rpps/index.ts';
import { LOCAL_NORMS } from '../places/index.ts';
import { isReadingOfText } from './reading-of-text.ts';

const variants = [...RGPS_NORMS, ...RPPS_NORMS, ...LOCAL_NORMS.values()]
  .flatMap(({ rules }) => rules)
  .filter(({ variantOf }) => variantOf !== undefined);

it('is what every variant is but those that wait for the Supreme Court', () => {
  const inCourt = variants.filter((rule) => !isReadingOfText(rule)).map(({ id }) => id);
  expect(inCourt).toEqual(variants.filter(({ id }) => id.includes('adi')).map(({ id }) => id));
  expect(inCourt.length).toBeGreaterThan(5);
});

it('no rule is that stands for itself', () => {
  const [own] = RPPS_NORMS.flatMap(({ rules }) => rules);
  expect(own === undefined || isReadingOfText(own)).toBe(false);
});
