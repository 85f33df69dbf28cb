import { beforeEach, describe, expect, it } from 'vitest';
import { benefit, register } from './register.fake.ts';
import {
  forgetImport,
  hasDecisions,
  rememberDecisions,
  rememberedImports,
  rememberImport,
  withDecisions,
} from './remembered.ts';
import { reviewOf } from './review.ts';

describe('what is remembered of an import', () => {
  beforeEach(() => sessionStorage.clear());

  it('finds what was decided before the window was closed', () => {
    const [first, second] = reviewOf([register, benefit], 'RGPS');
    if (first === undefined || second === undefined) throw new Error('two registers were given');
    const decided = { ...first, regimeType: 'RPPS', ending: 'chosen', egressDate: '1994-08-30' } as const;
    rememberDecisions(sessionStorage, 'i1', [decided, second], [first, second]);
    expect(hasDecisions(sessionStorage, 'i1')).toBe(true);
    expect(withDecisions(sessionStorage, 'i1', reviewOf([register, benefit], 'RGPS'))).toMatchObject([
      { regimeType: 'RPPS', ending: 'chosen', egressDate: '1994-08-30', included: true },
      { included: false },
    ]);
    expect(withDecisions(sessionStorage, 'i2', [first])).toEqual([first]);
    rememberDecisions(sessionStorage, 'i1', [first, second], [first, second]);
    expect(hasDecisions(sessionStorage, 'i1')).toBe(false);
  });

  it('finds the imports under way again, per calculation, in their order', () => {
    for (const id of ['i1', 'i2']) rememberImport(sessionStorage, 'k1', { id, name: `${id}.pdf` });
    expect(rememberedImports(sessionStorage, 'k1').map(({ id }) => id)).toEqual(['i1', 'i2']);
    expect(rememberedImports(sessionStorage, 'k2')).toEqual([]);
    forgetImport(sessionStorage, 'k1', 'i1');
    expect(rememberedImports(sessionStorage, 'k1')).toEqual([{ id: 'i2', name: 'i2.pdf' }]);
  });
});
